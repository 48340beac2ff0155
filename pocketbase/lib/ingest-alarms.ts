/** Writes the alarms a batch made and those it touched, by one statement each; only those it wakes move natively. */
import { eventsAlarm } from "../../domain/collections/events-alarm";
import { eventsPending } from "../../domain/collections/events-pending";
import type { AlarmDraft, World } from "../../domain/signals/world";
import { NOBODY } from "./alarm-log";
import { wakeAlarm } from "./alarm-wake";
import { change } from "./alarm-rows";
import { saveLive, type Work } from "./alarm-work";
import type { FeedEntry } from "./feed";
import { changeRows, createRows, type NewRow } from "./live-rows";
import { run } from "./pb";

/** Saves every alarm the batch changed. Owner, notes and state are nobody's but the operator's (H-AC-03). */
export function saveAlarms(work: Work, world: World): void {
  const changed = world.alarms.all().filter((alarm) => alarm.changed);
  const made = changed.filter((alarm) => alarm.isNew);
  const standing = changed.filter((alarm) => !alarm.isNew && alarm.wake === "");
  for (const alarm of changed) if (alarm.wake !== "") wake(work, alarm);
  for (const [collection, pending] of PLACES) {
    const here = standing.filter((alarm) => alarm.pending === pending);
    changeRows(work, collection, here.filter(({ title }) => !title).map(counts));
    changeRows(work, collection, here.filter(({ title }) => title).map(whole));
  }
  createRows(work, eventsAlarm, made.map(newRow));
  if (made.length === 0) return;
  const number = world.lastAlarmNo;
  run(work.tx, "UPDATE program_settings SET lastAlarmNo = {:number} WHERE lastAlarmNo < {:number}", { number });
}

const PLACES = [
  [eventsAlarm, false],
  [eventsPending, true],
] as const;

const counts = (alarm: AlarmDraft) => ({
  id: alarm.id,
  priority: alarm.priority,
  titleRank: alarm.titleRank,
  confirmed: alarm.confirmed,
  firstAt: alarm.firstAt,
  lastAt: alarm.lastAt,
  lastEvent: alarm.lastEvent,
  eventCount: alarm.eventCount,
  unseenCount: alarm.unseenCount,
  restoredAt: alarm.restoredAt,
});

/** With what it is called by, where the batch changed that: few do. */
const whole = (alarm: AlarmDraft) => ({ ...counts(alarm), ...alarm.title });

const newRow = (alarm: AlarmDraft): NewRow => ({
  dealer: "",
  customer: "",
  ...alarm.fresh,
  groupKey: alarm.groupKey,
  site: alarm.site,
  version: 1,
  ...counts(alarm),
  ...alarm.title,
});

function wake(work: Work, alarm: AlarmDraft): void {
  const parked = work.tx.findRecordById("events_pending", alarm.id);
  const { id: _id, ...values } = whole(alarm);
  saveLive(work, change(wakeAlarm(work, parked, { key: "woken_signal", by: NOBODY }), values));
}

/**
 * One item a record: within one transaction two copies would carry the same time, and a client that keeps the newer
 * could not tell which that is.
 */
export function lastOfEach(entries: readonly FeedEntry[]): FeedEntry[] {
  const rows: FeedEntry[] = [];
  const last = new Map<string, FeedEntry>();
  for (const entry of entries) {
    const { item } = entry;
    if (!item) {
      rows.push(entry);
      continue;
    }
    const key = `${item.c}/${item.record.id}`;
    const isNew = last.get(key)?.item?.a === "create" && item.a === "update";
    last.set(key, isNew ? { ...entry, item: { ...item, a: "create" } } : entry);
  }
  return [...rows, ...last.values()];
}
