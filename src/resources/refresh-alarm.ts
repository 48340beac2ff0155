/** Brings one alarm with its signals and its log up to date, wherever it has moved to. */
import type { AlarmDetail } from "../../domain/live/routes";
import type { FeedItem, LiveCollection } from "../../domain/live/feed";
import { api } from "../sync/api";
import { live } from "../sync/runtime";

const toItems = (c: LiveCollection, rows: readonly object[]): readonly FeedItem[] =>
  rows.map((record) => ({ c, a: "update", record: record as FeedItem["record"] }));

/** Reads the alarm from the store and merges it into the browser's copy. Throws AppError. */
export async function readAlarm(alarmId: string, signal?: AbortSignal): Promise<true> {
  const mine = live();
  const detail = await api<AlarmDetail>(`alarms/${alarmId}`, { signal });
  // Whoever asked may have left by now: it is nobody else's to see.
  if (mine !== live()) return true;
  await mine?.merge([
    ...toItems(detail.collection, [detail.alarm]),
    ...toItems("events", detail.events),
    ...toItems("events_reports", detail.reports),
  ]);
  return true;
}

/** The same after a refusal; what can't be read now comes with the next round of catching up. */
export async function refreshAlarm(alarmId: string): Promise<void> {
  live()?.requestCatchUp();
  await readAlarm(alarmId).catch(() => undefined);
}
