/** Row sources: whole lists, lists that grow at the top, and lists that are read page by page. */
import { describe, expect, it } from "vitest";
import { ArraySource } from "../../../../src/ui/grid/array-source";
import { LiveSource } from "../../../../src/ui/grid/live-source";
import { PagedSource, type RowPage } from "../../../../src/ui/grid/paged-source";
import { HandClock } from "../../sync/support/browser";

interface Row {
  readonly id: string;
  readonly seq: number;
}

const row = (seq: number): Row => ({ id: `r${seq}`, seq });
const seqs = (from: number, to: number): Row[] => Array.from({ length: to - from + 1 }, (_, i) => row(from + i));

const shown = (source: { readonly count: number; at: (index: number) => Row | undefined }): number[] =>
  Array.from({ length: source.count }, (_, index) => source.at(index)?.seq ?? Number.NaN);

describe("rows in memory", () => {
  it("knows the place of each, and says when they are others", () => {
    const source = new ArraySource<Row>(({ id }) => id, seqs(1, 3));
    let told = 0;
    const stop = source.subscribe(() => (told += 1));
    expect([source.count, source.key(1), source.indexOf("r3"), source.indexOf("r9")]).toEqual([3, "r2", 2, -1]);
    source.set(seqs(2, 3));
    expect([source.count, source.indexOf("r3"), source.indexOf("r1"), told]).toEqual([2, 1, -1, 1]);
    source.set(source.rows);
    expect(told).toBe(1);
    stop();
    source.set([]);
    expect([source.count, told, source.version]).toEqual([0, 1, 2]);
  });

  it("tells rows that are still to be read from none at all", () => {
    const source = new ArraySource<Row>(({ id }) => id, null);
    let told = 0;
    source.subscribe(() => (told += 1));
    expect([source.count, source.more]).toEqual([0, true]);
    source.set(null);
    expect(told).toBe(0);
    source.set([]);
    expect([source.count, source.more, told]).toEqual([0, false, 1]);
    source.set(seqs(1, 2));
    source.set(null);
    expect([source.count, source.more, source.indexOf("r1"), told]).toEqual([0, true, -1, 3]);
  });
});

describe("rows that keep coming", () => {
  const open = (most = 1000) => {
    const clock = new HandClock();
    return { clock, source: new LiveSource<Row>({ most, clock }) };
  };

  it("shows what has come in steps of 100 ms, newest first", async () => {
    const { clock, source } = open();
    let told = 0;
    source.subscribe(() => (told += 1));
    for (const one of seqs(1, 5)) source.push([one]);
    expect(source.count).toBe(0);
    await clock.advance(99);
    expect(told).toBe(0);
    await clock.advance(1);
    expect([shown(source), told]).toEqual([[5, 4, 3, 2, 1], 1]);
    source.push([row(6)]);
    await clock.advance(100);
    expect([shown(source).slice(0, 2), told]).toEqual([[6, 5], 2]);
  });

  it.each<[string, number[], number[]]>([
    ["in order", [4, 5], [5, 4, 3, 2, 1]],
    ["out of order", [5, 4], [5, 4, 3, 2, 1]],
    ["one that is there already", [3], [3, 2, 1]],
    ["a late one, to its place", [7, 5], [7, 5, 3, 2, 1]],
    ["one twice", [4, 4], [4, 3, 2, 1]],
  ])("takes rows %s", (_, came, wanted) => {
    const { source } = open();
    source.push(seqs(1, 3));
    source.flush();
    source.push(came.map(row));
    source.flush();
    expect(shown(source)).toEqual(wanted);
    for (const seq of wanted) expect(source.at(source.indexOf(String(seq)))?.seq).toBe(seq);
  });

  it("puts a late one between others that are there", () => {
    const { source } = open();
    source.push([row(1), row(5)]);
    source.flush();
    source.push([row(3)]);
    source.flush();
    expect([shown(source), source.indexOf("3"), source.indexOf("4")]).toEqual([[5, 3, 1], 1, -1]);
  });

  it("lets the oldest go, and knows the place of each that is left", () => {
    const { source } = open(8);
    for (let seq = 1; seq <= 100; seq += 1) {
      source.push([row(seq)]);
      source.flush();
      expect(source.count).toBe(Math.min(seq, 8));
      expect(source.at(0)?.seq).toBe(seq);
      expect(source.indexOf(String(Math.max(1, seq - 7)))).toBe(source.count - 1);
      expect(source.indexOf(String(seq - 8))).toBe(-1);
    }
    expect(shown(source)).toEqual([100, 99, 98, 97, 96, 95, 94, 93]);
    expect([source.at(8), source.at(-1)]).toEqual([undefined, undefined]);
  });
});

describe("rows that are read page by page", () => {
  const store = (total: number, size: number) => {
    const asked: (string | undefined)[] = [];
    const read = (after: Row | undefined): Promise<RowPage<Row>> => {
      asked.push(after?.id);
      const from = (after?.seq ?? 0) + 1;
      const rows = seqs(from, Math.min(from + size - 1, total));
      return Promise.resolve({ rows, next: rows.length < size ? null : (rows.at(-1) ?? null) });
    };
    return { asked, read };
  };
  const open = (read: (after: Row | undefined) => Promise<RowPage<Row>>, pageRows = 20) =>
    new PagedSource<Row>({ keyOf: ({ id }) => id, read, pageRows });

  it("reads the next page once its end is looked at, and not before", async () => {
    const { asked, read } = store(50, 20);
    const source = open(read);
    await source.next();
    expect([source.count, source.more, source.status]).toEqual([20, true, "ready"]);
    source.look(0, 10);
    await Promise.resolve();
    expect(asked).toEqual([undefined]);
    source.look(5, 19);
    await new Promise(setImmediate);
    await source.next();
    expect([source.count, source.more]).toEqual([50, false]);
    await source.next();
    expect(asked).toEqual([undefined, "r20", "r40"]);
    expect(source.indexOf("r41")).toBe(40);
  });

  it("reads on behind pages of which nothing is shown: nobody looks at a list without a row", async () => {
    const { asked, read } = store(80, 20);
    const hides = (least: number) => async (after: Row | undefined) => {
      const { rows, next } = await read(after);
      return { rows: rows.filter(({ seq }) => seq > least), next };
    };
    const source = open(hides(40));
    const said: string[] = [];
    source.subscribe(() => said.push(`${source.status} ${source.count}`));
    await source.next();
    expect([source.count, source.at(0)?.seq, source.more]).toEqual([20, 41, true]);
    expect([asked, said]).toEqual([
      [undefined, "r20", "r40"],
      ["loading 0", "ready 20"],
    ]);
    const empty = open(hides(80));
    await empty.next();
    expect([empty.count, empty.more, empty.status]).toEqual([0, false, "ready"]);
  });

  it("reads no further once it is closed, and keeps where it was when a page fails", async () => {
    const { asked, read } = store(60, 20);
    let pages = 0;
    const source: PagedSource<Row> = open(async (after) => {
      const { next } = await read(after);
      if (++pages === 2) throw new Error("gone");
      if (pages === 3) source.close();
      return { rows: [], next };
    });
    await source.next();
    expect([source.status, source.count]).toEqual(["failed", 0]);
    await source.next();
    expect(asked).toEqual([undefined, "r20", "r20"]);
  });

  it("asks anew for a page that no answer comes for, and says nothing else until there is one", async () => {
    const { read } = store(40, 20);
    const answers: (() => void)[] = [];
    const source = open(async (after) => {
      await new Promise<void>((done) => answers.push(done));
      return read(after);
    });
    void source.next();
    const again = source.again();
    expect([answers.length, source.status]).toEqual([2, "loading"]);
    answers[0]?.();
    answers[1]?.();
    await again;
    expect([source.count, source.status]).toEqual([20, "ready"]);
    const failing = open(() => Promise.reject(new Error("gone")));
    await failing.next();
    const tried = failing.again();
    expect(failing.status).toBe("failed");
    await tried;
    expect(failing.error).toEqual(new Error("gone"));
  });

  it("keeps what is read when a page fails, asks no more by itself, and goes on when told to", async () => {
    const { read } = store(60, 20);
    let broken = false;
    const source = open((after) => (broken ? Promise.reject(new Error("gone")) : read(after)));
    await source.next();
    broken = true;
    await source.next();
    expect([source.count, source.status, source.error]).toEqual([20, "failed", new Error("gone")]);
    broken = false;
    source.look(0, 19);
    await new Promise(setImmediate);
    expect(source.count).toBe(20);
    await source.next();
    expect([source.count, source.status, source.error]).toEqual([40, "ready", null]);
  });

  it("shows a row once that stands on two pages", async () => {
    const pages: RowPage<Row>[] = [
      { rows: seqs(1, 3), next: row(3) },
      { rows: seqs(3, 5), next: null },
    ];
    const source = open(() => Promise.resolve(pages.shift() ?? { rows: [], next: null }));
    await source.next();
    await source.next();
    expect(shown(source)).toEqual([1, 2, 3, 4, 5]);
  });

  it("takes no answer that comes after it was closed", async () => {
    let answer: (page: RowPage<Row>) => void = () => undefined;
    const source = open(() => new Promise((done) => (answer = done)));
    const reading = source.next();
    source.close();
    answer({ rows: seqs(1, 3), next: null });
    await reading;
    expect(source.count).toBe(0);
  });
});
