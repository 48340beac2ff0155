/** Writes what goes in by bulk: events by one statement, states by one a table. Raw SQL: no hook or stream sees it. */
import { siteArmedState } from "../../domain/signals/effects";
import type { IncomingSignal, SignalBatch } from "../../domain/signals/incoming";
import type { EventDraft, World } from "../../domain/signals/world";
import type { FeedEntry } from "./feed";
import { jsonRowsOf, newId, run, type PbApp } from "./pb";

const TEXTS = `
  id key siteNo partitionNo signal signal_types site siteName dealer customer receivedAt panelAt receiver lineCard
  communicator protocol token account prefix code qualifier zone user zoneText text class priority decision decisionRule
  decisionLayer raw path sequence encrypted testMode alarm duplicateOf repeats`
  .trim()
  .split(/\s+/);
const JSONS = ["trace", "media"];
const COLUMNS = ["seq", ...TEXTS, ...JSONS];

const INSERT = `
  INSERT INTO events (${[...COLUMNS, "created", "updated"].map((column) => `"${column}"`).join(", ")})
  SELECT {:base} + key + 1, ${TEXTS.map((column) => `value->>'$.${column}'`).join(", ")},
    ${JSONS.map((column) => `value->'$.${column}'`).join(", ")}, {:now}, {:now}
  FROM json_each({:rows})`;

/**
 * Appends the events with the next numbers. The writer is single and the number is taken inside its transaction, so
 * commit order is number order and a kill leaves no gap.
 */
export function insertEvents(tx: PbApp, events: readonly EventDraft[], now: string): FeedEntry[] {
  if (events.length === 0) return [];
  const sql = "SELECT COALESCE(MAX(seq), 0) AS base FROM events";
  const base = jsonRowsOf<{ base: number }>(tx, sql, { columns: ["base"] })[0]?.base ?? 0;
  run(tx, INSERT, { base, now, rows: JSON.stringify(events) });
  return events.map((event, index) => {
    const { raw: _raw, trace: _trace, ...shown } = event;
    const record = { ...shown, seq: base + index + 1, created: now, updated: now };
    return { item: { c: "events", a: "create", record }, dealer: event.dealer, customer: event.customer };
  });
}

const REPEATS = `
  UPDATE events SET repeats = r.count, updated = {:now}
  FROM (SELECT value->>'$.key' AS key, MAX(value->>'$.count') AS count FROM json_each({:rows}) GROUP BY 1) r
  WHERE events.key != '' AND events.key = r.key AND r.count > events.repeats`;
const SHOWN = COLUMNS.filter((column) => column !== "raw" && column !== "trace");
const REPEATED = `
  SELECT ${[...SHOWN, "created", "updated"].map((column) => `"${column}"`).join(", ")} FROM events
  WHERE key != '' AND key IN (SELECT value->>'$.key' FROM json_each({:rows})) AND updated = {:now}`;

/** Takes over how often frames were repeated: totals, so that a replay changes nothing. */
export function updateRepeats(tx: PbApp, repeats: SignalBatch["repeats"], now: string): FeedEntry[] {
  if (repeats.length === 0) return [];
  const rows = JSON.stringify(repeats);
  if (run(tx, REPEATS, { now, rows }) === 0) return [];
  type Row = Readonly<Record<string, unknown>> & { id: string; updated: string; dealer: string; customer: string };
  const changed = jsonRowsOf<Row>(tx, REPEATED, { columns: [...SHOWN, "created", "updated"], bind: { rows, now } });
  return changed.map((row) => {
    const media = typeof row["media"] === "string" ? (JSON.parse(row["media"]) as unknown) : null;
    const record = { ...row, media, encrypted: !!row["encrypted"], testMode: !!row["testMode"] };
    return { item: { c: "events", a: "update", record }, dealer: row.dealer, customer: row.customer };
  });
}

interface Upsert {
  readonly columns: readonly string[];
  readonly unique: readonly string[];
}

function upsertSql(table: string, { columns, unique }: Upsert): string {
  const names = columns.map((column) => `"${column}"`).join(", ");
  const updates = columns.filter((column) => !unique.includes(column));
  return `
    INSERT INTO ${table} (id, created, updated, ${names})
    SELECT value->>'$.id', {:now}, {:now}, ${columns.map((column) => `value->>'$.${column}'`).join(", ")}
    FROM json_each({:rows}) WHERE true
    ON CONFLICT (${unique.join(", ")}) DO UPDATE SET updated = excluded.updated,
      ${updates.map((column) => `"${column}" = excluded."${column}"`).join(", ")}`;
}

const ZONE_STATE = upsertSql("zone_state", {
  columns: ["site", "number", "inAlarm", "inTrouble", "bypassed", "changedAt"],
  unique: ["site", "number"],
});
const PARTITION_STATE = upsertSql("partition_state", {
  columns: ["site", "number", "armedState", "armedAt", "armedBy", "openSince"],
  unique: ["site", "number"],
});
const SITE_STATE = upsertSql("site_state", {
  columns: ["site", "lastSignalAt", "lastTestAt", "nextTestDueAt", "armedState", "clockSkewSeconds"],
  unique: ["site"],
});
// From all zones of the site, of which the batch knows only those it speaks of.
const CONDITIONS = `
  UPDATE site_state SET
    inAlarm = EXISTS (SELECT 1 FROM zone_state z WHERE z.site = site_state.site AND z.inAlarm),
    inTrouble = EXISTS (SELECT 1 FROM zone_state z WHERE z.site = site_state.site AND z.inTrouble)
  WHERE site IN (SELECT value FROM json_each({:sites}))`;

/** Writes what the batch changed of the states. */
export function upsertStates(tx: PbApp, world: World, now: string): void {
  const all = [...world.states];
  if (all.length === 0) return;
  const write = (sql: string, rows: readonly object[]): void => {
    if (rows.length > 0) run(tx, sql, { now, rows: JSON.stringify(rows.map((row) => ({ id: newId(), ...row }))) });
  };
  const numbered = (changed: "changedZones" | "changedPartitions", from: "zones" | "partitions"): object[] =>
    all.flatMap(([site, state]) => [...state[changed]].map((number) => ({ site, number, ...state[from].get(number) })));
  write(ZONE_STATE, numbered("changedZones", "zones"));
  write(PARTITION_STATE, numbered("changedPartitions", "partitions"));
  const sites = all.map(([site, state]) => ({
    site,
    lastSignalAt: state.lastSignalAt,
    lastTestAt: state.lastTestAt,
    nextTestDueAt: state.nextTestDueAt,
    armedState: siteArmedState(state),
    clockSkewSeconds: state.clockSkewSeconds,
  }));
  write(SITE_STATE, sites);
  const moved = all.filter(([, state]) => state.changedZones.size > 0).map(([site]) => site);
  if (moved.length > 0) run(tx, CONDITIONS, { sites: JSON.stringify(moved) });
}

/** The batch without rows that are stored already or stand in it twice. */
export function withoutKnown(signals: readonly IncomingSignal[], known: ReadonlySet<string>): IncomingSignal[] {
  const seen = new Set(known);
  return signals.filter(({ key }) => !seen.has(key) && seen.add(key));
}
