/** A value drawn at each start of the store: who meets another one knows that the store was restarted. */
import { keepNowhere } from "./no-store";
import type { PbApp, PbRequestEvent } from "./pb";

const KEY = "watchdesk.boot";
const BOOTED_AT = "watchdesk.bootedAt";
const HEADER = "X-Watchdesk-Boot";

/** Draws the value; called once when the store starts. */
export function drawBoot(app: PbApp): void {
  app.store().set(KEY, $security.randomString(15));
  app.store().set(BOOTED_AT, Date.now());
}

/** When the store started, milliseconds. */
export const bootedAtMs = (app: PbApp): number => Number(app.store().get(BOOTED_AT) ?? 0);

/** Puts the value on the answer, refusals included, and lets nobody keep it: call it before anything may refuse. */
export function stampBoot(e: PbRequestEvent): void {
  keepNowhere(e);
  e.response.header().set(HEADER, String(e.app.store().get(KEY)));
}
