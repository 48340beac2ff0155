/** Gathers everything a batch is decided on: a fixed number of queries, however many signals it holds. */
import { noNews } from "../../domain/alarms/news";
import { memberKey, memberZone } from "../../domain/signals/alarms";
import { AlarmBook } from "../../domain/signals/alarm-book";
import { describe } from "../../domain/signals/code-tables";
import type { IncomingSignal } from "../../domain/signals/incoming";
import { classOf } from "../../domain/signals/kinds";
import { placeKey } from "../../domain/signals/locate";
import { placeOf } from "../../domain/signals/normalise";
import { dateMs } from "../../domain/signals/store-date";
import { strangerKeys } from "../../domain/signals/strangers";
import type { AlarmDraft, Catalogue, CodeMap, KnownEvent, World } from "../../domain/signals/world";
import { loadCatalogue } from "./ingest-catalogue";
import { loadCodeMaps, loadSites, loadStates, loadUsers, loadZones, type Addressed } from "./ingest-sites";
import { loadStrangers, loadUnknownSince } from "./ingest-strangers";
import { jsonRowsOf, newId, type PbApp } from "./pb";

/** Which of the keys are stored already; by their index, whose condition has to be said for it to be taken. */
export function knownKeys(tx: PbApp, keys: readonly string[]): Set<string> {
  const sql = "SELECT key FROM events WHERE key != '' AND key IN (SELECT value FROM json_each({:keys}))";
  const bind = { keys: JSON.stringify(keys) };
  return new Set(jsonRowsOf<{ key: string }>(tx, sql, { columns: ["key"], bind }).map(({ key }) => key));
}

/** The world of a batch. */
export function loadWorld(tx: PbApp, signals: readonly IncomingSignal[], nowMs: number): World {
  const catalogue = loadCatalogue(tx);
  const sites = loadSites(tx, signals);
  const addressed: Addressed[] = [];
  const strangers: IncomingSignal[] = [];
  for (const signal of signals) {
    const { account, prefix, token, code, qualifier } = signal;
    const site = account === "" ? undefined : sites.get(placeKey(prefix, account));
    if (!site) {
      strangers.push(signal);
      continue;
    }
    const meaning = describe(token, code, qualifier);
    addressed.push({ signal, site, meaning, place: placeOf(signal, meaning.param) });
  }
  const siteIds = [...new Set(addressed.map(({ site }) => site.id))];
  const codeMaps = loadCodeMaps(tx, signals, siteIds);
  const alarms = loadAlarms(tx, siteIds, strangers);
  const ending = new Set(addressed.filter((one) => codeMaps.length > 0 || mayEnd(one)).map(({ site }) => site.id));
  loadMembers(
    tx,
    catalogue,
    alarms.all().filter((alarm) => ending.has(alarm.site)),
  );
  return {
    nowMs,
    catalogue,
    sites,
    zones: loadZones(tx, addressed),
    codeMaps,
    users: loadUsers(tx, addressed),
    states:
      addressed.length === 0
        ? new Map()
        : loadStates(tx, addressed, {
            categories: mappedCategories(catalogue, codeMaps),
            pairs: standingZones(addressed, alarms),
          }),
    alarms,
    unknownSince: loadUnknownSince(tx, strangers),
    strangers: loadStrangers(tx, strangers),
    originals: loadOriginals(tx, signals),
    ...loadSettings(tx),
    newId,
  };
}

/** What an exception may make of a code that names no zone: its condition stands under that category. */
const mappedCategories = ({ signalTypesById }: Catalogue, maps: readonly CodeMap[]): readonly string[] => [
  ...new Set(maps.flatMap((map) => signalTypesById.get(map.signalType)?.category ?? [])),
];

/** An end without a zone ends what stands in the alarms of its site, zone by zone. */
const standingZones = (addressed: readonly Addressed[], alarms: AlarmBook): readonly (readonly string[])[] =>
  addressed
    .filter((one) => one.place.zone === "" && mayEnd(one))
    .flatMap(({ site }) =>
      alarms.ofSite(site.id).flatMap(({ members }) => [...members.keys()].map((key) => [site.id, memberZone(key)])),
    );

const mayEnd = ({ signal, meaning }: Addressed): boolean =>
  signal.kind === "event" && classOf(meaning.kind) !== "alarm";

// The greatest number ever given: settings keep it too, but a person saving the settings writes back what he loaded.
const SETTINGS = `
  SELECT p.groupWindowMinutes, MAX(p.lastAlarmNo, ${["events_alarm", "events_pending", "alarm_history"]
    .map((table) => `COALESCE((SELECT MAX(alarmNo) FROM ${table}), 0)`)
    .join(", ")}) AS lastAlarmNo
  FROM program_settings p LIMIT 1`;

function loadSettings(tx: PbApp): { groupWindowMinutes: number; lastAlarmNo: number } {
  const columns = ["groupWindowMinutes", "lastAlarmNo"];
  const row = jsonRowsOf<{ groupWindowMinutes: number; lastAlarmNo: number }>(tx, SETTINGS, { columns })[0];
  if (!row) throw new Error("the record of program_settings is missing");
  return row;
}

const ALARM_COLUMNS = [
  "id",
  "groupKey",
  "site",
  "owner",
  "priority",
  "titleRank",
  "confirmed",
  "firstAt",
  "lastAt",
  "lastEvent",
  "eventCount",
  "unseenCount",
  "restoredAt",
];

type AlarmRow = Pick<
  AlarmDraft,
  "id" | "groupKey" | "site" | "owner" | "priority" | "firstAt" | "lastAt" | "lastEvent" | "eventCount"
> &
  Pick<AlarmDraft, "unseenCount" | "restoredAt" | "titleRank"> & {
    readonly pending: number;
    readonly confirmed: number;
  };

const alarmSelect = (table: string, pending: number): string => `
  SELECT ${pending} AS pending, ${ALARM_COLUMNS.join(", ")} FROM ${table}
  WHERE (site != '' AND site IN (SELECT value FROM json_each({:sites})))
    OR groupKey IN (SELECT value FROM json_each({:keys}))`;
const ALARMS = `${alarmSelect("events_alarm", 0)} UNION ALL ${alarmSelect("events_pending", 1)}`;

function loadAlarms(tx: PbApp, sites: readonly string[], strangers: readonly IncomingSignal[]): AlarmBook {
  const keys = [...new Set(strangers.flatMap(strangerKeys))];
  const rows = jsonRowsOf<AlarmRow>(tx, ALARMS, {
    columns: ["pending", ...ALARM_COLUMNS],
    bind: { sites: JSON.stringify(sites), keys: JSON.stringify(keys) },
  });
  return new AlarmBook(
    rows.map((row) => ({
      ...row,
      isNew: false,
      pending: row.pending === 1,
      confirmed: row.confirmed === 1,
      lastAtMs: dateMs(row.lastAt === "" ? row.firstAt : row.lastAt),
      wake: "",
      changed: false,
      members: new Map(),
      news: noNews(),
    })),
  );
}

interface MemberRow {
  readonly alarm: string;
  readonly type: string;
  readonly zone: string;
  readonly began: number;
  readonly ended: number;
}

const ENDS = "class IN ('restore', 'trouble_restore')";
const MEMBERS = `
  SELECT alarm, signal_types AS type, zone,
    MAX(CASE WHEN ${ENDS} THEN 0 ELSE seq END) AS began, MAX(CASE WHEN ${ENDS} THEN seq ELSE 0 END) AS ended
  FROM events
  WHERE alarm IN (SELECT value FROM json_each({:alarms})) AND decision != 'duplicate'
  GROUP BY alarm, signal_types, zone`;

/** Fills in what of the alarms still stands. */
function loadMembers(tx: PbApp, catalogue: Catalogue, alarms: readonly AlarmDraft[]): void {
  if (alarms.length === 0) return;
  const rows = jsonRowsOf<MemberRow>(tx, MEMBERS, {
    columns: ["alarm", "type", "zone", "began", "ended"],
    bind: { alarms: JSON.stringify(alarms.map((alarm) => alarm.id)) },
  });
  const siteOf = new Map(alarms.map(({ id, site }) => [id, site]));
  const known = rows.map((row) => ({
    ...row,
    site: siteOf.get(row.alarm),
    category: catalogue.signalTypes.get(row.type)?.category ?? "",
  }));
  for (const alarm of alarms) {
    // A restore stands in one alarm and ends what it names in all of its site.
    const ofSite = known.filter(({ site }) => site === alarm.site);
    for (const row of ofSite.filter((one) => one.alarm === alarm.id && one.began > 0)) {
      const ends = ofSite.filter((other) => other.category === row.category && ["", row.zone].includes(other.zone));
      const hasEnded = alarm.restoredAt !== "" || Math.max(0, ...ends.map(({ ended }) => ended)) > row.began;
      const key = memberKey(row.category, row.zone);
      alarm.members.set(key, !hasEnded || alarm.members.get(key) === true);
    }
  }
}

function loadOriginals(tx: PbApp, signals: readonly IncomingSignal[]): Map<string, KnownEvent> {
  const keys = signals.map(({ duplicateOf }) => duplicateOf).filter((key) => key !== "");
  if (keys.length === 0) return new Map();
  const sql = "SELECT key, id, alarm FROM events WHERE key != '' AND key IN (SELECT value FROM json_each({:keys}))";
  const rows = jsonRowsOf<KnownEvent & { key: string }>(tx, sql, {
    columns: ["key", "id", "alarm"],
    bind: { keys: JSON.stringify(keys) },
  });
  return new Map(rows.map((row) => [row.key, { id: row.id, alarm: row.alarm }]));
}
