/** What the intake's hooks call. */
import { drawBoot } from "./boot";
import { ensureCatalogue } from "./catalogue";
import { makeDurable } from "./durable";
import { standIn } from "./heartbeat";
import { ensureLanguages } from "./language-packages";
import type { PbApp } from "./pb";

export { alive } from "./alive";
export { heartbeat, unsavedBeat } from "./heartbeat";
export { signals } from "./ingest";
export { receiverConfig } from "./receiver-config";
export { signalsMissing } from "./signals-missing";

/** When the store starts, before anything is answered. */
export function whenBooted(app: PbApp): void {
  drawBoot(app);
  makeDurable(app);
  ensureCatalogue(app);
  ensureLanguages(app);
}

/** Once a minute: the writer's connection is kept durable, and the heart goes on beating. */
export function everyMinute(): void {
  makeDurable($app);
  ensureCatalogue($app);
  ensureLanguages($app);
  standIn($app, Date.now());
}
