/** What the address of the calendar says. */
import { readRecordSearch, type RecordSearch } from "../../resources/records/record/record-address";
import type { ScheduleScope } from "./schedule-view";

/** The shown days, and the open record; of a new one for whom and when. */
export interface ScheduleSearch extends RecordSearch {
  readonly day?: string;
  readonly scope?: ScheduleScope;
  readonly who?: string;
  /** `2027-06-16T09:00` by the centre's clock. */
  readonly at?: string;
}

const DAY = /^2\d{3}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;
const AT = /^2\d{3}-\d{2}-\d{2}T\d{2}:\d{2}$/;
const ID = /^[a-z0-9]{15}$/;

const fitting = (value: unknown, form: RegExp): string | undefined =>
  typeof value === "string" && form.test(value) ? value : undefined;

/** Reads it as anybody may have written it. */
export function readScheduleSearch(search: Readonly<Record<string, unknown>>): ScheduleSearch {
  const record = readRecordSearch(search);
  const isNew = record.id === "new";
  const { scope } = search;
  const own = {
    day: fitting(search["day"], DAY),
    scope: scope === "day" || scope === "week" ? scope : undefined,
    who: isNew ? fitting(search["who"], ID) : undefined,
    at: isNew ? fitting(search["at"], AT) : undefined,
  };
  return { ...record, ...Object.fromEntries(Object.entries(own).filter(([, value]) => value !== undefined)) };
}
