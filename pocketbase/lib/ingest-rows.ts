/** Writes what goes in by bulk: events by one statement, states by one a table. Raw SQL: no hook or stream sees it. */
import { siteArmedState } from "../../domain/signals/effects";
import type { IncomingSignal, SignalBatch } from "../../domain/signals/incoming";
import type { EventDraft, World } from "../../domain/signals/world";
import { EVENT_COLUMNS, eventCells, FED_EVENTS, JSON_COLUMNS } from "./event-columns";
import type { FeedEntry } from "./feed";
import { readRows } from "./live-rows";
import { jsonRowsOf, run, type PbApp } from "./pb";
import { quoted } from "./rest-rows";

// Arrays and jsonb_each: each value is found without reading the row's text again, four times as fast as json_each
// over objects (docs/decisions/0001).
const values = (columns: readonly string[]): string => columns.map((_column, index) => `value->>${index}`).join(", ");

// JSON stays JSON: the column gets its text.
const cell = (column: string, index: number): string => `value->${JSON_COLUMNS.has(column) ? "" : ">"}${index}`;

const INSERT = `
  INSERT INTO events (seq, ${quoted(EVENT_COLUMNS)}, created, updated)
  SELECT {:base} + key + 1, ${EVENT_COLUMNS.map(cell).join(", ")}, {:now}, {:now} FROM jsonb_each({:rows})`;

/**
 * Appends the events with the next numbers. The writer is single and the number is taken inside its transaction, so
 * commit order is number order and a kill leaves no gap.
 */
export function insertEvents(tx: PbApp, events: readonly EventDraft[], now: string): FeedEntry[] {
  if (events.length === 0) return [];
  const sql = "SELECT COALESCE(MAX(seq), 0) AS base FROM events";
  const base = jsonRowsOf<{ base: number }>(tx, sql, { columns: ["base"] })[0]?.base ?? 0;
  const cells = events.map((event, index) => eventCells(event, base + index + 1));
  run(tx, INSERT, { base, now, rows: `[${cells.map(({ table }) => table).join(",")}]` });
  return events.map(({ dealer, customer }, index) => ({ row: cells[index]?.feed ?? "", dealer, customer }));
}

/** The events with the repeats this batch tells of: a row of the feed that is new must not be changed by it again. */
export function withRepeats(events: readonly EventDraft[], repeats: SignalBatch["repeats"]): readonly EventDraft[] {
  if (repeats.length === 0) return events;
  const counts = new Map<unknown, number>();
  for (const { key, count } of repeats) counts.set(key, Math.max(count, counts.get(key) ?? 0));
  return events.map((event) => ({ ...event, repeats: counts.get(event["key"]) ?? 0 }));
}

const REPEATS = `
  UPDATE events SET repeats = r.count, updated = {:now}
  FROM (SELECT value->>'$.key' AS key, MAX(value->>'$.count') AS count FROM json_each({:rows}) GROUP BY 1) r
  WHERE events.key != '' AND events.key = r.key AND r.count > events.repeats`;
const REPEATED = "key != '' AND key IN (SELECT value->>'$.key' FROM json_each({:rows})) AND updated = {:now}";

/** Takes over how often frames were repeated: totals, so that a replay changes nothing. */
export function updateRepeats(tx: PbApp, repeats: SignalBatch["repeats"], now: string): FeedEntry[] {
  if (repeats.length === 0) return [];
  const rows = JSON.stringify(repeats);
  if (run(tx, REPEATS, { now, rows }) === 0) return [];
  return readRows(tx, FED_EVENTS, { where: REPEATED, bind: { rows, now } }).map((record) => ({
    item: { c: "events", a: "update", record },
    dealer: record.dealer,
    customer: record.customer,
  }));
}

/** An id as the store draws them, made where the row is. */
const RANDOM_ID = "substr(lower(hex(randomblob(8))), 1, 15)";

function upsert(table: string, columns: readonly string[], unique: readonly string[]): string {
  const updates = columns.filter((column) => !unique.includes(column));
  return `
    INSERT INTO ${table} (id, created, updated, ${quoted(columns)})
    SELECT ${RANDOM_ID}, {:now}, {:now}, ${values(columns)} FROM jsonb_each({:rows}) WHERE true
    ON CONFLICT (${unique.join(", ")}) DO UPDATE SET updated = excluded.updated,
      ${updates.map((column) => `"${column}" = excluded."${column}"`).join(", ")}`;
}

const NUMBERED = ["site", "number"];
const ZONE_STATE = upsert("zone_state", [...NUMBERED, "inAlarm", "inTrouble", "bypassed", "changedAt"], NUMBERED);
const PARTITION_STATE = upsert(
  "partition_state",
  [...NUMBERED, "armedState", "armedAt", "armedBy", "openSince"],
  NUMBERED,
);
const SITE_STATE = upsert(
  "site_state",
  ["site", "lastSignalAt", "lastTestAt", "nextTestDueAt", "armedState", "clockSkewSeconds"],
  ["site"],
);
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
  const zones: unknown[][] = [];
  const partitions: unknown[][] = [];
  for (const [site, state] of all) {
    for (const number of state.changedZones) {
      const zone = state.zones.get(number);
      if (zone) zones.push([site, number, zone.inAlarm, zone.inTrouble, zone.bypassed, zone.changedAt]);
    }
    for (const number of state.changedPartitions) {
      const partition = state.partitions.get(number);
      if (!partition) continue;
      const { armedState, armedAt, armedBy, openSince } = partition;
      partitions.push([site, number, armedState, armedAt, armedBy, openSince]);
    }
  }
  const sites = all.map(([site, state]) => [
    site,
    state.lastSignalAt,
    state.lastTestAt,
    state.nextTestDueAt,
    siteArmedState(state),
    state.clockSkewSeconds,
  ]);
  const write = (sql: string, rows: readonly unknown[]) =>
    rows.length === 0 ? 0 : run(tx, sql, { now, rows: JSON.stringify(rows) });
  write(ZONE_STATE, zones);
  write(PARTITION_STATE, partitions);
  write(SITE_STATE, sites);
  const moved = all.filter(([, state]) => state.changedZones.size > 0).map(([site]) => site);
  if (moved.length > 0) run(tx, CONDITIONS, { sites: JSON.stringify(moved) });
}

/** The batch without rows that are stored already or stand in it twice. */
export function withoutKnown(signals: readonly IncomingSignal[], known: ReadonlySet<string>): IncomingSignal[] {
  const seen = new Set(known);
  return signals.filter(({ key }) => !seen.has(key) && seen.add(key));
}
