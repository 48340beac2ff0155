/** Which signals a question to the history finds, for rows that are at hand: the store asks the same in SQL. */
import { folded } from "../live/folded";
import { spellings } from "./normalise";
import type { SignalRow } from "./rows";
import { dateMs } from "./store-date";

/** A question as it is sent to the store; what is left out or "" asks for nothing. */
export interface SignalQuestion {
  /** Included. */
  readonly from: string;
  /** Excluded. */
  readonly to: string;
  readonly class?: string | undefined;
  readonly code?: string | undefined;
  readonly qualifier?: string | undefined;
  readonly zone?: string | undefined;
  /** How it begins. */
  readonly account?: string | undefined;
  /** Part of its name or number. */
  readonly site?: string | undefined;
  readonly text?: string | undefined;
}

const EQUAL = ["class", "code", "qualifier", "zone"] as const;
const TEXTS = ["signal", "siteName", "zoneText", "userName", "text"] as const;

type Asked = Pick<
  SignalRow,
  (typeof EQUAL)[number] | (typeof TEXTS)[number] | "receivedAt" | "seq" | "site" | "siteNo"
>;

/** A test of signals for a question. */
export function finds(question: SignalQuestion): (signal: Asked) => boolean {
  const [fromMs, toMs] = [dateMs(question.from), dateMs(question.to)];
  const equal = EQUAL.flatMap((name) => (question[name] ? [[name, question[name]] as const] : []));
  const [account = "", site = "", text = ""] = [question.account?.trim(), question.site?.trim(), question.text?.trim()];
  const accounts = spellings(account);
  // A copy of an earlier program may lack a field that came later.
  const has = (wanted: string, fields: readonly (string | undefined)[]): boolean =>
    wanted === "" || fields.some((field) => folded(field ?? "").includes(folded(wanted)));
  return (signal) => {
    const atMs = dateMs(signal.receivedAt);
    if (!(atMs >= fromMs && atMs < toMs)) return false;
    if (!equal.every(([name, value]) => signal[name] === value)) return false;
    if (!accounts.some((begin) => signal.siteNo.startsWith(begin))) return false;
    // A signal that no site has has neither name nor number of one.
    if (site !== "" && signal.site === "") return false;
    if (!has(site, [signal.siteName, signal.siteNo])) return false;
    return has(
      text,
      TEXTS.map((name) => signal[name]),
    );
  };
}

/** The order of the history: what came in last stands first. */
export const newestFirst = (a: Pick<Asked, "receivedAt" | "seq">, b: Pick<Asked, "receivedAt" | "seq">): number =>
  dateMs(b.receivedAt) - dateMs(a.receivedAt) || b.seq - a.seq;
