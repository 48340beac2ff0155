/** `POST calls`: a call from the dialer, with all that is written of it, in one transaction. */
import { callEvent } from "../../domain/telephone/call-event";
import { callReport, checkCall, eventOf, type DialData, type DialledCall } from "../../domain/telephone/dial";
import { storeDate } from "../../domain/signals/store-date";
import type { Site } from "../../domain/signals/world";
import { asOneAct, saveLive, type Work } from "./alarm-work";
import { stampBoot } from "./boot";
import { bodyOf } from "./body";
import { ensureCatalogue } from "./catalogue";
import { insertEvents } from "./ingest-rows";
import { jsonRowsOf, newId, type PbApp, type PbRecord, type PbRequestEvent } from "./pb";
import { refuse } from "./refuse";
import { callerOf, demandRight, reachesDealer, type Caller } from "./rights";

/** What was written; `event` is "" where the call is none. */
export interface WrittenCall {
  readonly id: string;
  readonly event: string;
}

/** The route. */
export function call(e: PbRequestEvent): void {
  stampBoot(e);
  const caller = callerOf(e);
  demandRight(caller, "dialer.call.create");
  const body = bodyOf(e);
  const checked = checkCall(body, Date.now());
  if (!checked.ok) return refuse("bad_request", { field: checked.fault.field });
  ensureCatalogue(e.app);
  const written = asOneAct(
    e.app,
    (work) => isThere(work.tx, caller, checked.value) ?? write(work, caller, checked.value),
  );
  e.json(200, { call: written });
}

/** Sent again after a lost answer, it is there; the id of somebody else's call is refused. */
function isThere(tx: PbApp, caller: Caller, { id }: DialledCall): WrittenCall | undefined {
  const record = tx.findRecordsByIds("call_history", [id])[0];
  if (!record) return undefined;
  if (record.getString("caller") !== caller.id || record.getString("direction") !== "out") refuse("note_id_taken");
  const sql = "SELECT id FROM events WHERE key != '' AND key = {:key}";
  const bind = { key: `call:${id}` };
  return { id, event: jsonRowsOf<{ id: string }>(tx, sql, { columns: ["id"], bind })[0]?.id ?? "" };
}

function write(work: Work, caller: Caller, made: DialledCall): WrittenCall {
  const data = eventOf(made);
  const event = data ? writeEvent(work, { caller, made, data }) : undefined;
  const history = new Record(work.tx.findCachedCollectionByNameOrId("call_history"), {
    id: made.id,
    numberCalled: made.numberCalled,
    caller: caller.id,
    userCalled: "",
    initatedFrom: made.initatedFrom,
    timestamp: storeDate(made.madeAtMs),
    direction: "out",
    site: event?.site ?? "",
  });
  work.tx.save(history);
  return { id: made.id, event: event?.id ?? "" };
}

interface Asked {
  readonly caller: Caller;
  readonly made: DialledCall;
  readonly data: DialData;
}

/** The event, by the same commit as a panel's: the next number, and the feed of whoever watches; and the line beside it. */
function writeEvent(work: Work, { caller, made, data }: Asked): { id: string; site: string } {
  const site = made.initatedFrom === "sites" ? siteOf(work.tx, caller, data) : undefined;
  const customer = made.initatedFrom === "customers" ? customerOf(work.tx, caller, data.code) : "";
  const eventId = newId();
  const name = signalName(work.tx);
  const event = callEvent({ call: made, data, site, customer, name, eventId, nowMs: work.nowMs });
  work.entries.push(...insertEvents(work.tx, [event], work.at));
  const line = new Record(work.tx.findCachedCollectionByNameOrId("events_reports"), {
    events: eventId,
    report: callReport(caller.name, made.numberCalled),
    site: site?.id ?? "",
    dealer: event.dealer,
    customer: event.customer,
    kind: "call",
    message: "null",
    author: caller.id,
    authorName: caller.name,
    session: caller.session,
    at: work.at,
  });
  saveLive(work, line);
  return { id: eventId, site: site?.id ?? "" };
}

/** The first record's word: what the centre calls such a signal. */
function signalName(tx: PbApp): string {
  const sql = "SELECT telephone_called FROM advancedSettingsInfo ORDER BY created LIMIT 1";
  const rows = jsonRowsOf<{ telephone_called: string }>(tx, sql, { columns: ["telephone_called"] });
  return rows[0]?.telephone_called ?? "telephone_called";
}

/** The site the screen showed, or the only one of that number; out of reach it is not there. */
function siteOf(tx: PbApp, caller: Caller, { site, code }: DialData): Site {
  const found =
    site === ""
      ? tx.findRecordsByFilter("site_accounts", "code = {:code}", "", 2, 0, { code })
      : tx.findRecordsByIds("site_accounts", [site]);
  const mine = found.filter(
    (one) => one.getString("code") === code && reachesDealer(caller, one.getString("installer")),
  );
  return mine.length === 1 && mine[0] ? placed(mine[0]) : refuse("not_found", { field: "code" });
}

const placed = (record: PbRecord): Site => ({
  id: record.id,
  code: record.getString("code"),
  prefix: record.getString("prefix"),
  name: record.getString("name"),
  city: record.getString("city"),
  timeZone: record.getString("timeZone"),
  dealer: record.getString("installer"),
  customer: record.getString("customer"),
  panel: "",
  testInterval: 0,
  testGrace: 0,
  testMode: "",
});

const CUSTOMER = `SELECT c.id FROM customer_accounts c WHERE c.code = {:code} AND ({:all} OR EXISTS (
  SELECT 1 FROM site_accounts s WHERE s.customer = c.id AND s.installer = {:dealer} AND s.installer != '')) LIMIT 1`;

/** "" for none, or one of whom a dealer's staff has no site: his people would see a call that was none of theirs. */
function customerOf(tx: PbApp, caller: Caller, code: string): string {
  const bind = { code, all: caller.audiences.includes("staff"), dealer: caller.dealer };
  return jsonRowsOf<{ id: string }>(tx, CUSTOMER, { columns: ["id"], bind })[0]?.id ?? "";
}
