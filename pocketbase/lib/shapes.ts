/** JSON fields that people write are looked at before they are stored: a page that reads another shape may fall. */
import { fits, shapedFields } from "../../domain/collections/json-shapes";
import { jsonField, type PbRecordRequestEvent } from "./pb";
import { refuse } from "./refuse";

export { SHAPED } from "../../domain/collections/json-shapes";

/** Refuses what does not fit, by the field's name. What stands already may stay: it keeps nobody from changing something else. */
export function guardShapes(e: PbRecordRequestEvent): void {
  const { record, collection } = e;
  for (const field of shapedFields(collection.name)) {
    const isOld = !record.isNew() && record.getString(field) === record.original().getString(field);
    if (!isOld && !fits(collection.name, field, jsonField<unknown>(record, field, null)))
      refuse("bad_request", { field });
  }
  e.next();
}
