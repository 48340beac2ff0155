/** Writes the alarms a batch made or touched, one by one and natively. */
import type { AlarmDraft, World } from "../../domain/signals/world";
import { NOBODY } from "./alarm-log";
import { wakeAlarm } from "./alarm-wake";
import { saveLive, type Work } from "./alarm-work";
import type { FeedEntry } from "./feed";
import type { PbRecord } from "./pb";

/** Saves every alarm the batch changed. Owner, notes and state are nobody's but the operator's (H-AC-03). */
export function saveAlarms(work: Work, world: World): void {
  const changed = world.alarms.all().filter((alarm) => alarm.changed);
  if (changed.length === 0) return;
  for (const alarm of changed) saveLive(work, alarm.isNew ? freshRecord(work, alarm) : counted(work, alarm));
  if (!changed.some((alarm) => alarm.isNew)) return;
  const number = world.lastAlarmNo;
  const sql = "UPDATE program_settings SET lastAlarmNo = {:number} WHERE lastAlarmNo < {:number}";
  work.tx.db().newQuery(sql).bind({ number }).execute();
}

const counts = (alarm: AlarmDraft) => ({
  priority: alarm.priority,
  confirmed: alarm.confirmed,
  firstAt: alarm.firstAt,
  lastAt: alarm.lastAt,
  lastEvent: alarm.lastEvent,
  eventCount: alarm.eventCount,
  unseenCount: alarm.unseenCount,
  restoredAt: alarm.restoredAt,
});

function freshRecord(work: Work, alarm: AlarmDraft): PbRecord {
  const { id, groupKey, site } = alarm;
  const collection = work.tx.findCachedCollectionByNameOrId("events_alarm");
  return new Record(collection, { id, groupKey, site, version: 1, ...alarm.fresh, ...counts(alarm) });
}

function counted(work: Work, alarm: AlarmDraft): PbRecord {
  const stored = work.tx.findRecordById(alarm.pending ? "events_pending" : "events_alarm", alarm.id);
  const record = alarm.wake === "" ? stored : wakeAlarm(work, stored, { key: "woken_signal", by: NOBODY });
  for (const [field, value] of Object.entries(counts(alarm))) record.set(field, value);
  record.set("version", record.getInt("version") + 1);
  return record;
}

/**
 * One item a record: within one transaction two copies would carry the same time, and a client that keeps the newer
 * could not tell which that is.
 */
export function lastOfEach(entries: readonly FeedEntry[]): FeedEntry[] {
  const last = new Map<string, FeedEntry>();
  for (const [index, entry] of entries.entries()) {
    if (!entry.item) {
      last.set(String(index), entry);
      continue;
    }
    const { c, a, record } = entry.item;
    const key = `${c}/${record.id}`;
    const before = last.get(key);
    last.set(
      key,
      before?.item?.a === "create" && a === "update" ? { ...entry, item: { ...entry.item, a: "create" } } : entry,
    );
  }
  return [...last.values()];
}
