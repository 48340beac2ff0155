/** Acts on alarms: commands to the store, which decides; its answer is merged at once. Online only, never queued. */
import { AppError } from "../../domain/errors";
import type { AlarmAct, AlarmActs } from "../../domain/live/routes";
import type { FeedItem } from "../../domain/live/feed";
import { api } from "./api";
import type { AlarmRow } from "./rows";
import { live } from "./runtime";
import { whileActing } from "./idle";
import { isAlarmTable, type AlarmTable } from "./merge-alarms";
import { newId } from "./new-id";

export { newId };

type StoredAlarm = AlarmRow & { readonly collectionName?: string };

async function post(path: string, body: object): Promise<StoredAlarm> {
  return (await api<{ alarm: StoredAlarm }>(path, { method: "POST", body })).alarm;
}

/** A line whose id another text has is sent once more under one of its own: nobody types a note twice for a number. */
async function send(path: string, body: object): Promise<StoredAlarm> {
  try {
    return await post(path, body);
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== "note_id_taken") throw error;
    return post(path, { ...body, id: newId() });
  }
}

/** The act, whose answer may be lost where it was done: then the list is asked, and whoever waits is told so. */
async function sendOnce(name: AlarmAct, path: string, body: object): Promise<StoredAlarm> {
  try {
    return await send(path, body);
  } catch (error) {
    const lost = error instanceof AppError && error.code === "network";
    // A note has a number of its own: sent twice it is stored once, so nothing is in doubt.
    if (!lost || name === "note") throw error;
    live()?.requestCatchUp();
    throw new AppError("unconfirmed", {}, { cause: error });
  }
}

/** Does the act; returns the alarm after it. Throws AppError with the code of the refusal and its values. */
export async function act<A extends Exclude<AlarmAct, "beat">>(
  alarmId: string,
  name: A,
  body: AlarmActs[A],
): Promise<AlarmRow> {
  const alarm = await whileActing(() => sendOnce(name, `alarms/${alarmId}/${name}`, body));
  const item: FeedItem = { c: tableAfter(name, alarm), a: "update", record: { ...alarm } };
  await live()?.merge([item]);
  return alarm;
}

/** The claim's beat, every 10 s while the app is open, on whatever page. Throws `claim_lapsed` when it no longer stands. */
export async function beat(alarmId: string): Promise<{ readonly lapseAt: string }> {
  return api<{ lapseAt: string }>(`alarms/${alarmId}/beat`, { method: "POST", body: {} });
}

/** Where the alarm is after the act. */
function tableAfter(name: AlarmAct, { collectionName = "", state }: StoredAlarm): AlarmTable {
  if (isAlarmTable(collectionName)) return collectionName;
  if (name === "close" || state === "closed") return "alarm_history";
  return name === "hold" || state === "on_hold" ? "events_pending" : "events_alarm";
}
