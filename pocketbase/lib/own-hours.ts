/** Own hours need their hours: without them nobody can say when the site is open. How they are written the field itself asks. */
import type { PbRecordRequestEvent } from "./pb";
import { refuse } from "./refuse";

/** Collections in which a day may have hours of its own. */
export const WITH_OWN_HOURS: readonly string[] = ["holidays", "temporary_schedules"];

/** Refuses them at the field. What stands already may stay: it keeps nobody from changing something else. */
export function guardOwnHours(e: PbRecordRequestEvent): void {
  const { record } = e;
  const isChanged = (field: string): boolean => record.getString(field) !== record.original().getString(field);
  const isAsked = record.isNew() || isChanged("effect") || isChanged("hours");
  if (isAsked && record.getString("effect") === "own_hours" && record.getString("hours") === "")
    refuse("bad_request", { hours: { code: "validation_required", message: "Cannot be blank." } });
  e.next();
}
