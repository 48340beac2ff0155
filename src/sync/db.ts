/** The browser's copy of what the store said: a cache that may vanish, one database per person, deleted at sign-out. */
import Dexie, { liveQuery, type EntityTable, type Observable } from "dexie";
import { ALL_COLLECTIONS } from "../../domain/collections/all";
import type { Collection } from "../../domain/collections/define";
import type {
  AlarmRow,
  AlarmTypeRow,
  ClosedRow,
  ContactRow,
  CustomerRow,
  InstallerRow,
  PartitionRow,
  PendingRow,
  ProgramSettingsRow,
  ReportRow,
  ResolutionCodeRow,
  Row,
  SignalRow,
  SignalTypeRow,
  SiteContactRow,
  SiteRow,
  ZoneRow,
} from "./rows";

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

/** Tables by collection name. */
export interface Tables {
  events: EntityTable<SignalRow, "id">;
  events_alarm: EntityTable<AlarmRow, "id">;
  events_pending: EntityTable<PendingRow, "id">;
  /** Closed under our eyes: what the feed brought, the newest few hundred. */
  alarm_history: EntityTable<ClosedRow, "id">;
  events_reports: EntityTable<ReportRow, "id">;
  site_accounts: EntityTable<SiteRow, "id">;
  site_partitions: EntityTable<PartitionRow, "id">;
  site_zones: EntityTable<ZoneRow, "id">;
  contacts: EntityTable<ContactRow, "id">;
  site_contacts: EntityTable<SiteContactRow, "id">;
  alarm_types: EntityTable<AlarmTypeRow, "id">;
  resolution_codes: EntityTable<ResolutionCodeRow, "id">;
  signal_types: EntityTable<SignalTypeRow, "id">;
  program_settings: EntityTable<ProgramSettingsRow, "id">;
  customer_accounts: EntityTable<CustomerRow, "id">;
  installers_accounts: EntityTable<InstallerRow, "id">;
  gone: EntityTable<Gone, "key">;
  meta: EntityTable<Meta, "key">;
}

/** The database of one person. */
export type Db = Dexie & Tables;

const PREFIX = "watchdesk:";

/** Names of the collections that are kept whole. */
export const MIRRORED: readonly string[] = ALL_COLLECTIONS.filter((c) => c.offline === "mirror").map((c) => c.name);

/** A mirrored table is indexed by what its rows refer to and by what its list is sorted by. */
function mirrorIndexes({ fields, list }: Collection): string {
  const relations = Object.keys(fields).filter((name) => {
    const field = fields[name];
    return field?.type === "relation" && field.many !== true;
  });
  const sort = list?.sort.replace(/^-/, "");
  return [...new Set(["&id", "updated", ...relations, ...(sort === undefined ? [] : [sort])])].join(", ");
}

const SCHEMA: Readonly<Record<string, string>> = {
  ...Object.fromEntries(ALL_COLLECTIONS.filter((c) => c.offline === "mirror").map((c) => [c.name, mirrorIndexes(c)])),
  events: "&id, seq, alarm, site",
  events_alarm: "&id, site, owner",
  events_pending: "&id, site, wakeAt",
  alarm_history: "&id, closedAt, site",
  events_reports: "&id, updated, at, [alarm+at]",
  gone: "&key, updated",
  meta: "&key",
};

/** Another schema is another database: it is a cache, so nothing is migrated. */
function schemaMark(): string {
  let hash = 5381;
  for (const letter of JSON.stringify(SCHEMA)) hash = (hash * 33 + letter.charCodeAt(0)) >>> 0;
  return hash.toString(36);
}

let current: Db | undefined;

/** The database of the person who is signed in, or nothing. */
export const openDb = (): Db | undefined => current;

/** Opens the database of a person and makes it the current one; databases of others and of older schemas are deleted. */
export async function openDbOf(userId: string): Promise<Db> {
  const name = `${PREFIX}${userId}:${schemaMark()}`;
  if (current?.name === name && current.isOpen()) return current;
  closeDb();
  await deleteOthers(name);
  const opened = createDb(name);
  await opened.open();
  current = opened;
  return opened;
}

/** A database of this schema, not yet opened. */
export function createDb(name: string): Db {
  const made = new Dexie(name) as Db;
  made.version(1).stores({ ...SCHEMA });
  // Another tab signed out and wants to delete it: let go at once, or its deletion would wait for ever.
  made.on("versionchange", () => made.close());
  return made;
}

/** Closes the current database: writes still on their way fail instead of reaching the next person's. */
export function closeDb(): void {
  current?.close();
  current = undefined;
}

/** Deletes every database of ours in this browser. */
export async function deleteAllDbs(): Promise<void> {
  closeDb();
  await deleteOthers("");
}

async function deleteOthers(keep: string): Promise<void> {
  const names = await Dexie.getDatabaseNames();
  await Promise.all(names.filter((n) => n.startsWith(PREFIX) && n !== keep).map((n) => Dexie.delete(n)));
}

/** Table of a collection, for code that works on any of them. */
export const tableOf = (of: Db, collection: string): EntityTable<Row, "id"> => of.table(collection) as never;

/** Calls back with the answer of a query now and whenever its rows change, in any tab. Never write inside `query`. */
export function watch<T>(query: () => Promise<T>, onAnswer: (answer: T) => void): () => void {
  const rows: Observable<T> = liveQuery(query);
  const subscription = rows.subscribe({ next: onAnswer, error: () => undefined });
  return () => subscription.unsubscribe();
}
