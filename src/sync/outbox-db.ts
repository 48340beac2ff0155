/** The outbox on the disk: a database of its own per person, which no sign-out and no change of the mirror's schema deletes. */
import Dexie, { liveQuery, type EntityTable } from "dexie";
import type { StoredLine } from "./outbox-lines";
import type { OutboxRows } from "./outbox-rows";
import type { ChangeTurn, TurnRow } from "./outbox-turn";
import type { Visit, VisitRows } from "./visit-log";

interface Tables {
  lines: EntityTable<StoredLine, "seq">;
  visits: EntityTable<Visit & { readonly seq: number }, "seq">;
  meta: EntityTable<{ readonly key: string; readonly value: unknown }, "key">;
}

/** The database. */
export type OutboxDb = Dexie & Tables;

const nameOf = (userId: string): string => `watchdesk-outbox:${userId}`;

/**
 * The database of a person, opened. Further versions are further `version(n)` calls, each with its upgrade: what lies in
 * it is nowhere else. A tab of an older version lets the newer one through and goes on beside it, which is the library's way (H-PW-05).
 */
export async function openOutboxDb(userId: string): Promise<OutboxDb> {
  const db = new Dexie(nameOf(userId)) as OutboxDb;
  db.version(1).stores({ lines: "++seq, &id", visits: "++seq, &id", meta: "&key" });
  await db.open();
  return db;
}

/** Its lines. */
export function diskRows(db: OutboxDb): OutboxRows {
  const { lines } = db;
  const change = (id: string, part: Partial<StoredLine>, when: (line: StoredLine) => boolean): Promise<boolean> =>
    db.transaction("rw", lines, async () => {
      const found = await lines.where("id").equals(id).first();
      if (!found || !when(found)) return false;
      await lines.put({ ...found, ...part });
      return true;
    });
  return {
    all: () => lines.orderBy("seq").toArray(),
    add: async (line) => void (await lines.add(line as StoredLine)),
    change,
    remove: async (when) => void (await lines.filter(when).delete()),
    watch: (onChange) => {
      const watched = liveQuery(() => lines.toArray()).subscribe({ next: onChange, error: () => undefined });
      return () => watched.unsubscribe();
    },
  };
}

/** Whose turn it is with something, where the browser has no locks. */
export const diskTurn =
  (db: OutboxDb, name: string): ChangeTurn =>
  (change) =>
    db.transaction("rw", db.meta, async () => {
      const key = `turn ${name}`;
      const next = change((await db.meta.get(key))?.value as TurnRow | undefined);
      if (next) await db.meta.put({ key, value: next });
      return next !== undefined;
    });

const LOST = "visits_lost";

/** Its visits of pages, the oldest first, and how many were not kept. */
export function diskVisits(db: OutboxDb): VisitRows {
  const lost = async (): Promise<number> => Number((await db.meta.get(LOST))?.value ?? 0);
  return {
    add: (visit, most) =>
      db.transaction("rw", db.visits, db.meta, async () => {
        if ((await db.visits.count()) < most) await db.visits.add({ ...visit } as Visit & { seq: number });
        else await db.meta.put({ key: LOST, value: (await lost()) + 1 });
      }),
    first: async (many) => ({ visits: await db.visits.orderBy("seq").limit(many).toArray(), lost: await lost() }),
    remove: (visits, told) =>
      db.transaction("rw", db.visits, db.meta, async () => {
        await db.visits
          .where("id")
          .anyOf(visits.map(({ id }) => id))
          .delete();
        await db.meta.put({ key: LOST, value: Math.max(0, (await lost()) - told) });
      }),
  };
}
