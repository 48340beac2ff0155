/** Which copy of an alarm stands: an alarm is in one of three collections, and what arrives may be late, doubled or old. */
import type { FeedItem } from "../../domain/live/feed";
import type { AlarmRow } from "./rows";

/** The collections an alarm moves through. */
export const ALARM_TABLES = ["events_alarm", "events_pending", "alarm_history"] as const;
export type AlarmTable = (typeof ALARM_TABLES)[number];

/** Is it one of the three? */
export const isAlarmTable = (name: string): name is AlarmTable => (ALARM_TABLES as readonly string[]).includes(name);

/** A deletion that was seen: of which version of the row, and when; a copy kept from before may lack the version. */
export interface GoneMark {
  readonly updated: string;
  readonly version?: number | undefined;
}

/** Where the copies of one alarm are, and the deletions seen by collection. */
export interface AlarmCopy {
  table: AlarmTable | undefined;
  row: AlarmRow | undefined;
  gone: Partial<Record<AlarmTable, GoneMark>>;
}

/** The copy before anything is known. */
export const noCopy = (): AlarmCopy => ({ table: undefined, row: undefined, gone: {} });

/** Is `theirs` newer than `mine`? The version rises with every change; `updated` decides where it is equal. */
export function isNewer(theirs: AlarmRow, mine: AlarmRow): boolean {
  return theirs.version === mine.version ? theirs.updated > mine.updated : theirs.version > mine.version;
}

/** Did the deletion take this row, or a newer one? Two acts may share a millisecond, but no version. */
export function took(gone: GoneMark, row: GoneMark): boolean {
  if (gone.version === undefined || row.version === undefined || gone.version === row.version)
    return gone.updated >= row.updated;
  return gone.version > row.version;
}

/** The copy after one change, and whether anything changed. */
export function applyItem(copy: AlarmCopy, item: FeedItem): AlarmCopy {
  if (!isAlarmTable(item.c)) return copy;
  return item.a === "delete" ? remove(copy, item.c, item.record) : put(copy, item.c, item.record as never);
}

function put(copy: AlarmCopy, table: AlarmTable, row: AlarmRow): AlarmCopy {
  const gone = copy.gone[table];
  if (gone !== undefined && took(gone, row)) return copy;
  if (copy.row && !isNewer(row, copy.row)) return copy;
  return { ...copy, table, row };
}

function remove(copy: AlarmCopy, table: AlarmTable, { updated, version }: GoneMark): AlarmCopy {
  const known = copy.gone[table];
  const mark = known !== undefined && took(known, { updated, version }) ? known : { updated, version };
  const gone = { ...copy.gone, [table]: mark };
  const standing = copy.table === table && copy.row !== undefined && took(mark, copy.row);
  return standing ? { table: undefined, row: undefined, gone } : { ...copy, gone };
}
