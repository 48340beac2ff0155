/** Where mail is handed over: `smtp://host:port`, or `smtps://` where the line is encrypted from its first byte. */

/** The server. */
export interface MailServer {
  readonly host: string;
  readonly port: number;
  readonly tls: boolean;
}

const PORTS = { smtp: 587, smtps: 465 } as const;
const ADDRESS = /^(smtps?):\/\/(\[[0-9a-f:.]+\]|[a-z0-9.-]+)(?::(\d{1,5}))?\/?$/i;

/** The server that an address means; null where it means none. */
export function mailServer(url: string): MailServer | null {
  const [, scheme = "", host = "", port] = ADDRESS.exec(url.trim()) ?? [];
  if (host === "") return null;
  const tls = scheme.toLowerCase() === "smtps";
  const number = port === undefined ? PORTS[tls ? "smtps" : "smtp"] : Number(port);
  return number > 0 && number <= 65_535 ? { host, port: number, tls } : null;
}

const NAMES = /^[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)+$/i;
const BEFORE_AT = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/i;

/** Can a letter be from there? Nothing but a plain address: the store takes no other, and would keep its settings of before. */
export function isSenderAddress(text: string): boolean {
  const [before = "", host = "", ...more] = text.split("@");
  return more.length === 0 && text.length <= 254 && BEFORE_AT.test(before) && NAMES.test(host);
}

/** Signs that no address of a page has before its path. */
const STRANGE = /[\s@?#\\<>"'`{}|^%]/;

/** Can links begin with it? The beginning of an address, its host and port; `""` = there is none. */
export function isPublicAddress(text: string): boolean {
  if (text === "") return true;
  const [, host = "", port] = /^https?:\/\/(\[[0-9a-f:.]+\]|[^\s/:[\]]+)(?::(\d{1,5}))?$/i.exec(text) ?? [];
  return host !== "" && !STRANGE.test(host) && (port === undefined || (Number(port) > 0 && Number(port) <= 65_535));
}
