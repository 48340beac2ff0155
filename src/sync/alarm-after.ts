/** What the answer of an act says of its alarm, as a change of the browser's copy. */
import type { FeedItem } from "../../domain/live/feed";
import type { AlarmAct } from "../../domain/live/routes";
import { isAlarmTable, type AlarmTable } from "./merge-alarms";
import type { AlarmRow } from "./rows";

/** An alarm as the store hands it out. */
export type StoredAlarm = AlarmRow & { readonly collectionName?: string };

/** The change. */
export const itemAfter = (name: AlarmAct, alarm: StoredAlarm): FeedItem => ({
  c: tableAfter(name, alarm),
  a: "update",
  record: { ...alarm },
});

function tableAfter(name: AlarmAct, { collectionName = "", state }: StoredAlarm): AlarmTable {
  if (isAlarmTable(collectionName)) return collectionName;
  if (name === "close" || state === "closed") return "alarm_history";
  return name === "hold" || state === "on_hold" ? "events_pending" : "events_alarm";
}
