/** Lets a test call what the intake does by the clock, at a time of its choice: bundled into the store's engine. */

import { standIn } from "../../pocketbase/lib/heartbeat";
import type { PbRequestEvent } from "../../pocketbase/lib/pb";

const later = (e: PbRequestEvent): number => Date.now() + Number(e.requestInfo().query["later"]);

/** The store's own beat. */
export function beat(e: PbRequestEvent): void {
  standIn(e.app, later(e));
  e.noContent(204);
}
