/** Look-ups of a batch around its sites: one query a table. */
import { zoneKey } from "../../domain/signals/classify";
import type { CodeMeaning } from "../../domain/signals/code-tables";
import { conditionNumber, emptySiteState } from "../../domain/signals/effects";
import type { IncomingSignal } from "../../domain/signals/incoming";
import { placeKey } from "../../domain/signals/locate";
import { spellings, type Place } from "../../domain/signals/normalise";
import type { CodeMap, PartitionState, Site, SiteState, Zone, ZoneState } from "../../domain/signals/world";
import { jsonRowsOf, type PbApp } from "./pb";

const SITE = ["id", "code", "prefix", "name", "city", "timeZone", "installer", "customer", "panel"] as const;
const TEST = ["testInterval", "testGrace", "testMode"] as const;
const SITE_COLUMNS = [...SITE, ...TEST, "asked"];
const SITE_SELECT = [...SITE, ...TEST].map((column) => `s."${column}"`).join(", ");

type SiteRow = Omit<Site, "dealer"> & { readonly installer: string; readonly asked: string };

/** Sites by prefix and account as sent; a transmitter's own account leads to its site. */
export function loadSites(tx: PbApp, signals: readonly IncomingSignal[]): Map<string, Site> {
  const sites = new Map<string, Site>();
  const accounts = [...new Set(signals.map((signal) => signal.account))].filter((account) => account !== "");
  if (accounts.length === 0) return sites;
  const variants = new Set(accounts.flatMap(spellings));
  const add = (sql: string, names: Iterable<string>): void => {
    const bind = { names: JSON.stringify([...names]) };
    for (const { installer, asked, ...row } of jsonRowsOf<SiteRow>(tx, sql, { columns: SITE_COLUMNS, bind })) {
      const key = placeKey(row.prefix, asked);
      if (!sites.has(key)) sites.set(key, { ...row, dealer: installer });
    }
  };
  add(BY_CODE, variants);
  add(BY_TRANSMITTER, variants);
  const missing = signals.filter(({ prefix, account }) => account !== "" && !sites.has(placeKey(prefix, account)));
  // Codes of mixed case are found by a scan, which only accounts that nobody has cause.
  if (missing.length > 0) add(BY_ANY_CASE, new Set(missing.map((signal) => signal.account)));
  return sites;
}

const NAMES = "(SELECT value FROM json_each({:names}))";
const BY_CODE = `SELECT ${SITE_SELECT}, s.code AS asked FROM site_accounts s WHERE s.code IN ${NAMES}`;
const BY_TRANSMITTER = `
  SELECT ${SITE_SELECT}, t.identifier AS asked FROM site_transmitters t JOIN site_accounts s ON s.id = t.site
  WHERE t.identifier IN ${NAMES} AND t.identifier != ''`;
const BY_ANY_CASE = `
  SELECT ${SITE_SELECT}, s.code AS asked FROM json_each({:names}) j JOIN site_accounts s ON s.code = j.value COLLATE NOCASE`;

/** A signal with its site, what its code means by itself and the numbers a look-up needs. */
export interface Addressed {
  readonly signal: IncomingSignal;
  readonly site: Site;
  readonly meaning: CodeMeaning;
  readonly place: Place;
}

/** Zones the batch speaks of. */
export function loadZones(tx: PbApp, addressed: readonly Addressed[]): Map<string, Zone> {
  const pairs = addressed.filter(({ place }) => place.zone !== "").map(({ site, place }) => [site.id, place.zone]);
  if (pairs.length === 0) return new Map();
  const columns = ["site", "number", "text", "signalType", "alarmType", "priorityShift"];
  const sql = `
    SELECT site, number, text, signalType, alarmType, priorityShift FROM site_zones
    WHERE (site, number) IN (SELECT value->>0, value->>1 FROM json_each({:pairs}))`;
  const rows = jsonRowsOf<Zone & { site: string; number: string }>(tx, sql, {
    columns,
    bind: { pairs: JSON.stringify(pairs) },
  });
  return new Map(rows.map((row) => [zoneKey(row.site, row.number), row]));
}

// The number may have been typed as the panel shows it, with zeros before it.
const USERS = `
  SELECT c.site AS site, j.value->>1 AS number, p.name AS name
  FROM json_each({:pairs}) j
    CROSS JOIN site_contacts c ON c.site = j.value->>0
      AND UPPER(LTRIM(TRIM(c.panelUserNumber), '0')) = j.value->>1
    JOIN contacts p ON p.id = c.contact
  ORDER BY c."order" DESC`;

/** Names of the contacts whom the batch's users are; of two with one number the first in order. */
export function loadUsers(tx: PbApp, addressed: readonly Addressed[]): Map<string, string> {
  const pairs = addressed.filter(({ place }) => place.user !== "").map(({ site, place }) => [site.id, place.user]);
  if (pairs.length === 0) return new Map();
  const rows = jsonRowsOf<{ site: string; number: string; name: string }>(tx, USERS, {
    columns: ["site", "number", "name"],
    bind: { pairs: JSON.stringify(pairs) },
  });
  return new Map(rows.map(({ site, number, name }) => [zoneKey(site, number), name]));
}

/** Exceptions to the code tables that may concern the batch. */
export function loadCodeMaps(tx: PbApp, signals: readonly IncomingSignal[], sites: readonly string[]): CodeMap[] {
  const codes = [...new Set(signals.flatMap(({ code }) => [code, code.toUpperCase()]))];
  const columns = ["site", "zone", "panel", "dealer", "protocol", "code", "qualifier", "signalType"];
  const sql = `
    SELECT ${columns.join(", ")} FROM signal_code_maps
    WHERE code IN (SELECT value FROM json_each({:codes}))
      AND (site = '' OR site IN (SELECT value FROM json_each({:sites})))`;
  return jsonRowsOf<CodeMap>(tx, sql, {
    columns,
    bind: { codes: JSON.stringify(codes), sites: JSON.stringify(sites) },
  });
}

/** What is known of the sites, their partitions and the zones the batch speaks of, and of further categories and zones. */
export function loadStates(
  tx: PbApp,
  addressed: readonly Addressed[],
  further: { readonly categories: readonly string[]; readonly pairs: readonly (readonly string[])[] },
): Map<string, SiteState> {
  const states = new Map<string, SiteState>();
  const sites = JSON.stringify([...new Set(addressed.map(({ site }) => site.id))]);
  type Row<T> = T & { readonly site: string; readonly number: string };
  const of = (site: string): SiteState => {
    const state = states.get(site) ?? emptySiteState();
    states.set(site, state);
    return state;
  };
  for (const row of jsonRowsOf<Row<SiteState>>(tx, STATES.sql, { columns: STATES.columns, bind: { sites } })) {
    Object.assign(of(row.site), {
      lastSignalAt: row.lastSignalAt,
      lastTestAt: row.lastTestAt,
      nextTestDueAt: row.nextTestDueAt,
      clockSkewSeconds: row.clockSkewSeconds,
    });
  }
  for (const { site, number, ...row } of jsonRowsOf<Row<PartitionState>>(tx, PARTITIONS.sql, {
    columns: PARTITIONS.columns,
    bind: { sites },
  })) {
    of(site).partitions.set(number, row);
  }
  const asked = addressed.flatMap(({ site, meaning, place: { zone } }) => {
    const categories = zone === "" ? [meaning.category, ...further.categories] : [""];
    return categories.map((category) => [site.id, conditionNumber({ zone, category })]);
  });
  const pairs = JSON.stringify([...asked, ...further.pairs]);
  for (const { site, number, ...row } of jsonRowsOf<Row<ZoneState>>(tx, ZONES.sql, {
    columns: ZONES.columns,
    bind: { pairs },
  })) {
    const { changedAt } = row;
    const flags = { inAlarm: !!row.inAlarm, inTrouble: !!row.inTrouble, bypassed: !!row.bypassed };
    of(site).zones.set(number, { ...flags, changedAt });
  }
  return states;
}

const query = (table: string, columns: readonly string[], where: string) => ({
  columns,
  sql: `SELECT ${columns.map((column) => `"${column}"`).join(", ")} FROM ${table} WHERE ${where}`,
});
const IN_SITES = "site IN (SELECT value FROM json_each({:sites}))";
const STATES = query(
  "site_state",
  ["site", "lastSignalAt", "lastTestAt", "nextTestDueAt", "clockSkewSeconds"],
  IN_SITES,
);
const PARTITIONS = query(
  "partition_state",
  ["site", "number", "armedState", "armedAt", "armedBy", "openSince"],
  IN_SITES,
);
const ZONES = query(
  "zone_state",
  ["site", "number", "inAlarm", "inTrouble", "bypassed", "changedAt"],
  "(site, number) IN (SELECT value->>0, value->>1 FROM json_each({:pairs}))",
);
