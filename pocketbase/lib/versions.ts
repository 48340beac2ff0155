/** Two people edit one record: whoever saves or deletes second from the older copy is told, with the record as it is now. */
import { MADE_FROM } from "../../domain/collections/made-from";
import { asOneSave } from "./alarm-work";
import { plain, type PbRecordRequestEvent } from "./pb";
import { refuse } from "./refuse";

/**
 * Refuses a save or a deletion that names another copy than the newest. Compared inside its transaction: of two that come
 * at once from the same copy one is done. Whoever names none is an older client, and is taken as before.
 */
export function demandNewest(e: PbRecordRequestEvent): void {
  const madeFrom = e.requestInfo().query[MADE_FROM] ?? "";
  if (madeFrom === "") return e.next();
  asOneSave(e, ({ tx }) => {
    const [current] = tx.findRecordsByIds(e.collection.name, [e.record.id]);
    if (!current) refuse("not_found");
    // What the engine has read for this request may itself be older than what stands here now.
    const isNewest = [current, e.record.original()].every((copy) => copy.getString("updated") === madeFrom);
    if (!isNewest) refuse("record_changed", { current: plain(current) });
    e.next();
  });
}
