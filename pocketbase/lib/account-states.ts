/** A site that is switched off or on leaves a line in `account_state_log`: from what to what, why and by whom. */
import { storeDate } from "../../domain/signals/store-date";
import type { PbRecordRequestEvent } from "./pb";
import { fullName } from "./rights";

/** Around the change of a site. */
export function noteState(e: PbRecordRequestEvent): void {
  const before = e.record.original().getString("state");
  e.next();
  const after = e.record.getString("state");
  if (before === after) return;
  const who = e.auth?.collection().name === "users" ? e.auth : null;
  const line = new Record(e.app.findCachedCollectionByNameOrId("account_state_log"), {
    at: storeDate(Date.now()),
    site: e.record.id,
    siteNo: e.record.getString("prefix") + e.record.getString("code"),
    siteName: e.record.getString("name"),
    before,
    after,
    category: e.record.getString("stateCategory"),
    user: who?.id ?? "",
    userName: who ? fullName(who) : "",
  });
  e.app.save(line);
}
