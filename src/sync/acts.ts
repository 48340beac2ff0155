/** Acts on alarms: commands to the store, which decides; its answer is merged at once. Online only: what may wait goes by the outbox. */
import { AppError } from "../../domain/errors";
import type { AlarmAct, AlarmActs } from "../../domain/live/routes";
import { itemAfter, type StoredAlarm } from "./alarm-after";
import { api } from "./api";
import type { AlarmRow } from "./rows";
import { live } from "./runtime";
import { whileActing } from "./idle";
import { newId } from "./new-id";

export { newId };

/** Acts that are done at once or not at all. */
export type CommandAct = Exclude<AlarmAct, "beat" | "note">;

/** The act, whose answer may be lost where it was done: then the list is asked, and whoever waits is told so. */
async function sendOnce(path: string, body: object): Promise<StoredAlarm> {
  try {
    return (await api<{ alarm: StoredAlarm }>(path, { method: "POST", body })).alarm;
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== "network") throw error;
    live()?.requestCatchUp();
    throw new AppError("unconfirmed", {}, { cause: error });
  }
}

/** Does the act; returns the alarm after it. Throws AppError with the code of the refusal and its values. */
export async function act<A extends CommandAct>(alarmId: string, name: A, body: AlarmActs[A]): Promise<AlarmRow> {
  const mine = live();
  const alarm = await whileActing(() => sendOnce(`alarms/${alarmId}/${name}`, body));
  // Whoever did it may have left by now: it is nobody else's to see.
  if (mine === live()) await mine?.merge([itemAfter(name, alarm)]);
  return alarm;
}

/** The claim's beat, every 10 s while the app is open, on whatever page. Throws `claim_lapsed` when it no longer stands. */
export async function beat(alarmId: string): Promise<{ readonly lapseAt: string }> {
  return api<{ lapseAt: string }>(`alarms/${alarmId}/beat`, { method: "POST", body: {} });
}
