/** A copy in memory answers as one on the disk does, whatever is asked of it, and takes back what was not finished. */
import { IDBFactory, IDBKeyRange } from "fake-indexeddb";
import { beforeEach, describe, expect, it } from "vitest";
import { createDb, watch, type Db } from "../../../src/sync/db";
import { MemoryTransaction, Turns } from "../../../src/sync/memory-transaction";
import { memoryOptions } from "../../../src/sync/memory-idb";

let disk: Db;
let memory: Db;
let round = 0;

const signal = (seq: number, fields: object = {}): never =>
  ({ id: `e${seq}`, seq, alarm: seq % 2 ? "a1" : "", site: `s${seq % 3}`, updated: String(seq), ...fields }) as never;
const line = (id: string, at: string): never => ({ id, alarm: id.slice(0, 2), at, updated: at }) as never;
const file = (id: string, parts: string[]): never =>
  ({ id, readAt: parts.length, parts, sealed: new Uint8Array(2) }) as never;

async function fill(db: Db): Promise<void> {
  await db.events.bulkPut([5, 1, 4, 2, 3, 9, 7].map((seq) => signal(seq)));
  await db.events_reports.bulkPut([line("a1x", "3"), line("a1y", "1"), line("a2x", "2")]);
  await db.site_files.bulkPut([file("s1", ["p1", "p2"]), file("s2", ["p2"]), file("s3", [])]);
  await db.meta.bulkPut([1, 2, 3].map((n) => ({ key: `k${n}`, value: { n } })));
}

beforeEach(async () => {
  round += 1;
  disk = createDb(`disk:${round}`, { options: { indexedDB: new IDBFactory(), IDBKeyRange } });
  memory = createDb(`memory:${round}`, { options: memoryOptions() });
  for (const db of [disk, memory]) {
    await db.open();
    await fill(db);
  }
});

type Query = (db: Db) => Promise<unknown>;

const seqs = async (rows: PromiseLike<readonly { readonly seq: number }[]>): Promise<number[]> =>
  (await rows).map(({ seq }) => seq);

describe("asked the same, both answer the same", () => {
  it.each<[string, Query]>([
    ["a row", (db) => db.events.get("e4")],
    ["a row that is not there", (db) => db.events.get("e44")],
    ["rows, some of which are not there", (db) => db.events.bulkGet(["e1", "no", "e9"])],
    ["all rows", (db) => db.events.toArray()],
    ["how many", (db) => db.events.count()],
    ["how many of a value", (db) => db.events.where("alarm").equals("a1").count()],
    ["by an index, in its order", (db) => seqs(db.events.orderBy("seq").toArray())],
    ["the other way round, some of them", (db) => seqs(db.events.orderBy("seq").reverse().limit(3).toArray())],
    ["behind an offset", (db) => seqs(db.events.orderBy("seq").reverse().offset(2).limit(2).toArray())],
    ["the first behind an offset", (db) => db.events.orderBy("seq").reverse().offset(4).first()],
    ["the last", (db) => db.events.orderBy("seq").last()],
    ["keys of an index", (db) => db.events.orderBy("seq").keys()],
    ["keys of rows in the order of an index", (db) => db.events.orderBy("seq").primaryKeys()],
    ["equal and sorted", (db) => seqs(db.events.where("site").equals("s1").sortBy("seq"))],
    [
      "equal and filtered",
      (db) =>
        seqs(
          db.events
            .where("site")
            .equals("s1")
            .filter(({ seq }) => seq > 3)
            .toArray(),
        ),
    ],
    ["any of several", (db) => seqs(db.events.where("seq").anyOf([9, 2, 77]).toArray())],
    ["above", (db) => seqs(db.events.where("seq").above(4).toArray())],
    ["below or equal", (db) => seqs(db.events.where("seq").belowOrEqual(4).toArray())],
    ["between", (db) => seqs(db.events.where("seq").between(2, 5).toArray())],
    ["beginning with", (db) => db.meta.where("key").startsWith("k").primaryKeys()],
    ["not equal", (db) => seqs(db.events.where("site").notEqual("s0").toArray())],
    [
      "two parts of a key",
      (db) => db.events_reports.where("[alarm+at]").between(["a1", ""], ["a1", "\uffff"]).toArray(),
    ],
    ["one of many values", (db) => db.site_files.where("parts").equals("p2").primaryKeys()],
    [
      "any of many values, each row once",
      (db) => db.site_files.where("parts").anyOf(["p1", "p2"]).distinct().primaryKeys(),
    ],
    ["each key once", (db) => db.events.orderBy("site").uniqueKeys()],
    [
      "walked over",
      async (db) => {
        const seen: unknown[] = [];
        await db.events
          .orderBy("seq")
          .until(({ seq }) => seq > 5)
          .each(({ id }) => void seen.push(id));
        return seen;
      },
    ],
    ["deleted by key", async (db) => (await db.events.bulkDelete(["e1", "no"]), seqs(db.events.toArray()))],
    [
      "deleted by a range",
      async (db) => [await db.events.where("seq").belowOrEqual(4).delete(), await db.events.count()],
    ],
    [
      "deleted behind an offset",
      async (db) => (await db.events.orderBy("seq").reverse().offset(2).delete(), seqs(db.events.toArray())),
    ],
    [
      "changed, and found by the new value alone",
      async (db) => {
        await db.events.put(signal(4, { alarm: "a9" }));
        return [await db.events.where("alarm").equals("a9").count(), await db.events.where("alarm").equals("").count()];
      },
    ],
    ["cleared", async (db) => (await db.events.clear(), db.events.orderBy("seq").toArray())],
    [
      "put and read within a transaction",
      (db) =>
        db.transaction("rw", db.events, async () => {
          await db.events.put(signal(10));
          return db.events.orderBy("seq").last();
        }),
    ],
    [
      "given up in the middle: nothing has changed",
      async (db) => {
        const failed = await db
          .transaction("rw", db.events, db.meta, async () => {
            await db.events.put(signal(4, { alarm: "a9" }));
            await db.events.delete("e1");
            await db.meta.clear();
            throw new Error("given up");
          })
          .catch((error: Error) => error.message);
        return [failed, await db.events.toArray(), await db.meta.count()];
      },
    ],
    [
      "added twice",
      async (db) => {
        const second = await db.meta.add({ key: "k1", value: 0 }).catch((error: Error) => error.name);
        return [second, await db.meta.get("k1")];
      },
    ],
  ])("%s", async (_, query) => {
    const [expected, found] = [await query(disk), await query(memory)];
    expect(found).toEqual(expected);
  });
});

it("two transactions that read and write the same row don't cross", async () => {
  const raise = () =>
    memory.transaction("rw", memory.meta, async () => {
      const { value } = (await memory.meta.get("k1")) as { value: { n: number } };
      await memory.meta.put({ key: "k1", value: { n: value.n + 1 } });
    });
  await Promise.all(Array.from({ length: 20 }, raise));
  expect(await memory.meta.get("k1")).toEqual({ key: "k1", value: { n: 21 } });
});

it("what is read is a copy: whoever changes it changes nothing", async () => {
  const row = (await memory.meta.get("k1")) as { value: { n: number } };
  row.value.n = 99;
  expect(await memory.meta.get("k1")).toEqual({ key: "k1", value: { n: 1 } });
});

it("a watched query is asked again when its rows change", async () => {
  const seen: number[] = [];
  const stop = watch(
    () => memory.events.count(),
    (count) => seen.push(count),
  );
  const until = async (count: number): Promise<void> => {
    while (seen.at(-1) !== count) await new Promise((done) => setTimeout(done, 5));
  };
  await until(7);
  await memory.events.put(signal(11));
  await until(8);
  stop();
});

it("a transaction that is given up before its turn lets no other one in before it is over", async () => {
  const turns = new Turns();
  const begin = (): MemoryTransaction => new MemoryTransaction({ db: null, mode: "readwrite", turns }, () => undefined);
  const said: string[] = [];
  const [first, second, third] = [begin(), begin(), begin()];
  const sayOf = (transaction: MemoryTransaction, name: string, left: number): void => {
    const asked = transaction.ask(() => said.push(name));
    // As whoever waits for a promise before he goes on.
    if (left > 1) asked.onsuccess = () => queueMicrotask(() => sayOf(transaction, name, left - 1));
  };
  sayOf(first, "first", 4);
  sayOf(second, "second", 1);
  third.abort();
  const fourth = begin();
  await new Promise<unknown>((done) => {
    sayOf(fourth, "fourth", 1);
    fourth.oncomplete = done;
  });
  expect(said).toEqual(["first", "first", "first", "first", "second", "fourth"]);
});
