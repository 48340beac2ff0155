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

/** What of a signal is looked through, as it is compared. Folded each time: to keep it by row takes twice as long as to make it. */
function textOf(signal: SignalRow): string {
  let text = codeText(signal);
  // A copy of an earlier program may lack a field that came later. No field runs over into the next.
  for (const field of SEARCHED) text += `\n${(signal[field] as string | undefined) ?? ""}`;
  return folded(text);
}

const siteOf = ({ siteNo, siteName }: SignalRow): string => folded(`${siteNo} ${siteName}`);

/** A test of signals for a filter; null = all pass. Text is matched literally. */
export function testOf(filter: SignalFilter): ((signal: SignalRow) => boolean) | null {
  if (!isFiltered(filter)) return null;
  const site = folded(filter.site.trim());
  const text = folded(filter.text.trim());
  const account = accountKey(latin(filter.account));
  return (signal) => {
    if (filter.class !== "" && signal.class !== filter.class) return false;
    if (filter.receiver !== "" && signal.receiver !== filter.receiver) return false;
    if (account !== "" && !accountKey(signal.account).startsWith(account)) return false;
    if (site !== "" && !siteOf(signal).includes(site)) return false;
    return text === "" || textOf(signal).includes(text);
  };
}

/** Receivers to choose from, in order: those that sent something, and the one that is chosen, though it has sent nothing. */
export const receiversOf = (senders: Iterable<string>, chosen: string): readonly string[] =>
  [...new Set([...senders, chosen])]
    .filter((name) => name !== "")
    .sort((a, b) => a.localeCompare(b, "en", { numeric: true }));

/** Is anything filtered at all? */
export const isFiltered = (filter: object): boolean => Object.values(filter).some((value) => value !== "");
