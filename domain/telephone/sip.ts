/** The telephone account of a person, and the address of its server as the page's policy names it. */

/** What the browser needs to be a telephone; `user` is empty where nobody has set an account up. */
export interface SipAccount {
  /** `wss://pbx.example:7443/ws` */
  readonly server: string;
  readonly domain: string;
  readonly user: string;
  readonly password: string;
}

const ADDRESS = /^(wss?:\/\/(?:[A-Za-z0-9.-]+|\[[0-9A-Fa-f:]+\])(?::\d{1,5})?)(?:\/[\w./~%-]*)?$/;

/** Scheme, host and port of a WebSocket's address; "" where it is none. */
export const wsOrigin = (address: string): string => ADDRESS.exec(address)?.[1] ?? "";

/** Can it be an address of a server? */
export const isWsAddress = (address: string): boolean => wsOrigin(address) !== "";

/** Can a call be made with it? */
export const isUsable = ({ server, domain, user }: Omit<SipAccount, "password">): boolean =>
  isWsAddress(server) && domain !== "" && user !== "";
