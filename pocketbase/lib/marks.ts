/** When each collection that browsers keep whole last changed: kept in memory, told with each beat. */
import { MARKED } from "../../domain/live/marks";
import type { PbApp, PbRecordEvent } from "./pb";

export { MARKED };

const keyOf = (collection: string): string => `watchdesk.changed.${collection}`;

/** A record of such a collection was made or changed, and that is committed; of one that was deleted its tombstone was. */
export function mark(e: PbRecordEvent): void {
  e.next();
  // Another value than the last one, also within its millisecond or on a clock that was put back.
  const next = (last: unknown): number => Math.max(Date.now(), (typeof last === "number" ? last : 0) + 1);
  e.app.store().setFunc(keyOf(e.record.collection().name), next);
}

/** What has changed since the store was started. */
export function marksOf(app: PbApp): Readonly<Record<string, number>> {
  const marks = MARKED.map((name): [string, unknown] => [name, app.store().get(keyOf(name))]);
  return Object.fromEntries(marks.filter((entry): entry is [string, number] => typeof entry[1] === "number"));
}
