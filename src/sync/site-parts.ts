/** Keeps whole sites up to date: what changed of their parts and people, and those that have an alarm. */
import { parseDate } from "../lib/date-time";
import { readCursor, writeCursor } from "./cursors";
import type { Db } from "./db";
import type { MirrorContext } from "./mirror";
import { pagesByUpdated, reachedWith, sinceOf, toStoreDate } from "./paging";
import type { Row } from "./rows";
import { sitesWithAlarm, trimFiles } from "./site-file";
import { owedSites, oweSites, paySites } from "./owed-sites";
import { loadSite, nullIfRefused } from "./site-rows";

/** Collections whose rows lie in the files of their sites. `contacts` belong to no site by themselves. */
const PARTS = [
  "site_partitions",
  "site_zones",
  "site_contacts",
  "contacts",
  "site_schedules",
  "temporary_schedules",
  "site_action_plans",
] as const;

type PartRow = Row & { readonly site?: string };

/** Sites of which a part changed since the file was read are owed from now on. */
export async function oweChanged(context: MirrorContext): Promise<void> {
  for (const name of PARTS) await oweChangedOf(context, name).catch(nullIfRefused);
}

async function oweChangedOf({ client, db, signal, now }: MirrorContext, name: string): Promise<void> {
  const cursor = await readCursor(db, name);
  // Before any file was read none can be old.
  if (typeof cursor !== "string") return writeCursor(db, name, toStoreDate(now()));
  const fields = name === "contacts" ? "id,updated" : "id,site,updated";
  for await (const page of pagesByUpdated<PartRow>(client, name, { since: sinceOf(cursor, now()), fields, signal })) {
    await oweSites(db, (await Promise.all(page.map((row) => olderFiles(db, row)))).flat());
    const last = page.at(-1);
    if (last) await writeCursor(db, name, reachedWith(last.updated, now()));
  }
}

async function olderFiles(db: Db, { id, site = "", updated }: PartRow): Promise<string[]> {
  const ids = new Set([site, ...(await filesOfParts(db, [id]))]);
  const files = await db.site_files.bulkGet([...ids]);
  return files.flatMap((file) => (file && file.readAt < parseDate(updated) ? [file.id] : []));
}

/** Sites in whose files these records are. */
export const filesOfParts = async (db: Db, parts: readonly string[]): Promise<string[]> =>
  (await db.site_files.where("parts").anyOf(parts).primaryKeys()) as string[];

/** More at once are read again when they are opened. */
export const MOST_AT_ONCE = 200;

/**
 * Reads again the sites that are owed, then those with an alarm that are not here yet. What is refused is gone by then. Whom to
 * call of a site with an alarm stays until it is read anew, and those come first.
 */
export async function refreshFiles(context: MirrorContext): Promise<void> {
  const { db } = context;
  const owed = new Set(await owedSites(db));
  const alarming = new Set(await sitesWithAlarm(db));
  const pressing = [...alarming].filter((id) => owed.has(id));
  const others = [...owed].filter((id) => !alarming.has(id));
  const free = Math.max(0, MOST_AT_ONCE - pressing.length);
  await loadAll(context, [...pressing.slice(0, MOST_AT_ONCE), ...others.slice(0, free)]);
  // An alarm may have come meanwhile.
  const busy = await sitesWithAlarm(db);
  const isBusy = new Set(busy);
  const dropped = others.slice(free).filter((id) => !isBusy.has(id));
  await db.site_files.bulkDelete(dropped);
  await paySites(db, dropped);
  const files = await db.site_files.bulkGet([...busy]);
  await loadAll(context, busy.filter((_, at) => files[at] === undefined).slice(0, MOST_AT_ONCE));
  await trimFiles(db);
}

/** One after the other: nobody waits for them. */
async function loadAll(context: MirrorContext, sites: readonly string[]): Promise<void> {
  for (const site of sites) {
    if (context.signal.aborted) return;
    await context.pause();
    await loadSite(context, site).catch(nullIfRefused);
    if (!context.signal.aborted) await paySites(context.db, [site]);
  }
}
