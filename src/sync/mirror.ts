/** Keeps the reference collections in the browser: what changed by `updated`, what went by tombstones, what is withdrawn by counting. */
import { TOMBSTONE_DAYS, TOMBSTONES } from "../../domain/live/marks";
import { parseDate } from "../lib/date-time";
import type { CatchUpContext } from "./catch-up";
import { forgetCursors, readCursor, writeCursor } from "./cursors";
import { markPulled } from "./copy-age";
import { keptFields, MIRRORED, tableOf, type Db } from "./db";
import { mergeRows } from "./merge";
import { pagesById, pagesByUpdated, reachedWith, sinceOf, toStoreDate } from "./paging";
import type { Row } from "./rows";
import { burySite, dropSites, nullIfRefused } from "./site-rows";
import { owedSites, oweSites } from "./owed-sites";
import { filesOfParts, oweChanged, refreshFiles } from "./site-parts";
import type { Access } from "./withdrawn";

interface Tombstone extends Row {
  readonly collection: string;
  readonly recordId: string;
}

/** What a pull needs beside the store and the database. */
export interface MirrorContext extends CatchUpContext {
  readonly access: Access;
  /** Steps back for the person at the desk; asked before each batch. */
  readonly pause: () => Promise<void>;
  /** Bytes that are left on the disk for us; undefined = not known. */
  readonly room: () => Promise<number | undefined>;
  /** There is too little room for every site, or enough again. */
  readonly onTight: (tight: boolean) => void;
}

/** A hundred thousand sites need less than half of it. */
const ROOM_FOR_SITES_BYTES = 150_000_000;

/** Pulls every mirrored collection once, then the sites that changed. A collection that is refused is left as it is. */
export async function pullMirror(context: MirrorContext): Promise<void> {
  // Asked before the pages: what is deleted while they are read is found by the next pull.
  await pullTombstones(context);
  await pullEach(context, MIRRORED);
  await oweChanged(context);
  await refreshFiles(context);
}

/** Pulls what is said to have changed: collections by name, and by the name of the tombstones what was deleted of any. */
export async function pullChanged(context: MirrorContext, names: readonly string[]): Promise<void> {
  if (names.includes(TOMBSTONES)) await pullTombstones(context);
  await pullEach(
    context,
    MIRRORED.filter((name) => names.includes(name)),
  );
  if ((await owedSites(context.db)).length > 0) await refreshFiles(context);
}

/** One after the other. */
async function pullEach(context: MirrorContext, names: readonly string[]): Promise<void> {
  for (const name of names) {
    if ((await pullCollection(context, name).catch(nullIfRefused)) === null) continue;
    // Each by itself: the plans are here long before the last of a hundred thousand sites.
    if (!context.signal.aborted) await markPulled(context.db, [name], context.now());
  }
}

/** Every row of it is kept: of sites, customers and dealers only by those who may have a copy. */
const isKeptWhole = ({ access }: MirrorContext, name: string): boolean =>
  access.keepsSites || keptFields(name) === undefined;

/** Rows changed since the last pull, a minute of overlap included; sites kept whole that are older than their row are owed. */
export async function pullCollection(context: MirrorContext, name: string): Promise<void> {
  const { client, db, signal, now, pause } = context;
  const cursor = await readCursor(db, name);
  const whole = isKeptWhole(context, name) && (typeof cursor === "string" || (await hasRoom(context, name)));
  // Of whoever keeps no sites, those that he opened are kept up to date.
  if (typeof cursor !== "string" && !whole) {
    if (!isKeptWhole(context, name)) await writeCursor(db, name, toStoreDate(now()));
    return;
  }
  const paging = { since: typeof cursor === "string" ? sinceOf(cursor, now()) : "", ...fieldsOf(name), signal };
  for await (const page of pagesByUpdated<Row>(client, name, paging)) {
    await pause();
    await mergeRows(context, name, whole ? page : await known(db, name, page));
    if (name === "site_accounts") await oweSites(db, await olderFiles(db, page));
    const last = page.at(-1);
    if (last) await writeCursor(db, name, reachedWith(last.updated, now()));
  }
}

const fieldsOf = (name: string): { readonly fields?: string } => {
  const fields = keptFields(name);
  return fields ? { fields: fields.join(",") } : {};
};

async function known<T extends Row>(db: Db, name: string, page: readonly T[]): Promise<T[]> {
  const mine = await tableOf(db, name).bulkGet(page.map(({ id }) => id));
  return page.filter((_, at) => mine[at] !== undefined);
}

/** Sites kept whole that were read before their row changed. */
async function olderFiles(db: Db, page: readonly Row[]): Promise<string[]> {
  const files = await db.site_files.bulkGet(page.map(({ id }) => id));
  return page.flatMap(({ id, updated }, at) => ((files[at]?.readAt ?? Infinity) < parseDate(updated) ? [id] : []));
}

/** Only what is large is refused: catalogues are small, and pages need them. */
async function hasRoom({ room, onTight }: MirrorContext, name: string): Promise<boolean> {
  if (keptFields(name) === undefined) return true;
  const left = await room();
  const enough = left === undefined || left > ROOM_FOR_SITES_BYTES;
  if (name === "site_accounts") onTight(!enough);
  return enough;
}

const DAY_MS = 86_400_000;
/** A day less than the store keeps them. */
const STONES_REACH_MS = (TOMBSTONE_DAYS - 1) * DAY_MS;
/** When the tombstones were last read to the end: the newest one of them may be old although nothing was missed. */
export const STONES_READ = "stonesRead";
/** How exactly that has to be known. */
const STONES_READ_STEP_MS = 3_600_000;

async function pullTombstones(context: MirrorContext): Promise<void> {
  const { client, db, signal, now, pause } = context;
  const begun = now();
  const cursor = await readCursor(db, TOMBSTONES);
  // Before anything was kept nothing can be gone.
  if (typeof cursor !== "string") {
    await writeCursor(db, TOMBSTONES, toStoreDate(begun));
    return writeCursor(db, STONES_READ, begun);
  }
  const read = Number((await readCursor(db, STONES_READ)) ?? parseDate(cursor));
  // What is no time is as good as long ago.
  const isMissed = !(begun - read <= STONES_REACH_MS);
  if (isMissed) await oweAll(context);
  for await (const page of pagesByUpdated<Tombstone>(client, TOMBSTONES, { since: sinceOf(cursor, begun), signal })) {
    await pause();
    for (const stone of page) await bury(db, stone);
    const parts = page.map(({ recordId }) => recordId);
    await oweSites(db, await filesOfParts(db, parts));
    const last = page.at(-1);
    if (last) await writeCursor(db, TOMBSTONES, reachedWith(last.updated, begun));
  }
  if (signal.aborted) return;
  if (isMissed || Math.abs(begun - read) > STONES_READ_STEP_MS) await writeCursor(db, STONES_READ, begun);
}

/** Tombstones of a long absence are purged: every table is compared with the store's, and every site kept whole is read again. */
async function oweAll({ db }: MirrorContext): Promise<void> {
  await forgetCursors(db, ["compared"]);
  await oweSites(db, await db.site_files.toCollection().primaryKeys());
}

/** A stone is read again while it is the newest: what was made anew under its id stays. */
async function bury(db: Db, { collection, recordId, updated }: Tombstone): Promise<void> {
  if (!MIRRORED.includes(collection)) return;
  const mine = await tableOf(db, collection).get(recordId);
  if (mine && mine.updated > updated) return;
  if (collection === "site_accounts") await burySite(db, { id: recordId, updated });
  else if (mine) await tableOf(db, collection).delete(recordId);
}

/** Takes out of a table what the store does not hand out any more. */
export async function compareIds({ client, db, signal, pause }: MirrorContext, name: string): Promise<void> {
  const missing = new Set(await tableOf(db, name).toCollection().primaryKeys());
  for await (const page of pagesById<{ id: string }>(client, name, { fields: "id", signal })) {
    for (const { id } of page) missing.delete(id);
    await pause();
  }
  if (name === "site_accounts") await dropSites(db, [...missing]);
  else await tableOf(db, name).bulkDelete([...missing]);
}
