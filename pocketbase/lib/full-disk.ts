/** A disk that takes no more: told as such, and remembered in memory, as nothing else takes it. */
import type { PbApp } from "./pb";
import { refuse } from "./refuse";

const FULL_AT = "watchdesk.diskFullAt";
const FULL = /disk is full|no space left on device/i;
/** So long a write that failed counts: the small ones, the beat among them, go on in room that is there already. */
const REMEMBERED_MS = 30_000;

/** Does the work; refused with `disk_full` where the disk did not take it: nothing of it is kept then. */
export function unlessFull<T>(app: PbApp, work: () => T): T {
  try {
    return work();
  } catch (error) {
    if (isDiskFull(app, error)) refuse("disk_full");
    throw error;
  }
}

/** Does a work that may be left out on a full disk. */
export function ifRoom(app: PbApp, work: () => void): void {
  try {
    work();
  } catch (error) {
    if (!isDiskFull(app, error)) throw error;
  }
}

/** Is this the data base's word that its disk takes no more? Then it is remembered. */
export function isDiskFull(app: PbApp, error: unknown): boolean {
  if (!FULL.test(wordsOf(error))) return false;
  app.store().set(FULL_AT, Date.now());
  return true;
}

/** Did the disk refuse a write a moment ago? */
export function wasFull(app: PbApp): boolean {
  const at = Number(app.store().get(FULL_AT) ?? 0);
  return Date.now() - at < REMEMBERED_MS;
}

/** A batch of signals was taken: there is room again. */
export function hasRoomAgain(app: PbApp): void {
  if (app.store().has(FULL_AT)) app.store().remove(FULL_AT);
}

/** The store's own routes answer with a sentence of their own, and keep the cause behind it. */
function wordsOf(error: unknown): string {
  const { value } = (error ?? {}) as { value?: { rawData?: () => unknown } };
  const cause = typeof value?.rawData === "function" ? value.rawData() : "";
  return `${String(error)} ${String(cause)}`;
}
