/** The kept signals in a list: read once from the newest on, and then only what is told, until list and copy are the same. */
import "fake-indexeddb/auto";
import { RangeSet } from "dexie";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { FeedItem } from "../../../domain/live/feed";
import { forgetWindow } from "../../../src/sync/catch-up";
import { createDb, type Db } from "../../../src/sync/db";
import { mergeItems, mergeRows } from "../../../src/sync/merge";
import type { SignalRow } from "../../../src/sync/rows";
import { forgetOpened } from "../../../src/sync/sealed-rows";
import { createMemoryVault, type Vault } from "../../../src/sync/vault";
import { followWindow } from "../../../src/sync/window";
import { HandClock } from "./support/browser";

const signal = (seq: number, values: Partial<SignalRow> = {}): SignalRow =>
  ({
    id: `s${seq}`,
    seq,
    updated: `2026-06-15 08:30:00.000Z`,
    alarm: "",
    site: "",
    userName: `User ${seq}`,
    ...values,
  }) as SignalRow;

const signals = (from: number, to: number): SignalRow[] =>
  Array.from({ length: to - from + 1 }, (_, at) => signal(from + at));

const LATER = "2026-06-15 08:31:00.000Z";

/** Unsealing is what costs. */
function countingVault(): Vault & { unsealed: number } {
  const vault = createMemoryVault();
  const counting = {
    ...vault,
    unsealed: 0,
    unseal: <T>(sealed: unknown) => {
      counting.unsealed += 1;
      return vault.unseal<T>(sealed);
    },
  };
  return counting;
}

/** What a list has been given. */
class List {
  readonly rows = new Map<number, SignalRow>();
  readonly puts: number[] = [];
  readonly dropped: number[] = [];
  readonly withdrawn: number[] = [];

  put = (rows: readonly SignalRow[]): void => {
    this.puts.push(rows.length);
    for (const row of rows) this.rows.set(row.seq, row);
  };
  drop = (numbers: readonly number[]): void => this.#remove(numbers, this.dropped);
  withdraw = (numbers: readonly number[]): void => this.#remove(numbers, this.withdrawn);

  #remove(numbers: readonly number[], from: number[]): void {
    from.push(...numbers);
    for (const seq of numbers) this.rows.delete(seq);
  }

  get numbers(): number[] {
    return [...this.rows.keys()].sort((a, b) => b - a);
  }
}

let round = 0;
let db: Db;
let vault: ReturnType<typeof countingVault>;
let list: List;
let stop = (): void => undefined;
/** Lets the next step be read. */
let steps: (() => void)[];

const merge = (rows: readonly SignalRow[]): Promise<void> => mergeRows({ db }, "events", rows);
const feed = (...rows: readonly SignalRow[]): Promise<void> =>
  mergeItems(
    db,
    rows.map((record) => ({ c: "events", a: "create", record }) as unknown as FeedItem),
  );

beforeEach(async () => {
  forgetOpened();
  vault = countingVault();
  db = createDb(`watchdesk:window${++round}`, { vault });
  await db.open();
  list = new List();
  steps = [];
});

afterEach(() => {
  stop();
  db.close();
});

const clock = new HandClock();

/** Follows with steps that are let go of by hand. */
function follow(): void {
  stop = followWindow(db, list, { clock, pause: () => new Promise((done) => steps.push(done)) });
}

/** Follows with a screen at rest. */
function followFreely(): void {
  stop = followWindow(db, list, { clock, pause: () => new Promise((done) => setImmediate(done)) });
}

/** Another tab writes: nothing of it is heard here but what is told between tabs. */
async function writeElsewhere(...rows: readonly SignalRow[]): Promise<void> {
  const transaction = db.backendDB().transaction("events", "readwrite");
  for (const row of rows) transaction.objectStore("events").put(row);
  await new Promise((done) => (transaction.oncomplete = done));
  const ids = new RangeSet().addKeys(rows.map(({ id }) => id));
  const channel = new BroadcastChannel("x-storagemutated-1");
  channel.postMessage({ [`idb://${db.name}/events/`]: ids });
  await new Promise((done) => setTimeout(done, 50));
  channel.close();
}

const until = (check: () => void): Promise<void> => vi.waitFor(check, { timeout: 5_000, interval: 5 });
const same = async (): Promise<void> => {
  const kept = (await db.events.orderBy("seq").reverse().toArray()).map(({ seq }) => seq);
  await until(() => expect(list.numbers).toEqual(kept));
};

describe("first", () => {
  it("gives the newest rows at once, and the others in steps", async () => {
    await merge(signals(1, 1000));
    follow();
    await until(() => expect(steps).toHaveLength(1));
    expect([list.puts, list.numbers[0], list.numbers.at(-1)]).toEqual([[200], 1000, 801]);
    expect(list.rows.get(1000)?.userName).toBe("User 1000");
    steps[0]?.();
    await until(() => expect(list.numbers).toHaveLength(450));
    expect(list.numbers.at(-1)).toBe(551);
  });

  it("says of an empty copy that it is read", async () => {
    follow();
    await until(() => expect(list.puts).toEqual([0]));
  });

  it("is done once all are there, each of them unsealed once", async () => {
    await merge(signals(1, 1000));
    followFreely();
    await same();
    expect(vault.unsealed).toBe(1000);
  });
});

describe("what comes then", () => {
  beforeEach(async () => {
    await merge(signals(1, 300));
  });

  it("is read alone", async () => {
    followFreely();
    await same();
    vault.unsealed = 0;
    await feed(signal(301), signal(302));
    await same();
    expect([vault.unsealed, list.puts.at(-1)]).toEqual([2, 2]);
  });

  it("stands there before the next step of the first reading", async () => {
    follow();
    await until(() => expect(steps).toHaveLength(1));
    await feed(signal(301));
    await until(() => expect(list.numbers[0]).toBe(301));
    expect(list.rows.size).toBe(201);
  });

  it("and corrects a row that is there is read, however old the row is", async () => {
    followFreely();
    await same();
    vault.unsealed = 0;
    await feed(signal(7, { updated: LATER, siteName: "Adopted", repeats: 3 }));
    await until(() => expect(list.rows.get(7)).toMatchObject({ siteName: "Adopted", repeats: 3, userName: "User 7" }));
    expect(vault.unsealed).toBe(1);
  });

  it("with the very same copy again is not handed on", async () => {
    followFreely();
    await same();
    const before = list.puts.length;
    await db.events.bulkPut((await db.events.bulkGet(["s7", "s8"])).filter((row) => row !== undefined));
    await feed(signal(301));
    await same();
    expect(list.puts.slice(before)).toEqual([1]);
  });

  it("in hundreds at once, of which no single one is told, is there too: new, older and corrected rows", async () => {
    followFreely();
    await same();
    vault.unsealed = 0;
    await merge([...signals(301, 700), signal(5, { updated: LATER, siteName: "Adopted" })]);
    await same();
    await until(() => expect(list.rows.get(5)?.siteName).toBe("Adopted"));
    expect(vault.unsealed).toBe(401);
    await merge(signals(-400, 0));
    await same();
  });

  it("in hundreds while the first reading stands still: the new ones don't wait for it", async () => {
    follow();
    await until(() => expect(steps).toHaveLength(1));
    await merge(signals(301, 1400));
    await until(() =>
      expect(list.numbers.slice(0, 1100)).toEqual(
        signals(301, 1400)
          .map(({ seq }) => seq)
          .reverse(),
      ),
    );
  });

  it("from another tab is told as from this one", async () => {
    followFreely();
    await same();
    const adopted = signal(7, { updated: LATER, siteName: "Adopted" });
    await writeElsewhere(signal(301), adopted);
    await same();
    await until(() => expect(list.rows.get(7)?.siteName).toBe("Adopted"));
  });

  it("is the same in the end as the copy, whatever was written while it was read", async () => {
    followFreely();
    for (let turn = 0; turn < 20; turn += 1) {
      await feed(...signals(1000 + turn * 3, 1002 + turn * 3));
      if (turn % 5 === 0) await merge(signals(2000 + turn * 60, 2059 + turn * 60));
      await feed(signal(turn + 1, { updated: LATER, siteName: `Adopted ${turn}` }));
    }
    await same();
    await until(() => {
      for (let turn = 0; turn < 20; turn += 1) expect(list.rows.get(turn + 1)?.siteName).toBe(`Adopted ${turn}`);
    });
  });
});

describe("what goes", () => {
  beforeEach(async () => {
    await merge(signals(1, 600));
    followFreely();
    await same();
  });

  it("since it is old is let go of", async () => {
    await db.events.where("seq").belowOrEqual(3).delete();
    await same();
    expect([list.dropped.toSorted((a, b) => a - b), list.withdrawn]).toEqual([[1, 2, 3], []]);
  });

  it("with what is ours is taken out, and none of it stays that does not come again", async () => {
    await forgetWindow(db);
    await merge(signals(500, 560));
    await same();
    expect(list.numbers).toEqual(
      signals(500, 560)
        .map(({ seq }) => seq)
        .reverse(),
    );
    const left = [...signals(1, 499), ...signals(561, 600)].map(({ seq }) => seq);
    expect(list.withdrawn).toEqual(expect.arrayContaining(left));
    expect(list.dropped).toEqual([]);
  });

  it("is taken out before the screen is at rest", async () => {
    stop();
    list = new List();
    follow();
    await until(() => expect(steps).toHaveLength(1));
    await forgetWindow(db);
    await until(() => expect(list.numbers).toEqual([]));
  });
});

it("tells nothing more once nobody looks", async () => {
  await merge(signals(1, 10));
  followFreely();
  await same();
  stop();
  const { length } = list.puts;
  await feed(signal(11));
  await new Promise((done) => setTimeout(done, 50));
  expect(list.puts).toHaveLength(length);
});

it("reads again after the database failed for a moment", async () => {
  await merge(signals(1, 10));
  followFreely();
  await same();
  const fails = vi.spyOn(db.events, "bulkGet").mockRejectedValueOnce(new Error("aborted"));
  await feed(signal(11), signal(4, { updated: LATER, siteName: "Adopted" }));
  await until(() => expect(fails).toHaveBeenCalled());
  await new Promise((done) => setTimeout(done, 20));
  expect(list.numbers[0]).toBe(10);
  await clock.advance(1_000);
  await same();
  await until(() => expect(list.rows.get(4)?.siteName).toBe("Adopted"));
});
