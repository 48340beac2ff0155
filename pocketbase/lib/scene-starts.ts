/** Who puts the room into another mode, and when, is the store's to say. */
import { storeDate } from "../../domain/signals/store-date";
import type { PbRecordRequestEvent } from "./pb";
import { fullName } from "./rights";

/** Before an activation is stored. */
export function stampStart(e: PbRecordRequestEvent): void {
  if (e.auth?.collection().name === "users") {
    e.record.set("startedAt", storeDate(Date.now()));
    e.record.set("startedBy", e.auth.id);
    e.record.set("startedByName", fullName(e.auth));
  }
  e.next();
}
