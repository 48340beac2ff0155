/** `POST incoming_call`: a telephone system says that it rings at an extension; its person's popup comes over his stream. */
import { storeDate } from "../../domain/signals/store-date";
import { stampBoot } from "./boot";
import { bodyOf, textOf } from "./body";
import { unlessFull } from "./full-disk";
import { jsonRowsOf, newId, run, type PbApp, type PbRequestEvent } from "./pb";
import { refuse } from "./refuse";
import { requireService } from "./service";

const NUMBER_MOST = 40;
const EXTENSION_MOST = 20;

/** Who may say so: a telephone system. */
function requireTelephoneSystem(e: PbRequestEvent): void {
  requireService(e);
}

/** The route. */
export function incomingCall(e: PbRequestEvent): void {
  stampBoot(e);
  requireTelephoneSystem(e);
  const body = bodyOf(e);
  const number = textOf(body, "number", NUMBER_MOST).trim();
  const extension = textOf(body, "extension", EXTENSION_MOST).trim();
  if (number === "") refuse("bad_request", { field: "number" });
  if (extension === "") refuse("bad_request", { field: "extension" });
  const people = peopleAt(e.app, extension);
  if (people.length === 0) refuse("not_found", { field: "extension" });
  const calls = people.map((user) => ({ id: newId(), user, number, extension }));
  unlessFull(e.app, () => e.app.runInTransaction((tx) => ringAll(tx, calls)));
  e.json(200, { calls: calls.map(({ id }) => id) });
}

/** Everybody whose extension it is: shifts share a desk. */
function peopleAt(app: PbApp, extension: string): readonly string[] {
  const sql = "SELECT id FROM users WHERE active AND extension = {:extension} LIMIT 20";
  return jsonRowsOf<{ id: string }>(app, sql, { columns: ["id"], bind: { extension } }).map(({ id }) => id);
}

interface Ringing {
  readonly id: string;
  readonly user: string;
  readonly number: string;
  readonly extension: string;
}

const KEPT_MS = 86_400_000;

/** The record is what the stream tells; its rule lets the person's own browsers have it. The history has it for good. */
function ringAll(tx: PbApp, calls: readonly Ringing[]): void {
  const nowMs = Date.now();
  const at = storeDate(nowMs);
  run(tx, "DELETE FROM incoming_calls WHERE at < {:before}", { before: storeDate(nowMs - KEPT_MS) });
  for (const call of calls) {
    tx.save(new Record(tx.findCachedCollectionByNameOrId("incoming_calls"), { ...call, at }));
    const line = { id: call.id, numberCalled: call.number, userCalled: call.user, timestamp: at };
    const history = tx.findCachedCollectionByNameOrId("call_history");
    tx.save(new Record(history, { ...line, direction: "in", result: "ringing" }));
  }
}
