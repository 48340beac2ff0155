/** What the history's address keeps, so that Back and reload find it again: tab, period, filters, and the open record. */
import { useEffect, useState } from "react";
import type { Period } from "../../resources/period/period";
import { type PeriodSearch, readPeriodSearch } from "../../resources/period/period-search";
import { NO_ALARM_FILTER, NO_SIGNAL_FILTER } from "./history-filters";
import { useSettled } from "../../ui/use-settled";

/** Filters of both tabs; a name that both have is one and the same: what is looked for among signals is among alarms too. */
const FILTERS = Object.keys({ ...NO_SIGNAL_FILTER, ...NO_ALARM_FILTER });

/** The address. */
export interface HistorySearch extends PeriodSearch {
  readonly tab?: "alarms";
  readonly alarm?: string;
  readonly filter?: Readonly<Record<string, string>>;
}

/** The address and the way to change it; `push` makes an entry of it that Back leaves. */
export interface HistoryAddress {
  readonly search: HistorySearch;
  readonly change: (change: (old: HistorySearch) => HistorySearch, how?: "push") => void;
}

/** What a tab of the history is given. */
export interface HistoryTabProps {
  readonly period: Period | null;
  readonly address: HistoryAddress;
}

const ID = /^[a-z0-9]{15}$/;
/** Stands for what is no id: no alarm has it, so its record is not available, as with an id that is wrong. */
const NO_ID = "none";

const present = <T extends object>(values: T): T =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined && value !== "")) as T;

/** An account of digits alone is read as a number where somebody wrote the address by hand. */
const textOf = (value: unknown): string =>
  typeof value === "string" || typeof value === "number" ? String(value) : "";

/** Reads an address as anybody may have written it: what says nothing is left out; an alarm that is none is said to be. */
export function readSearch(search: Readonly<Record<string, unknown>>): HistorySearch {
  const { filter } = search;
  const alarm = textOf(search["alarm"]);
  const asked = typeof filter === "object" && filter !== null ? (filter as Readonly<Record<string, unknown>>) : {};
  const texts = FILTERS.map((name) => [name, textOf(asked[name])]);
  const filters = present(Object.fromEntries(texts) as Record<string, string>);
  return present<HistorySearch>({
    // A record stands among the alarms, also where only its id was passed on.
    tab: search["tab"] === "alarms" || alarm !== "" ? "alarms" : undefined,
    alarm: alarm === "" || ID.test(alarm) ? alarm : NO_ID,
    ...readPeriodSearch(search),
    filter: Object.keys(filters).length > 0 ? filters : undefined,
  });
}

/** What an address says of a tab's filter; `none` names its fields. */
export function filterOf<F extends object>(none: F, search: HistorySearch): F {
  const known = Object.entries(search.filter ?? {}).filter(([name]) => name in none);
  return { ...none, ...(Object.fromEntries(known) as Partial<F>) };
}

/** The filter of a tab: as typed, as asked once it stands still, and kept in the address from then on. */
export function useAddressedFilter<F extends object>(none: F, { search, change }: HistoryAddress) {
  const [filter, setFilter] = useState<F>(() => filterOf(none, search));
  const asked = useSettled(filter);
  useEffect(() => change((old) => ({ ...old, filter: { ...old.filter, ...asked } })), [asked, change]);
  return { filter, setFilter, asked };
}
