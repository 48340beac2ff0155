/** Which key belongs to a frame: R and L and account, prefix and account, account, the receiver's default (reference 3). */
import { prefixKey } from "../../../domain/signals/normalise";
import type { KeyEntries, KeyEntry } from "../../contracts/engine";
import { accountNaming } from "./account-name";
import { parseKey } from "./crypto";

export interface KeyRing {
  /** Keys to decrypt with, any of which may fit; none when there is none. */
  readonly find: (address: KeyAddress) => readonly Buffer[];
  /** True when the account has a key of its own; the default key doesn't count. */
  readonly hasOwn: (address: KeyAddress) => boolean;
}

export interface KeyAddress {
  readonly receiver: string | null;
  readonly line: string | null;
  readonly account: string | null;
}

const DEFAULT = "*";
const NONE: readonly Buffer[] = [];

/** A file or a store may hold anything. */
const listOf = (entry: KeyEntries[string]): readonly KeyEntry[] =>
  Array.isArray(entry) ? (entry as readonly KeyEntry[]) : [entry as KeyEntry];

function keyOf(entry: KeyEntry, format: "auto" | "hex" | "text"): Buffer | null {
  const own = typeof entry === "string" ? { key: entry, format } : entry;
  return typeof own?.key === "string" ? parseKey(own.key, own.format) : null;
}

/** The account prefix is sent as L; one of zeros is none (reference 1). */
const prefixed = (prefix: string, account: string): string =>
  prefixKey(prefix) === "" ? account : `${prefixKey(prefix)}/${account}`;

/** Sentence about the first entry that is no key; never says the key itself. */
export function checkKeys(entries: KeyEntries, format: "auto" | "hex" | "text"): string {
  for (const [account, entry] of Object.entries(entries)) {
    if (listOf(entry).some((each) => !keyOf(each, format))) {
      return `the key of "${account}" is neither 32, 48 or 64 hex digits nor 16, 24 or 32 characters of text`;
    }
  }
  return "";
}

/**
 * Names without regard to case. An entry that is no key still makes its account a keyed one: a slip of the pen must not
 * open it for clear text.
 */
export function createKeyRing(
  entries: KeyEntries,
  options: { readonly format: "auto" | "hex" | "text"; readonly ignoreLeadingZeros: boolean },
): KeyRing {
  const name = accountNaming(options);
  const nameOf = (entry: string): string => {
    if (entry.includes("#")) return entry.toUpperCase();
    const slash = entry.indexOf("/");
    if (slash < 0) return name(entry);
    return prefixed(entry.slice(0, slash), name(entry.slice(slash + 1)));
  };
  const keys = new Map<string, readonly Buffer[]>();
  for (const [account, entry] of Object.entries(entries)) {
    const fitting = listOf(entry).map((each) => keyOf(each, options.format));
    keys.set(
      nameOf(account),
      fitting.filter((key) => key !== null),
    );
  }
  const hasLines = [...keys.keys()].some((key) => key.includes("#"));
  const hasPrefixes = [...keys.keys()].some((key) => key.includes("/"));
  const own = ({ receiver, line, account }: KeyAddress): readonly Buffer[] | undefined => {
    if (account === null || keys.size === 0) return undefined;
    if (hasLines) {
      const onLine = `L${line ?? "0"}#${account}`.toUpperCase();
      const found = keys.get(`R${receiver ?? "0"}${onLine}`.toUpperCase()) ?? keys.get(onLine);
      if (found !== undefined) return found;
    }
    const ofPrefix = hasPrefixes ? keys.get(prefixed(line ?? "", name(account))) : undefined;
    return ofPrefix === undefined ? keys.get(name(account)) : ofPrefix;
  };
  return {
    find: (address) => own(address) ?? keys.get(DEFAULT) ?? NONE,
    hasOwn: (address) => own(address) !== undefined,
  };
}
