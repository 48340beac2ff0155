/** The browser's copy of what the store said: a cache that may vanish, one database per person, deleted at sign-out. */
import Dexie, {
  liveQuery,
  RangeSet,
  type DexieOptions,
  type EntityTable,
  type IntervalTree,
  type Observable,
  type ObservabilitySet,
  type Table,
} from "dexie";
import type { Collection } from "../../domain/collections/define";
import { KEPT_COLLECTIONS } from "../../domain/collections/kept";
import type {
  ActionPlanRow,
  ActionPlanStepRow,
  AlarmRow,
  AlarmTypeRow,
  ClosedRow,
  CustomerRow,
  HolidayOfSetRow,
  ImportantContactRow,
  InstallerRow,
  PendingRow,
  ProgramSettingsRow,
  ReportRow,
  ResolutionCodeRow,
  Row,
  SignalRow,
  SignalTypeRow,
  SiteTypeRow,
  SlimSiteRow,
} from "./rows";
import type { Kept } from "./sealed-rows";
import { createMemoryVault, type Sealed, type Vault } from "./vault";

/** A deletion that was seen, so that a late older copy can't bring the row back. */
export interface Gone {
  /** `collection:id` */
  readonly key: string;
  readonly updated: string;
  readonly version?: number | undefined;
}

/** Where a pull stands. */
export interface Meta {
  readonly key: string;
  readonly value: unknown;
}

/** A site whole, with its people, as `site-file.ts` unseals it. */
export interface SiteFile {
  /** Of the site. */
  readonly id: string;
  /** When it was read, epoch ms by the server's clock. */
  readonly readAt: number;
  /** Ids of all that is in it: what changes or goes elsewhere is found by them. */
  readonly parts: readonly string[];
  readonly sealed: Sealed;
}

/** Tables by collection name. */
export interface Tables {
  events: EntityTable<Kept<SignalRow>, "id">;
  events_alarm: EntityTable<AlarmRow, "id">;
  events_pending: EntityTable<Kept<PendingRow>, "id">;
  /** Closed under our eyes: what the feed brought, the newest few hundred. */
  alarm_history: EntityTable<Kept<ClosedRow>, "id">;
  events_reports: EntityTable<Kept<ReportRow>, "id">;
  site_accounts: EntityTable<Kept<SlimSiteRow>, "id">;
  /** Sites that were opened or have an alarm. */
  site_files: EntityTable<SiteFile, "id">;
  alarm_types: EntityTable<AlarmTypeRow, "id">;
  resolution_codes: EntityTable<ResolutionCodeRow, "id">;
  signal_types: EntityTable<SignalTypeRow, "id">;
  action_plans: EntityTable<ActionPlanRow, "id">;
  action_plan_steps: EntityTable<ActionPlanStepRow, "id">;
  important_contacts: EntityTable<Kept<ImportantContactRow>, "id">;
  holidays: EntityTable<HolidayOfSetRow, "id">;
  site_types: EntityTable<SiteTypeRow, "id">;
  program_settings: EntityTable<ProgramSettingsRow, "id">;
  customer_accounts: EntityTable<CustomerRow, "id">;
  installers_accounts: EntityTable<InstallerRow, "id">;
  gone: EntityTable<Gone, "key">;
  meta: EntityTable<Meta, "key">;
}

/** What seals and unseals in a database. */
export interface Vaults {
  readonly vault: Vault;
  /** Of sites kept whole: of whoever may not have people to call without a line it ends with the tab. */
  readonly fileVault: Vault;
}

/** The database of one person. */
export type Db = Dexie & Tables & Vaults;

/** Databases of ours begin so. */
export const PREFIX = "watchdesk:";

const BY_ROW: readonly Collection[] = KEPT_COLLECTIONS;

/**
 * Names of the collections of which every row is kept, in the order in which they are pulled. Catalogues and plans first: they are
 * short, and alarms need them long before the last of a hundred thousand customers.
 */
export const MIRRORED: readonly string[] = (["mirror", "slim"] as const).flatMap((how) =>
  BY_ROW.filter(({ offline }) => offline === how).map(({ name }) => name),
);

/** The fields that are kept of a row of a collection; undefined = all. */
export function keptFields(collection: string): readonly string[] | undefined {
  const { slim } = BY_ROW.find(({ name }) => name === collection) ?? {};
  return slim && ["id", ...slim, "updated"];
}

/** Marks the few sites that are on test: found by it without a walk through all. An index of every state took 8 MB with 100,000 sites. */
export const ON_TEST = "onTest";

/** A mirrored table is indexed by what its rows refer to and by what its list is sorted by; one of many rows by few things. */
function mirrorIndexes({ name, fields, list, offline }: Collection): string {
  if (offline === "slim") return name === "site_accounts" ? `&id, updated, ${ON_TEST}` : "&id, updated";
  const relations = Object.keys(fields).filter((name) => {
    const field = fields[name];
    return field?.type === "relation" && field.many !== true;
  });
  const sort = list?.sort.replace(/^-/, "");
  return [...new Set(["&id", "updated", ...relations, ...(sort === undefined ? [] : [sort])])].join(", ");
}

const SCHEMA: Readonly<Record<string, string>> = {
  ...Object.fromEntries(BY_ROW.map((c) => [c.name, mirrorIndexes(c)])),
  site_files: "&id, readAt, *parts",
  events: "&id, seq, alarm, site",
  events_alarm: "&id, site, owner",
  events_pending: "&id, site, wakeAt",
  alarm_history: "&id, closedAt, site",
  events_reports: "&id, updated, at, [alarm+at]",
  gone: "&key, updated",
  meta: "&key",
};

/** Raised where what lies in a table is read in another way than before. */
const FORMAT = 3;

/** Another schema is another database: it is a cache, so nothing is migrated. */
function schemaMark(): string {
  let hash = 5381;
  for (const letter of JSON.stringify([FORMAT, SCHEMA])) hash = (hash * 33 + letter.charCodeAt(0)) >>> 0;
  return hash.toString(36);
}

/** Name of a person's database. */
export const nameOfDb = (userId: string): string => `${PREFIX}${userId}:${schemaMark()}`;

let current: Db | undefined;
let opened = 0;
const listeners = new Set<() => void>();

/** The database of the person who is signed in, or nothing. */
export const openDb = (): Db | undefined => current;

/** Makes a database the current one; the one before is closed, and writes on their way to it fail. */
export function setDb(next: Db | undefined): void {
  if (current === next) return;
  const before = current;
  current = next;
  if (next) opened += 1;
  before?.close();
  for (const listener of listeners) listener();
}

/** The how-manieth copy of this tab the present one is: what was read into one is not in the next. */
export const copyNumber = (): number => opened;

/** Calls back when another database, or none, has become the current one. */
export function onDbChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** What happens to an open database without our doing. */
export interface DbEvents {
  /** Another tab wants it gone: signed out there, or a newer version of the app is open. It is closed already. */
  readonly onTaken: () => void;
  /** It can't be written or read any more: the disk is full, the browser took it away. */
  readonly onFault: (error: unknown) => void;
}

/** A database of this schema, not yet opened; `options` are where it lies, if not on the disk. */
export function createDb(
  name: string,
  {
    vault = createMemoryVault(),
    fileVault = vault,
    events,
    options,
  }: Partial<Vaults> & { readonly events?: DbEvents; readonly options?: DexieOptions } = {},
): Db {
  // Where the browser has no database at all, queries would never be watched.
  if (options) Dexie.dependencies.indexedDB ??= options.indexedDB as IDBFactory;
  const made = Object.assign(new Dexie(name, options), { vault, fileVault }) as Db;
  made.version(1).stores({ ...SCHEMA });
  if (events) watchFaults(made, events);
  // Another tab signed out and wants to delete it: let go at once, or its deletion would wait for ever.
  made.on("versionchange", () => {
    made.close();
    events?.onTaken();
    // Dexie's own answer would open it again with the next query, and an empty one would stay behind.
    return false;
  });
  return made;
}

/** Faults that no other try mends; anything else is a mistake of ours or a transaction that was given up. */
const BROKEN: readonly string[] = ["QuotaExceededError", "UnknownError", "InvalidStateError"];

function watchFaults(db: Db, { onFault }: DbEvents): void {
  const look = (error: DOMException | null): void => {
    if (error && BROKEN.includes(error.name)) onFault(error);
  };
  db.use({
    stack: "dbcore",
    name: "faults",
    create: (core) => ({
      ...core,
      transaction: (...asked) => {
        try {
          const transaction = core.transaction(...asked) as IDBTransaction;
          transaction.addEventListener("abort", () => look(transaction.error));
          return transaction;
        } catch (error) {
          look(error instanceof DOMException ? error : null);
          throw error;
        }
      },
    }),
  });
}

/** Deletes every copy in this browser but one; what another tab holds open goes once that lets it go. */
export async function deleteCopies(keep = ""): Promise<void> {
  const names = await Dexie.getDatabaseNames();
  await Promise.all(names.filter((n) => n.startsWith(PREFIX) && n !== keep).map((n) => Dexie.delete(n)));
}

/** A table that is only read. */
export type Readable<T> = Pick<Table<T, string>, "where" | "bulkGet" | "schema">;

/** Table of a collection, for code that works on any of them. */
export const tableOf = (of: Db, collection: string): EntityTable<Row, "id"> => of.table(collection) as never;

/** Calls back with the answer of a query now and whenever its rows change, in any tab. Never write inside `query`. */
export function watch<T>(query: () => Promise<T>, onAnswer: (answer: T) => void): () => void {
  const rows: Observable<T> = liveQuery(query);
  const subscription = rows.subscribe({ next: onAnswer, error: () => undefined });
  return () => subscription.unsubscribe();
}

/** Ids of rows that were written; `all` where they are not told one by one: many at once, or the table was cleared. */
export type Told = readonly string[] | "all";

/** Calls back with what was written to a table, in whichever tab, once its transaction has ended. */
export function onRowsTold(db: Db, table: string, listener: (told: Told) => void): () => void {
  const name = `idb://${db.name}/${table}/`;
  const hear = (parts: ObservabilitySet): void => {
    // A page that was put away and shown again has missed what was told, and is told that everything is different.
    const ranges = parts[name] ?? parts["all"];
    if (ranges) listener(readRanges(ranges));
  };
  Dexie.on("storagemutated", hear);
  return () => Dexie.on.storagemutated.unsubscribe(hear);
}

/** Of another tab they come without their class. */
function readRanges(ranges: IntervalTree): Told {
  const ids: string[] = [];
  for (const { from, to } of RangeSet(ranges)) {
    if (from !== to || typeof from !== "string") return "all";
    ids.push(from);
  }
  return ids;
}
