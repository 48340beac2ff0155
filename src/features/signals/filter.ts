/** Filters of the live list: class, receiver, site, account and free text, over what the browser already holds. */
import { folded } from "../../../domain/live/folded";
import { accountKey } from "../../../domain/signals/normalise";
import type { SignalRow } from "../../../domain/signals/rows";
import { codeText } from "../../resources/signals/signal-words";
import { latin } from "../../lib/time-of-day";

/** What a person filters by; "" = everything. */
export interface SignalFilter {
  readonly class: string;
  readonly receiver: string;
  readonly site: string;
  readonly account: string;
  readonly text: string;
}

/** Nothing left out. */
export const NO_FILTER: SignalFilter = { class: "", receiver: "", site: "", account: "", text: "" };

const SEARCHED = ["signal", "zoneText", "text", "zone", "user", "userName", "siteName", "siteNo", "account"] as const;

// A copy of an earlier program may lack a field that came later.
const has = (field: string | undefined, wanted: string): boolean => folded(field ?? "").includes(folded(wanted.trim()));

/** Does the signal pass the filter? Text is matched literally. */
export function passes(signal: SignalRow, filter: SignalFilter): boolean {
  if (filter.class !== "" && signal.class !== filter.class) return false;
  if (filter.receiver !== "" && signal.receiver !== filter.receiver) return false;
  if (!has(`${signal.siteNo} ${signal.siteName}`, filter.site)) return false;
  if (!accountKey(signal.account).startsWith(accountKey(latin(filter.account)))) return false;
  return has(codeText(signal), filter.text) || SEARCHED.some((field) => has(signal[field], filter.text));
}

/** Receivers to choose from, in order: those of the signals, and the one that is chosen, though it has sent nothing. */
export const receiversOf = (signals: readonly SignalRow[], chosen: string): readonly string[] =>
  [...new Set([...signals.map((signal) => signal.receiver), chosen])]
    .filter((name) => name !== "")
    .sort((a, b) => a.localeCompare(b, "en", { numeric: true }));

/** Is anything filtered at all? */
export const isFiltered = (filter: object): boolean => Object.values(filter).some((value) => value !== "");
