/** The newest signals, kept in the browser: from the newest one down without a gap, or with one that is known and being filled. */
import type { CatchUpContext } from "./catch-up";
import { forgetCursors, raiseCursor, readCursor, writeCursor } from "./cursors";
import type { Db } from "./db";
import { mergeRows } from "./merge";
import { PAGE } from "./paging";
import { listSignals } from "./reach";
import type { SignalRow } from "./rows";

/** Signals kept in the browser. */
export const WINDOW = 5_000;
/** Trimming waits for this many too many, so that it is not done for every signal. */
const SLACK = 500;
/** Enough to fill a screen; the rest follows once the page is live. */
const FIRST_PAGE = 200;

/** Where the signals that are kept begin; 0 = nothing older is wanted. */
const OLDER = "events:older";
/** What was kept before an absence, below the hole that it left. */
const BELOW = "events:below";

/** Cursors of the window. */
export const WINDOW_CURSORS: readonly string[] = ["events", OLDER, BELOW];

/** Signals without a gap: up to a number, and from where on; `older` as `OLDER` has it. */
interface Below {
  readonly upto: number;
  readonly older: number;
}

/**
 * Signals after the cursor. Where that is more than a page, the newest ones only, and `fillWindow` brings the rest: a room that
 * comes back looks at what is new, and merging thousands beside a store that takes thousands lasts ten seconds.
 * Only up to the newest one there was: what comes later the stream tells.
 */
export async function catchUpSignals(context: CatchUpContext): Promise<void> {
  const { db } = context;
  const cursor = await readCursor(db, "events");
  const [newest] = await listSignals(context, { sort: "-seq", perPage: 1, fields: "id,seq" });
  // Of a room without a signal all is there: what comes is told.
  if (!newest) return typeof cursor === "number" ? undefined : writeCursor(db, "events", 0);
  const known = typeof cursor === "number" && newest.seq >= cursor ? cursor : -1;
  if (known < 0 || newest.seq - known > PAGE) return beginAnew(context, newest.seq, { cursor, known });
  const query = { filter: "seq > {:after}", params: { after: known }, sort: "seq", perPage: PAGE } as const;
  const page = await listSignals(context, query);
  await mergeRows({ db }, "events", slim(page));
  const last = page.at(-1);
  // Of several customers each is asked by himself: one may have got a signal after he was, and before a later one of another's.
  if (last) await raiseCursor(db, Math.min(last.seq, newest.seq));
}

/** The newest page, and below it a hole down to what was known; none where that page reaches so far. */
async function beginAnew(
  context: CatchUpContext,
  newest: number,
  { cursor, known }: { readonly cursor: unknown; readonly known: number },
): Promise<void> {
  const { db } = context;
  const page = await readOlder(context, { before: newest + 1, perPage: FIRST_PAGE });
  await mergeRows({ db }, "events", slim(page));
  const reached = page.length < FIRST_PAGE ? 0 : (page.at(-1)?.seq ?? 0);
  await db.transaction("rw", db.meta, async () => {
    // Forgotten meanwhile, or begun anew by another tab: the next round reads it again.
    if ((await readCursor(db, "events")) !== cursor) return;
    const older = await readCursor(db, OLDER);
    if (known < 0) await forgetCursors(db, [BELOW]);
    if (reached > known + 1 || typeof older !== "number") {
      if (known >= 0) await writeCursor(db, BELOW, belowHole({ newest, known, older }));
      await writeCursor(db, OLDER, reached);
    }
    await writeCursor(db, "events", newest);
  });
}

/** Where the hole ends: the window is no deeper than `WINDOW`, and what is known below that is of no use. */
const belowHole = ({ newest, known, older }: { newest: number; known: number; older: unknown }): Below =>
  newest - known <= WINDOW && typeof older === "number" ? { upto: known, older } : { upto: 0, older: 0 };

/** Has an absence left a hole that is not filled yet? */
export const hasHole = async (db: Db): Promise<boolean> => (await readCursor(db, BELOW)) !== undefined;

/** Fills the window backwards: no part of being live, so it comes after it. */
export async function fillWindow(context: CatchUpContext): Promise<void> {
  const { db } = context;
  let before = await readCursor(db, OLDER);
  while (typeof before === "number" && before > 0) {
    const page = await readOlder(context, { before, perPage: PAGE });
    await mergeRows({ db }, "events", slim(page));
    const last = page.at(-1)?.seq ?? 0;
    // Numbers run over all audiences, and older rows may lie below from before an absence: what is kept from here on counts.
    const whole = page.length < PAGE || (await db.events.where("seq").aboveOrEqual(last).count()) >= WINDOW;
    before = await goDown(db, before, whole ? 0 : last);
  }
}

/** From where it goes on: a catch-up that began anew above, or forgot all of it, has said so meanwhile. */
const goDown = (db: Db, before: number, reached: number): Promise<unknown> =>
  db.transaction("rw", db.meta, async () => {
    const now = await readCursor(db, OLDER);
    if (now !== before) return now;
    const below = (await readCursor(db, BELOW)) as Below | undefined;
    const isMet = below !== undefined && reached <= below.upto + 1;
    const next = isMet && reached > 0 ? below.older : reached;
    if (isMet) await forgetCursors(db, [BELOW]);
    await writeCursor(db, OLDER, next);
    return next;
  });

/** The number from which on every signal is kept; those of open alarms may be older, with gaps between them. */
export async function windowBegin(db: Db): Promise<number> {
  if (typeof (await readCursor(db, "events")) !== "number") return Infinity;
  const older = await readCursor(db, OLDER);
  const filled = typeof older === "number" && older > 0 ? older : 0;
  const last = await db.events
    .orderBy("seq")
    .reverse()
    .offset(WINDOW - 1)
    .first();
  return Math.max(filled, last?.seq ?? 0);
}

/** Keeps the newest signals and those of open alarms. */
export async function trimSignals(db: Db): Promise<void> {
  if ((await db.events.count()) <= WINDOW + SLACK) return;
  const oldest = await db.events.orderBy("seq").reverse().offset(WINDOW).first();
  if (!oldest) return;
  const open = new Set(await openAlarmIds(db));
  await db.events
    .where("seq")
    .belowOrEqual(oldest.seq)
    .filter((row) => !open.has(row.alarm))
    .delete();
}

/** Ids of the alarms that have not ended, those that wait last. */
export async function openAlarmIds(db: Db): Promise<string[]> {
  const waiting = await db.events_pending.toCollection().primaryKeys();
  return [...(await db.events_alarm.toCollection().primaryKeys()), ...waiting];
}

const readOlder = (
  context: CatchUpContext,
  { before, perPage }: { before: number; perPage: number },
): Promise<SignalRow[]> =>
  listSignals(context, { filter: "seq < {:before}", params: { before }, sort: "-seq", perPage });

/**
 * Rows as the feed has them: `raw` and `trace` stay in the store until somebody looks. Asking for all fields but these
 * takes the store three times as long as giving all (500 rows: 950 ms against 330).
 */
export const slim = (rows: readonly SignalRow[]): SignalRow[] =>
  rows.map(({ raw: _raw, trace: _trace, ...row }) => row);
