/** Reads the histories of the store page by page. */
import type { ClosedRow } from "../../../domain/alarms/rows";
import { plainNumber } from "../../../domain/signals/normalise";
import type { SignalRow } from "../../../domain/signals/rows";
import { readCode } from "../../resources/signals/signal-words";
import { type Page, type Pages, usePages } from "../../resources/use-pages";
import { api } from "../../sync/api";
import type { Period } from "./period";
import { latin } from "./time-of-day";

const PAGE_ROWS = 200;

/** Filters of the signal history; "" = everything. */
export interface HistoryFilter {
  readonly class: string;
  readonly site: string;
  readonly account: string;
  readonly code: string;
  readonly zone: string;
  readonly text: string;
}

/** Filters of the alarm history. */
export interface AlarmFilter {
  readonly account: string;
  readonly priority: string;
  readonly resolution: string;
  readonly text: string;
}

/** Nothing left out of the signals. */
export const NO_SIGNAL_FILTER: HistoryFilter = { class: "", site: "", account: "", code: "", zone: "", text: "" };

/** Nothing left out of the alarms. */
export const NO_ALARM_FILTER: AlarmFilter = { account: "", priority: "", resolution: "", text: "" };

type Query = Readonly<Record<string, string | number | undefined>>;

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

const read =
  <T, C extends string | number>(path: string, query: Query) =>
  (before: C | undefined, signal: AbortSignal): Promise<Page<T, C>> =>
    api<Page<T, C>>(path, { query: { ...query, before }, signal });

/** Signals of a period; null = there is none to ask for. */
export function useSignalHistory(period: Period | null, filter: HistoryFilter): Pages<SignalRow> {
  const query = period && toQuery(period, spelt(filter));
  return usePages(query && JSON.stringify(query), read<SignalRow, number>("signal_history", query ?? {}));
}

/** Alarms closed in a period. */
export function useAlarmHistory(period: Period | null, filter: AlarmFilter): Pages<ClosedRow> {
  const query = period && toQuery(period, { ...filter, account: latin(filter.account) });
  return usePages(query && JSON.stringify(query), read<ClosedRow, string>("alarm_history", query ?? {}));
}
