/** Keys of other systems: what one is made of, and from where it may be used. */
import { isObject } from "../plain-object";
import { fail, ok, type Result } from "../result";
import type { AuthorityMap } from "./authorities";
import { checkMap, deriveRights, grantedPaths, type MapFault } from "./rights";

/** Sent with each request of such a system. */
export const KEY_HEADER = "X-Watchdesk-Key";

/** A key begins so, to be known wherever it turns up. */
export const KEY_START = "wd_";
/** Letters and digits drawn: more than anybody can try. */
export const KEY_LENGTH = 40;
/** So much of it is kept in the clear, by which people tell one from another. */
export const SHOWN_LENGTH = 8;

/** What somebody asks for. */
export interface NewKey {
  readonly name: string;
  readonly scope: AuthorityMap;
  readonly addresses: readonly string[];
  /** Epoch ms; null = it does not end. */
  readonly expiresMs: number | null;
}

/** Why there is none. */
export type KeyFault =
  | { readonly code: "bad_request"; readonly field: string }
  | { readonly code: "authority_map_bad"; readonly map: MapFault };

const NAME_MAX = 80;
const ADDRESSES_MOST = 20;

const bits = (address: string): number | null => {
  const parts = address.split(".");
  if (parts.length !== 4 || parts.some((part) => !/^(0|[1-9]\d{0,2})$/.test(part) || Number(part) > 255)) return null;
  return parts.reduce((all, part) => all * 256 + Number(part), 0);
};

const isV6 = (address: string): boolean =>
  address.includes(":") && /^[0-9a-f:]+(:\d{1,3}(\.\d{1,3}){3})?$/i.test(address);

/** An address, or of the fourth version the first bits of several: `10.1.0.0/16`. */
export function isAddressRange(text: string): boolean {
  const [address = "", length, ...rest] = text.split("/");
  if (rest.length > 0) return false;
  if (length === undefined) return bits(address) !== null || isV6(address);
  return bits(address) !== null && /^([0-9]|[12][0-9]|3[0-2])$/.test(length);
}

/** How an address of the fourth version looks on a socket of the sixth. */
const plainAddress = (ip: string): string => ip.replace(/^::ffff:(?=\d+\.)/i, "").toLowerCase();

function isWithin(range: string, ip: string): boolean {
  const [address = "", length = "32"] = range.split("/");
  const [from, at] = [bits(address), bits(ip)];
  if (from === null || at === null) return address.toLowerCase() === ip;
  const size = 2 ** (32 - Number(length));
  return Math.floor(from / size) === Math.floor(at / size);
}

/** May a key be used from there? Without addresses it may from anywhere. */
export const isUsableFrom = (addresses: readonly string[], ip: string): boolean =>
  addresses.length === 0 || addresses.some((range) => isWithin(range, plainAddress(ip)));

const bad = (field: string): Result<never, KeyFault> => fail({ code: "bad_request", field });

function readEnd(value: unknown, now: number): number | null | undefined {
  if (value === undefined || value === null || value === "") return null;
  const ms = typeof value === "string" ? Date.parse(value) : Number.NaN;
  return ms > now ? ms : undefined;
}

/** Reads what was sent; a key that grants nothing or has ended already is none. */
export function readNewKey(body: Readonly<Record<string, unknown>>, now: number): Result<NewKey, KeyFault> {
  const { name, scope, addresses = [], expiresAt } = body;
  if (typeof name !== "string" || name.trim() === "" || name.length > NAME_MAX) return bad("name");
  const map = checkMap(scope);
  if (!map.ok) return fail({ code: "authority_map_bad", map: map.fault });
  if (!isObject(scope) || grantedPaths(deriveRights(map.value)).length === 0) return bad("scope");
  const isList = Array.isArray(addresses) && addresses.length <= ADDRESSES_MOST;
  if (!isList || !addresses.every((one) => typeof one === "string" && isAddressRange(one))) return bad("addresses");
  const expiresMs = readEnd(expiresAt, now);
  if (expiresMs === undefined) return bad("expiresAt");
  return ok({ name: name.trim(), scope: map.value, addresses: addresses as readonly string[], expiresMs });
}

/** What a key can be made for at the settings page; whoever sends the map himself may ask for any other. */
export const KEY_SCOPES = {
  signals: [
    "signals.all_live_signals.read",
    "signals.signal_history.read",
    "signals.alarms.read",
    "signals.pending_signals.read",
  ],
  accounts: ["accounts.site_accounts.read", "accounts.customer_accounts.read", "accounts.installers_accounts.read"],
  reports: [
    "reporting.site_statistics.read",
    "reporting.customer_statistics.read",
    "reporting.performance_report.read",
  ],
  tickets: ["support.tickets.read_all", "support.tickets.create"],
  calls: ["dialer.incoming.read"],
} as const satisfies Readonly<Record<string, readonly string[]>>;

/** One of them. */
export type KeyScope = keyof typeof KEY_SCOPES;
