/**
 * What the bench runs inside the store: seeding by bulk, and the intake with the work of the steps that are not built
 * yet (look-ups on seeded tables, loop turns a signal). Lives only in the bench's own hooks folder.
 */
import { checkBatch } from "../../../domain/signals/check-batch";
import type { SignalBatch } from "../../../domain/signals/incoming";
import { isDurable } from "../../../pocketbase/lib/durable";
import { commit } from "../../../pocketbase/lib/ingest";
import { jsonRowsOf, newId, readJson, run, type PbApp, type PbRequestEvent } from "../../../pocketbase/lib/pb";
import { moveAlarm } from "../../../pocketbase/lib/alarm-rows";
import { asOneAct } from "../../../pocketbase/lib/alarm-work";
import { requireService } from "../../../pocketbase/lib/service";

const NOW = "2026-01-01 00:00:00.000Z";

/** Tables that later steps will ask: one row or more a site, as large as the collections will be. */
const LATER = [
  "account_state",
  "test_modes",
  "schedules",
  "temporary_schedules",
  "supervision",
  "runaway",
  "confirm",
  "workflow",
  "storm",
  "plans",
] as const;

/** `POST bench/seed`: dealers, customers, sites with zones, and the later steps' tables. */
export function seed(e: PbRequestEvent): void {
  const { sites, zones } = readJson(e) as { sites: number; zones: number };
  e.app.runInTransaction((tx) => {
    const dealers = ["bench0dealer0000", "bench1dealer0000", "bench2dealer0000"].map((id) => id.slice(0, 15));
    insert(
      tx,
      "installers_accounts",
      dealers.map((id, n) => ({ id, code: `B${n}`, company: `Dealer ${n}`, state: "active" })),
    );
    const rows = Array.from({ length: sites }, (_, n) => ({
      id: newId(),
      code: String(10_000 + n),
      prefix: "",
      name: `Site ${n}`,
      installer: dealers[n % 3],
      customer: "",
      city: "Leeds",
      timeZone: "Europe/London",
      state: "active",
      testInterval: 24,
      testGrace: 90,
      testMode: "any",
    }));
    insert(tx, "site_accounts", rows);
    const all = rows.flatMap(({ id }) =>
      Array.from({ length: zones }, (_, zone) => ({
        id: newId(),
        site: id,
        partition: "1",
        number: String(zone + 1),
        text: `Zone ${zone + 1}`,
        priorityShift: 0,
      })),
    );
    insert(tx, "site_zones", all);
    for (const table of LATER) {
      run(
        tx,
        `CREATE TABLE bench_${table} (id TEXT PRIMARY KEY, site TEXT, zone TEXT, fromAt TEXT, toAt TEXT, v TEXT)`,
      );
      run(tx, `CREATE INDEX bench_${table}_site ON bench_${table} (site, toAt)`);
      run(
        tx,
        `INSERT INTO bench_${table} SELECT id || '${table}', site, number, '${NOW}', '2027', text FROM site_zones WHERE number IN ('1', '2')`,
      );
    }
  });
  e.json(200, { ok: true });
}

function insert(tx: PbApp, table: string, rows: readonly object[]): void {
  const columns = Object.keys(rows[0] ?? {});
  const sql = `
    INSERT INTO ${table} (${columns.map((column) => `"${column}"`).join(", ")}, created, updated)
    SELECT ${columns.map((column) => `value->>'$.${column}'`).join(", ")}, {:now}, {:now} FROM json_each({:rows})`;
  run(tx, sql, { now: NOW, rows: JSON.stringify(rows) });
}

const COLUMNS = ["site", "zone", "fromAt", "toAt", "v"];

function laterSteps(tx: PbApp, { signals }: SignalBatch): number {
  const codes = JSON.stringify(signals.map(({ account }) => account));
  let found = 0;
  for (const table of LATER) {
    const sql = `
      SELECT t.site, t.zone, t.fromAt, t.toAt, t.v FROM bench_${table} t JOIN site_accounts s ON s.id = t.site
      WHERE s.code IN (SELECT value FROM json_each({:codes})) AND t.toAt > '2026'`;
    found += jsonRowsOf(tx, sql, { columns: COLUMNS, bind: { codes } }).length;
  }
  let turns = 0;
  const most = signals.length * 2000;
  for (let n = 0; n < most; n += 1) turns = (turns + n) % 1_000_003;
  return found + turns;
}

/** `POST bench/signals`: the real commit after the later steps' work. */
export function signals(e: PbRequestEvent): void {
  requireService(e);
  const batch = checkBatch(readJson(e));
  if (!batch.ok) throw new ApiError(400, "bad batch");
  let answer: unknown;
  e.app.runInTransaction((tx) => {
    if (!isDurable(tx)) throw new ApiError(503, "not durable");
    laterSteps(tx, batch.value);
    answer = commit(tx, batch.value);
  });
  e.json(200, answer);
}

/** `POST bench/park`: alarm moves as an operator makes them, each its own act; the next signal wakes them again. */
export function park(e: PbRequestEvent): void {
  const { ids } = readJson(e) as { ids: readonly string[] };
  const values = { kind: "hold", state: "on_hold", wakeAt: "2099-01-01 00:00:00.000Z", reason: "bench" };
  for (const id of ids) {
    asOneAct(e.app, (work) => {
      const alarm = work.tx.findRecordById("events_alarm", id);
      return moveAlarm(work, alarm, { place: "events_pending", values: { ...values, parkedAt: work.at } });
    });
  }
  e.json(200, { parked: ids.length });
}
