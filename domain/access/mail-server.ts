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
