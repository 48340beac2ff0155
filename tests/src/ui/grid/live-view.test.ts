/** A running list that is narrowed and held: what stands there stays, and whatever comes, goes or changes is where it belongs. */
import { beforeEach, describe, expect, it } from "vitest";
import { LiveView } from "../../../../src/ui/grid/live-view";
import { HandClock } from "../../sync/support/browser";

interface Row {
  readonly seq: number;
  readonly kind: string;
}

const row = (seq: number, kind = seq % 2 === 0 ? "even" : "odd"): Row => ({ seq, kind });
const rows = (from: number, to: number): Row[] => Array.from({ length: to - from + 1 }, (_, at) => row(from + at));
const isEven = ({ kind }: Row): boolean => kind === "even";

let clock: HandClock;
let view: LiveView<Row>;

beforeEach(() => {
  clock = new HandClock();
  view = new LiveView<Row>({ most: 20_000, clock });
});

const shown = (): number[] => Array.from({ length: view.shown.count }, (_, at) => view.shown.at(at)?.seq ?? NaN);

/** Comes and is drawn. */
async function come(...some: readonly Row[]): Promise<void> {
  view.put(some);
  await clock.advance(200);
}

describe("what comes", () => {
  it("is not known to be nothing before it was read", () => {
    expect(view.shown.more).toBe(true);
    view.put([]);
    expect([view.shown.more, view.shown.count]).toEqual([false, 0]);
  });

  it("is drawn at once after a rest, and in steps of 100 ms while more comes", async () => {
    await come(...rows(1, 2));
    view.put([row(3)]);
    expect(shown()).toEqual([3, 2, 1]);
    view.put([row(4)]);
    view.put([row(5)]);
    expect(shown()).toEqual([3, 2, 1]);
    await clock.advance(100);
    expect(shown()).toEqual([5, 4, 3, 2, 1]);
  });

  it("with another content stands in the place of what was there", async () => {
    await come(...rows(1, 3));
    await come(row(2, "adopted"));
    expect([shown(), view.shown.at(1)?.kind]).toEqual([[3, 2, 1], "adopted"]);
  });

  it("and is older goes to its place, wherever it comes from", async () => {
    await come(...rows(5, 6));
    await come(...rows(1, 2));
    await come(row(4));
    expect(shown()).toEqual([6, 5, 4, 2, 1]);
  });
});

describe("while it is held", () => {
  beforeEach(async () => {
    await come(...rows(1, 4));
    view.stand(true);
  });

  it("what stands there stays, and what waits is counted", async () => {
    await come(row(5), row(6));
    await come(row(7));
    expect([shown(), view.waiting]).toEqual([[4, 3, 2, 1], 3]);
    view.stand(false);
    expect([shown(), view.waiting]).toEqual([[7, 6, 5, 4, 3, 2, 1], 0]);
  });

  it("no row slips through that had come and was not drawn yet", async () => {
    view.stand(false);
    await come(row(5));
    view.put([row(6)]);
    view.put([row(7)]);
    view.stand(true);
    await clock.advance(500);
    expect([shown(), view.waiting]).toEqual([[6, 5, 4, 3, 2, 1], 1]);
  });

  it("rows that came before it was read count as standing there", async () => {
    const late = new LiveView<Row>({ most: 100, clock });
    late.stand(true);
    late.put(rows(1, 2));
    late.put([row(3)]);
    await clock.advance(200);
    expect([late.shown.count, late.waiting]).toEqual([2, 1]);
  });

  it("older ones still follow below, and what is there is corrected in its place", async () => {
    await come(row(0), row(3, "adopted"), row(9));
    expect([shown(), view.shown.at(1)?.kind, view.waiting]).toEqual([[4, 3, 2, 1, 0], "adopted", 1]);
  });

  it("rows that grow too old stay until it goes on", () => {
    view.drop([1, 2]);
    expect(shown()).toEqual([4, 3, 2, 1]);
    view.stand(false);
    expect(shown()).toEqual([4, 3]);
  });

  it("rows that may not be seen any more go at once, those that wait too", async () => {
    await come(row(5));
    view.withdraw([2, 5]);
    expect([shown(), view.waiting]).toEqual([[4, 3, 1], 0]);
    view.stand(false);
    expect(shown()).toEqual([4, 3, 1]);
  });

  it("only rows that pass the filter wait, and those that pass another one are counted anew", async () => {
    view.narrow(isEven);
    await come(row(5), row(6));
    expect([shown(), view.waiting]).toEqual([[4, 2], 1]);
    view.narrow(null);
    expect([shown(), view.waiting]).toEqual([[4, 3, 2, 1], 2]);
    await come(row(6, "odd"));
    view.narrow(isEven);
    expect([shown(), view.waiting]).toEqual([[4, 2], 0]);
  });
});

describe("narrowed", () => {
  beforeEach(async () => {
    await come(...rows(1, 6));
    view.narrow(isEven);
  });

  it("shows what passes, now and later, and all again without a filter", async () => {
    expect(shown()).toEqual([6, 4, 2]);
    await come(row(7), row(8));
    expect(shown()).toEqual([8, 6, 4, 2]);
    view.narrow(null);
    expect(shown()).toEqual([8, 7, 6, 5, 4, 3, 2, 1]);
  });

  it("follows a row that begins or ceases to pass", async () => {
    await come(row(3, "even"), row(4, "odd"));
    expect(shown()).toEqual([6, 3, 2]);
  });

  it("forgets everything with another copy", async () => {
    view.clear();
    expect([shown(), view.shown.more]).toEqual([[], true]);
    await come(...rows(7, 8));
    expect(shown()).toEqual([8]);
  });
});

describe("a filter that takes long", () => {
  /** Each look at a row takes a millisecond. */
  const slow = (test: (one: Row) => boolean) => (one: Row) => {
    clock.sleep(1);
    return test(one);
  };

  beforeEach(() => come(...rows(1, 1000)));

  it("gives the newest at once and steps back after a few milliseconds, until all are looked at", async () => {
    view.narrow(slow(isEven));
    const first = view.shown.count;
    expect([first > 0, first < 100, view.shown.at(0)?.seq]).toEqual([true, true, 1000]);
    await clock.advance(5_000);
    expect(view.shown.count).toBe(500);
    expect(shown()).toEqual(
      rows(1, 1000)
        .filter(isEven)
        .map(({ seq }) => seq)
        .reverse(),
    );
  });

  it("does not say that nothing passes before it knows", async () => {
    view.narrow(slow(({ seq }) => seq === 3));
    expect([view.shown.count, view.shown.more]).toEqual([0, true]);
    await clock.advance(5_000);
    expect([shown(), view.shown.more]).toEqual([[3], false]);
    view.narrow(slow(() => false));
    await clock.advance(5_000);
    expect([shown(), view.shown.more]).toEqual([[], false]);
  });

  it("gives way to the next one", async () => {
    view.narrow(slow(isEven));
    view.narrow(({ seq }) => seq <= 2);
    await clock.advance(5_000);
    expect(shown()).toEqual([2, 1]);
  });

  it("looks at what comes and goes meanwhile", async () => {
    view.narrow(slow(isEven));
    view.put([row(1001, "even"), row(10, "odd")]);
    view.withdraw([20]);
    await clock.advance(5_000);
    expect([shown()[0], shown().includes(10), shown().includes(20), view.shown.count]).toEqual([
      1001,
      false,
      false,
      499,
    ]);
  });
});
