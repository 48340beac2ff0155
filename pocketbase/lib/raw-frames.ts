/** Raw frames are hidden from everybody's lists; who has the right gets them with the one signal he looks at. */
import { hasRight } from "../../domain/access/rights";
import type { PbRecordRequestEvent } from "./pb";
import { staffRights, type Caller } from "./rights";

const RIGHT = "signals.all_live_signals.see_raw";

/** Does the right show him raw frames? */
export const seesRaw = (caller: Pick<Caller, "staff" | "rights">): boolean =>
  caller.staff && hasRight(caller.rights, RIGHT);

/** One signal is looked at. */
export function showRaw(e: PbRecordRequestEvent): void {
  if (e.auth && !e.auth.isSuperuser() && seesRaw(staffRights(e.app, e.auth))) e.record.unhide("raw");
  e.next();
}
