/**
 * Gives the store the catalogue rows it lacks, each time it starts. Not a migration: a later version brings further
 * types to a store whose migrations have run, and a migration once released is frozen. Rows that are there are left as
 * the centre has made them.
 */
import { CUSTOMER_TYPES, NOTE_CATEGORIES, SITE_TYPES } from "../../domain/catalogue/account-kinds";
import { ACCOUNT_STATE_CATEGORIES } from "../../domain/catalogue/account-states";
import { AGREEMENT_TYPES } from "../../domain/catalogue/agreement-types";
import { ALARM_TYPES } from "../../domain/catalogue/alarm-types";
import { NUMBER_SEQUENCES } from "../../domain/catalogue/number-sequences";
import { ADVANCED_SETTINGS, PROGRAM_SETTINGS } from "../../domain/catalogue/program-settings";
import { PROTOCOLS } from "../../domain/catalogue/protocols";
import { REPORT_SHORTCUTS } from "../../domain/catalogue/report-shortcuts";
import { RESOLUTION_CODES } from "../../domain/catalogue/resolution-codes";
import { SCENES } from "../../domain/catalogue/scenes";
import { SIGNAL_TYPES } from "../../domain/catalogue/signal-types";
import { storeDate } from "../../domain/signals/store-date";
import { RETENTION } from "../../domain/catalogue/retention";
import { VERSION } from "../../domain/version";
import { jsonRowsOf, newId, run, type PbApp } from "./pb";

const DONE = "watchdesk.catalogue";

/**
 * Adds missing rows of the catalogues and the record of settings, once in each run of the store.
 * A store that starts on an empty folder migrates after this; the next call, within the minute, finds its tables.
 */
export function ensureCatalogue(app: PbApp): void {
  if (app.store().has(DONE) || !isMigrated(app)) return;
  app.runInTransaction((tx) => {
    const now = storeDate(Date.now());
    addMissing(tx, "alarm_types", { now, rows: ALARM_TYPES.map((row) => ({ ...row, active: true })) });
    const ids = new Map(
      jsonRowsOf<{ id: string; code: string }>(tx, "SELECT id, code FROM alarm_types", {
        columns: ["id", "code"],
      }).map(({ id, code }) => [code, id]),
    );
    const signalTypes = SIGNAL_TYPES.map((row) => ({ ...row, alarmType: ids.get(row.alarmType) ?? "", active: true }));
    addMissing(tx, "signal_types", { now, rows: signalTypes });
    addMissing(tx, "resolution_codes", { now, rows: RESOLUTION_CODES.map((row) => ({ ...row, active: true })) });
    addMissing(tx, "site_types", { now, rows: inOrder(SITE_TYPES) });
    addMissing(tx, "customer_types", { now, rows: inOrder(CUSTOMER_TYPES) });
    addMissing(tx, "note_categories", { now, rows: inOrder(NOTE_CATEGORIES) });
    addMissing(tx, "agreement_types", { now, rows: inOrder(AGREEMENT_TYPES) });
    addMissing(tx, "account_state_categories", { now, rows: inOrder(ACCOUNT_STATE_CATEGORIES) });
    addMissing(tx, "protocols", { now, rows: inOrder(PROTOCOLS) });
    addMissing(tx, "number_sequences", { now, rows: inOrder(NUMBER_SEQUENCES) });
    addMissing(tx, "scenes", { now, rows: inOrder(SCENES) });
    addMissing(tx, "report_shortcuts", { now, rows: inOrder(REPORT_SHORTCUTS), key: "key" });
    addMissing(tx, "retention_rules", { now, rows: RETENTION, key: "kind" });
    ensureSettings(tx);
  });
  app.store().set(DONE, true);
}

/** The youngest of its tables: a folder of an earlier build has the others before it is brought up to date. */
const isMigrated = (app: PbApp): boolean =>
  jsonRowsOf(app, "SELECT name FROM sqlite_master WHERE name = 'retention_rules'", { columns: ["name"] }).length > 0;

interface Rows {
  readonly now: string;
  readonly rows: readonly object[];
  /** The column by which a row is known. */
  readonly key?: string;
}

/** In use, offered in the order in which they are written down. */
const inOrder = (rows: readonly object[]): readonly object[] =>
  rows.map((row, index) => ({ ...row, order: (index + 1) * 10, active: true }));

function addMissing(tx: PbApp, collection: string, { now, rows, key = "code" }: Rows): void {
  const columns = Object.keys(rows[0] ?? {});
  const names = columns.map((column) => `"${column}"`).join(", ");
  const values = columns.map((column) => `value->>'$.${column}'`).join(", ");
  const sql = `
    INSERT INTO ${collection} (id, created, updated, ${names})
    SELECT value->>'$.id', {:now}, {:now}, ${values} FROM json_each({:rows})
    WHERE NOT EXISTS (SELECT 1 FROM ${collection} WHERE "${key}" = value->>'$.${key}')`;
  run(tx, sql, { now, rows: JSON.stringify(rows.map((row) => ({ id: newId(), ...row }))) });
}

function ensureSettings(tx: PbApp): void {
  const [there] = tx.findRecordsByFilter("program_settings", "id != ''", "created", 1, 0);
  const settings = there ?? new Record(tx.findCollectionByNameOrId("program_settings"), { ...PROGRAM_SETTINGS });
  // What runs now, so that a page of another build can tell.
  if (settings.getString("app_version") !== VERSION) {
    settings.set("app_version", VERSION);
    tx.saveNoValidate(settings);
  }
  const services = tx.findRecordsByFilter("communicator_settings", "id != ''", "created", 1, 0);
  if (services.length === 0) tx.save(new Record(tx.findCollectionByNameOrId("communicator_settings"), {}));
  ensureOne(tx, "advancedSettingsInfo", ADVANCED_SETTINGS);
}

/** A collection of one record. */
function ensureOne(tx: PbApp, collection: string, record: object): void {
  const there = jsonRowsOf(tx, `SELECT id FROM ${collection} LIMIT 1`, { columns: ["id"] });
  if (there.length === 0) tx.save(new Record(tx.findCollectionByNameOrId(collection), { ...record }));
}
