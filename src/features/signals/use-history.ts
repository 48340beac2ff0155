/** Reads the histories of the store page by page. */
import { useTranslation } from "react-i18next";
import type { ClosedRow } from "../../../domain/alarms/rows";
import type { ElsewhereAlarm } from "../../../domain/live/routes";
import type { SignalQuestion } from "../../../domain/signals/history-filter";
import { plainNumber } from "../../../domain/signals/normalise";
import type { SignalRow } from "../../../domain/signals/rows";
import { readCode } from "../../resources/signals/signal-words";
import { useKeptSignals } from "../../resources/signals/use-kept-signals";
import { useLive } from "../../resources/use-live";
import { type Page, type Pages, usePages } from "../../resources/use-pages";
import { api } from "../../sync/api";
import type { KeptSignals } from "../../sync/kept-signals";
import { alarmNumberIn } from "./alarm-number";
import type { AlarmFilter, HistoryFilter } from "./history-filters";
import type { Period } from "../../resources/period/period";
import { latin } from "../../lib/time-of-day";

const PAGE_ROWS = 200;
/** The most that the store gives for an export. */
const EXPORT_PAGE_ROWS = 1000;

/** A list of the history; `kept` = the store could not be reached, and from when to when the rows here are all. */
export interface HistoryPages<T> extends Pages<T> {
  readonly kept?: Pick<KeptSignals, "fromMs" | "toMs"> | undefined;
}

/** A question to the store. */
export type Query = Readonly<Record<string, string | number | undefined>>;

/** As the store spells them; nothing typed asks for nothing. */
function spelt(filter: HistoryFilter): Readonly<Record<string, string>> {
  const zone = plainNumber(latin(filter.zone));
  // Zeros alone are a number that no zone has, not the wish for every zone.
  return { ...filter, ...readCode(latin(filter.code)), account: latin(filter.account), zone: zone || filter.zone };
}

function toQuery(period: Period, filter: Readonly<Record<string, string>>): Query {
  const filters = Object.entries(filter).map(([name, value]) => [name, value.trim() === "" ? undefined : value.trim()]);
  return {
    from: new Date(period.fromMs).toISOString(),
    to: new Date(period.toMs).toISOString(),
    limit: PAGE_ROWS,
    ...(Object.fromEntries(filters) as Query),
  };
}

/** What to ask for signals of a period. */
export const signalQuery = (period: Period, filter: HistoryFilter): Query & SignalQuestion =>
  toQuery(period, spelt(filter)) as Query & SignalQuestion;

/** What to ask for alarms closed in a period; `titleOf` is how the record of an alarm is called. */
export const alarmQuery = (period: Period, filter: AlarmFilter, titleOf: (number: string) => string): Query =>
  toQuery(period, { ...filter, account: latin(filter.account), text: alarmNumberIn(filter.text, titleOf) });

/** The same for a file: longer pages, and the store writes down who takes them. */
export const exportQuery = (query: Query): Query => ({ ...query, limit: EXPORT_PAGE_ROWS, export: 1 });

/** Reads a page of the store's answer. */
export const readPage =
  <T, C extends string | number, P extends Page<T, C> = Page<T, C>>(path: string, query: Query) =>
  (before: C | undefined, signal: AbortSignal): Promise<P> =>
    api<P>(path, { query: { ...query, before }, signal });

/** Signals of a period, of what is kept here while the store can't be reached; null = there is none to ask for. */
export function useSignalHistory(period: Period | null, filter: HistoryFilter): HistoryPages<SignalRow> {
  const query = period && signalQuery(period, filter);
  const pages: Pages<SignalRow> = usePages(
    query && JSON.stringify(query),
    readPage<SignalRow, number>("signal_history", query ?? {}),
  );
  const isDown = useLive().status === "offline";
  const isAway = pages.status === "offline" || (pages.status === "loading" && isDown);
  const kept = useKeptSignals(isAway && pages.rows === undefined ? query : null);
  return kept ? { ...pages, status: "offline", rows: kept.rows, kept } : pages;
}

/** A page of closed alarms; the first one says beside where the alarm is whose number was typed. */
interface AlarmPage extends Page<ClosedRow, string> {
  readonly elsewhere: ElsewhereAlarm | null;
}

/** Alarms closed in a period, and the one that was asked for by its number and was closed at another time. */
export function useAlarmHistory(
  period: Period | null,
  filter: AlarmFilter,
): Pages<ClosedRow> & { readonly elsewhere: ElsewhereAlarm | null } {
  const { t } = useTranslation("signals");
  const query = period && alarmQuery(period, filter, (number) => t("record.title", { number }));
  const { first, ...pages } = usePages<ClosedRow, string, AlarmPage>(
    query && JSON.stringify(query),
    readPage("alarm_history", query ?? {}),
  );
  return { ...pages, elsewhere: first?.elsewhere ?? null };
}
