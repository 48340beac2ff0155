/** Takes out of the copy what its person may not read any more: rights and reach are compared with every round. */
import { ALL_AUTHORITIES } from "../../domain/access/authorities";
import { hasRight } from "../../domain/access/rights";
import { forgetWindow } from "./catch-up";
import { forgetCursors, readCursor, writeCursor } from "./cursors";
import { keptFields, MIRRORED, tableOf, type Db } from "./db";
import { compareIds, pullCollection, pullMirror, type MirrorContext } from "./mirror";
import type { SessionUser } from "./session-state";
import { sitesWithAlarm } from "./site-file";
import { oweSites } from "./owed-sites";
import { PAGE } from "./paging";
import { MOST_AT_ONCE, refreshFiles } from "./site-parts";
import { nullIfRefused } from "./site-rows";

/** What a person may have in his copy. */
export interface Access {
  /** Every site, customer and dealer, to look up without a line. */
  readonly keepsSites: boolean;
  /** Whose rows he reaches, in order. */
  readonly reach: readonly string[];
  readonly rights: readonly string[];
  /** What else decides: another value means that everything is compared. */
  readonly mark: string;
}

/** Areas whose rights decide what rows there are; the others decide what may be done with them. */
const AREAS = ["accounts.", "signals.", "settings.", "miscellaneous.offline_data."];

/** What a person may keep; of nobody, as a copy without rights, every row that the store hands out. */
export function accessOf(user: SessionUser | null | undefined, reach: string): Access {
  const names = user ? ALL_AUTHORITIES.filter((name) => hasRight(user.rights, name)) : [];
  return {
    keepsSites: !user || hasRight(user.rights, KEEPS_SITES),
    reach: reach.split(" ").sort(),
    rights: names.filter((name) => AREAS.some((area) => name.startsWith(area))),
    mark: JSON.stringify([user?.roleId, user?.dealer, user?.authorities]),
  };
}

const KEEPS_SITES = "miscellaneous.offline_data.read";
/** Contact data may be read without a line. */
export const KEEPS_CONTACTS = "miscellaneous.offline_data.contacts";

/** Rows that are no longer ours to read leave no tombstone: all are compared this often in any case. */
export const COMPARE_EVERY_MS = 6 * 3_600_000;

/** One round: what is withdrawn goes, what changed comes. True when the window of signals must be read anew. */
export async function pullWithin(context: MirrorContext): Promise<boolean> {
  const { db, access, now } = context;
  const before = (await readCursor(db, "access")) as Access | undefined;
  const changed = before !== undefined && JSON.stringify(before) !== JSON.stringify(access);
  const emptied = changed && (await dropWithdrawn(db, before, access));
  if (changed) await readFilesAgain(context, lost(before.rights, access.rights).includes(KEEPS_CONTACTS));
  await pullMirror(context);
  const compared = await readCursor(db, "compared");
  const due = changed || typeof compared !== "number" || Math.abs(now() - compared) > COMPARE_EVERY_MS;
  let settled = true;
  if (due) for (const name of MIRRORED) settled = (await settle(context, name, true)) && settled;
  // Who does not reach all loses a site when that is moved, and no row of his tells it.
  else if (!reachesAll(access)) for (const name of LARGE) await settle(context, name, false);
  if (due && settled) await writeCursor(db, "compared", now());
  await writeCursor(db, "access", access);
  return emptied;
}

const LARGE = MIRRORED.filter((name) => keptFields(name) !== undefined);

const reachesAll = ({ reach }: Access): boolean => reach.length === 1 && reach[0] === "staff";

const lost = (before: readonly string[], after: readonly string[]): string[] =>
  before.filter((one) => !after.includes(one));

/** What is lost by name goes at once, before anything is asked. */
async function dropWithdrawn(db: Db, before: Access, { keepsSites, reach, rights }: Access): Promise<boolean> {
  if (before.keepsSites && !keepsSites) for (const name of LARGE) await forget(db, name);
  const blind =
    lost(before.reach, reach).length > 0 || lost(before.rights, rights).some((r) => r.startsWith("signals."));
  if (blind) await forgetWindow(db);
  return blind;
}

const forget = (db: Db, name: string): Promise<void> =>
  db.transaction("rw", [name, "meta"], async () => {
    await tableOf(db, name).clear();
    await forgetCursors(db, [name]);
  });

/** What was read whole under other rights is read again where it has an alarm; the rest goes, and all of it with `anew`. */
async function readFilesAgain(context: MirrorContext, anew: boolean): Promise<void> {
  const { db } = context;
  if (anew) await db.site_files.clear();
  // More than are read at once would stay as they were under the former rights.
  const busy = new Set((await sitesWithAlarm(db)).slice(0, MOST_AT_ONCE));
  const kept = (await db.site_files.toCollection().primaryKeys()) as string[];
  await db.site_files.bulkDelete(kept.filter((id) => !busy.has(id)));
  await oweSites(
    db,
    kept.filter((id) => busy.has(id)),
  );
  await refreshFiles(context);
}

/**
 * Makes a table as large as the store's answer; false where that is refused. After a pull nothing new is missing here, so equal
 * numbers are equal rows but for whoever reaches some alone: one may come into reach as another leaves it, and no row tells.
 * `whole` looks for that, and for old rows that are ours to read only now.
 */
async function settle(context: MirrorContext, name: string, whole: boolean): Promise<boolean> {
  const { db, access } = context;
  if (!access.keepsSites && keptFields(name) !== undefined) {
    await compareFew(context, name);
    return true;
  }
  if ((await readCursor(db, name)) === undefined) return true;
  const [total, mine] = [await countOf(context, name).catch(nullIfRefused), await tableOf(db, name).count()];
  // Of few, the ids are one question.
  const isSwapped = !reachesAll(access) && (whole || mine <= PAGE);
  if (total === null || (total === mine && !isSwapped)) return total !== null;
  if (mine > total || isSwapped) await compareIds(context, name);
  if (!(whole || isSwapped) || (await tableOf(db, name).count()) >= total) return true;
  await forgetCursors(db, [name]);
  await pullCollection(context, name);
  return true;
}

/** Of a few that were opened: their ids are looked for among all. */
async function compareFew(context: MirrorContext, name: string): Promise<void> {
  if ((await tableOf(context.db, name).count()) > 0) await compareIds(context, name);
}

/** How many rows of a collection the store hands out to us. */
async function countOf({ client, signal }: MirrorContext, name: string): Promise<number> {
  const query = { perPage: 1, fields: "id" };
  const path = `/api/collections/${name}/records`;
  return (await client.send<{ readonly totalItems: number }>(path, { query, signal })).totalItems;
}
