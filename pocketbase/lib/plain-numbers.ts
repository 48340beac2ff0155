/** Numbers of zones and partitions are stored as a signal's are, whoever types them: what is typed as a panel shows it would never be found. */
import { plainNumber } from "../../domain/signals/normalise";
import type { PbRecordEvent } from "./pb";

/** What is compared with a signal's numbers. A contact's panel user number stays as it is typed: it is looked for in any spelling. */
const FIELDS: Readonly<Record<string, readonly string[]>> = {
  site_zones: ["number", "partition"],
  site_partitions: ["number"],
  site_schedules: ["partition"],
  temporary_schedules: ["partition"],
  signal_code_maps: ["zone"],
};

export const WITH_NUMBERS: readonly string[] = Object.keys(FIELDS);

/**
 * `003` becomes `3`, `a` becomes `A`. Zeros alone stay, for the fields' own check: they are the number of nothing. So does what is
 * not touched: a row of before may stand beside one that has its plain number already.
 */
export function numbersSaving(e: PbRecordEvent): void {
  const { record } = e;
  for (const field of FIELDS[record.collection().name] ?? []) {
    const typed = record.getString(field);
    const plain = plainNumber(typed);
    if (plain === "" || plain === typed) continue;
    if (record.isNew() || record.original().getString(field) !== typed) record.set(field, plain);
  }
  e.next();
}
