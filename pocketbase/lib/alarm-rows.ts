/** Where an alarm is, and its move from one of the three collections to another with the same id. */
import { ALARM_FIELDS } from "../../domain/collections/alarm-fields";
import { deleteLive, saveLive, type Work } from "./alarm-work";
import { jsonField, type PbApp, type PbRecord } from "./pb";

/** The three collections, of which an alarm is in exactly one. */
export const ALARM_PLACES = ["events_alarm", "events_pending", "alarm_history"] as const;

/** One of them. */
export type AlarmPlace = (typeof ALARM_PLACES)[number];

/** An alarm and the collection it is in. */
export interface Placed {
  readonly place: AlarmPlace;
  readonly record: PbRecord;
}

/** The alarm wherever it is, null when there is none. */
export function findAlarm(app: PbApp, id: string): Placed | null {
  for (const place of ALARM_PLACES) {
    const record = app.findRecordsByIds(place, [id])[0];
    if (record) return { place, record };
  }
  return null;
}

function fieldsOf(record: PbRecord): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(ALARM_FIELDS).map(([name, { type }]) => {
      if (type === "json") return [name, JSON.stringify(jsonField<unknown>(record, name, null))];
      if (type === "date") return [name, record.getString(name)];
      return [name, record.get(name)];
    }),
  );
}

/** Sets what changes and raises the version by one. */
export function change(record: PbRecord, values: Readonly<Record<string, unknown>>): PbRecord {
  for (const [name, value] of Object.entries(values)) record.set(name, value);
  record.set("version", record.getInt("version") + 1);
  return record;
}

/** Moves an alarm: out of one collection and into another in the same transaction, under the same id. */
export function moveAlarm(
  work: Work,
  from: PbRecord,
  to: { readonly place: AlarmPlace; readonly values: Readonly<Record<string, unknown>> },
): PbRecord {
  const collection = work.tx.findCachedCollectionByNameOrId(to.place);
  const moved = new Record(collection, { ...fieldsOf(from), id: from.id });
  change(moved, to.values);
  deleteLive(work, from);
  saveLive(work, moved);
  return moved;
}
