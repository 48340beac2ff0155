/** Options of a DC-09 receiver and of single accounts (reference 2 and 3); every default is the reference's. */
import { isObject } from "../../../domain/plain-object";
import type { ReplyLine } from "./ack";
import { accountNaming } from "./account-name";
import { DEFAULT_CODE_PAGE, isCodePage } from "./text";

export interface Dc09Options {
  /** NAK a clear frame outside the window, to set the clock of a panel that lives years behind (quirk 12). */
  readonly nakStaleClear: boolean;
  readonly nakForm: "fixed" | "account";
  readonly unknownAccount: "ack" | "drop" | "duh";
  readonly nakOnCrc: boolean;
  /** true: clear frames of keyed accounts pass; false: any key refuses clear; left out: an account's own key does. */
  readonly allowClear: boolean | undefined;
  /** Stamp in a clear ACK: none, or one when the request had one. */
  readonly timestamp: "none" | "mirror";
  readonly codePage: string;
  readonly ignoreLeadingZeros: boolean;
  readonly keyFormat: "auto" | "hex" | "text";
  readonly replyLine: ReplyLine;
}

type Check = (value: unknown) => boolean;

const oneOf =
  (...values: unknown[]): Check =>
  (value) =>
    values.includes(value);
const isBoolean: Check = (value) => typeof value === "boolean";

const checks: Readonly<Record<keyof Dc09Options, { readonly passes: Check; readonly wants: string }>> = {
  nakStaleClear: { passes: isBoolean, wants: "true or false" },
  nakForm: { passes: oneOf("fixed", "account"), wants: '"fixed" or "account"' },
  unknownAccount: { passes: oneOf("ack", "drop", "duh"), wants: '"ack", "drop" or "duh"' },
  nakOnCrc: { passes: isBoolean, wants: "true or false" },
  allowClear: { passes: isBoolean, wants: "true or false" },
  timestamp: { passes: oneOf("none", "mirror"), wants: '"none" or "mirror"' },
  codePage: { passes: (value) => typeof value === "string" && isCodePage(value), wants: "a code page" },
  ignoreLeadingZeros: { passes: isBoolean, wants: "true or false" },
  keyFormat: { passes: oneOf("auto", "hex", "text"), wants: '"auto", "hex" or "text"' },
  replyLine: { passes: oneOf("echo", "L0", "none"), wants: '"echo", "L0" or "none"' },
};

const defaults: Dc09Options = {
  nakStaleClear: false,
  nakForm: "fixed",
  unknownAccount: "ack",
  nakOnCrc: false,
  allowClear: undefined,
  timestamp: "none",
  codePage: DEFAULT_CODE_PAGE,
  ignoreLeadingZeros: false,
  keyFormat: "auto",
  replyLine: "echo",
};

/** What can't differ from account to account: it is needed before the account is known, or to read a frame again. */
const RECEIVER_ONLY = ["nakOnCrc", "codePage", "ignoreLeadingZeros", "keyFormat"];

function checkAccount(value: unknown): string {
  if (!isObject(value)) return "options must be an object";
  const misplaced = RECEIVER_ONLY.find((name) => name in value);
  return misplaced === undefined ? checkFlat(value) : `"${misplaced}" holds for the whole receiver`;
}

function checkFlat(options: Readonly<Record<string, unknown>>): string {
  for (const [name, value] of Object.entries(options)) {
    const check = checks[name as keyof Dc09Options] as (typeof checks)[keyof Dc09Options] | undefined;
    if (!check) return `"${name}" is no option of dc09`;
    if (!check.passes(value)) return `the option "${name}" must be ${check.wants}`;
  }
  return "";
}

/** A sentence when something is wrong, else `""`. `accounts` holds options of single accounts. */
export function checkOptions(options: Readonly<Record<string, unknown>>): string {
  const { accounts, ...own } = options;
  const fault = checkFlat(own);
  if (fault || accounts === undefined) return fault;
  if (!isObject(accounts)) return 'the option "accounts" must map accounts to options';
  for (const [account, value] of Object.entries(accounts)) {
    const wrong = checkAccount(value);
    if (wrong) return `account "${account}": ${wrong}`;
  }
  return "";
}

/** Options by account; look-ups don't regard case, nor leading zeros where those don't count. */
export function createOptions(options: Readonly<Record<string, unknown>>): {
  readonly own: Dc09Options;
  readonly of: (account: string) => Dc09Options;
  /** By what name an account is known here. */
  readonly nameOf: (account: string) => string;
} {
  const { accounts, ...rest } = options;
  const own: Dc09Options = { ...defaults, ...rest };
  const nameOf = accountNaming(own);
  const special = new Map<string, Dc09Options>();
  for (const [account, value] of Object.entries(isObject(accounts) ? accounts : {})) {
    special.set(nameOf(account), { ...own, ...(value as Partial<Dc09Options>) });
  }
  const of = (account: string): Dc09Options => (special.size && special.get(nameOf(account))) || own;
  return { own, of, nameOf };
}
