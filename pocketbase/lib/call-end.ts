/** `POST calls/{id}/end`: how a call ended and how long it was. The first word stays. */
import { checkEnd, isEnded } from "../../domain/telephone/call-end";
import { stampBoot } from "./boot";
import { bodyOf } from "./body";
import { unlessFull } from "./full-disk";
import type { PbApp, PbRecord, PbRequestEvent } from "./pb";
import { refuse } from "./refuse";
import { callerOf } from "./rights";

/** One's own, dialled or rung at: anybody else's is not there. */
function ownCall(tx: PbApp, person: string, id: string): PbRecord {
  const call = tx.findRecordsByIds("call_history", [id])[0];
  const isOwn = call !== undefined && [call.getString("caller"), call.getString("userCalled")].includes(person);
  return isOwn ? call : refuse("not_found");
}

/** The route; sent again after a lost answer it changes nothing. */
export function endCall(e: PbRequestEvent): void {
  stampBoot(e);
  const caller = callerOf(e);
  const id = e.request.pathValue("id");
  const checked = checkEnd(bodyOf(e));
  if (!checked.ok) return refuse("bad_request", { field: checked.fault.field });
  const { result, seconds } = checked.value;
  // Answered once it is committed: what a transaction holds may still come to nothing.
  let stands = { id, result: "", seconds: 0 };
  unlessFull(e.app, () =>
    e.app.runInTransaction((tx) => {
      const call = ownCall(tx, caller.id, id);
      if (!isEnded(call.getString("result"))) {
        call.set("result", result);
        call.set("seconds", seconds);
        tx.save(call);
      }
      stands = { id, result: call.getString("result"), seconds: call.getInt("seconds") };
    }),
  );
  e.json(200, { call: stands });
}
