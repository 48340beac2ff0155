/** Which frames go to the store first: fresh before replayed, known accounts before strangers, each account in order. */
import { describe, expect, it } from "vitest";
import type { SpoolRef } from "../../receiver/contracts/spool";
import { UplinkQueue, type Batch } from "../../receiver/uplink/queue";

const ref = (sequence: number, account: string, isUrgent = false): SpoolRef => ({
  sequence,
  receivedAtMs: 0,
  account,
  isUrgent,
  segment: 1,
  at: 0,
  length: 1,
});

type Step = readonly ["fresh" | "replay", number, string, "!"?];

/** Frames in the order in which batches of `max` bring them, one batch at a time. */
function drained(steps: readonly Step[], known: readonly string[] | null = null, max = 50): number[][] {
  const queue = new UplinkQueue();
  if (known) queue.setKnown((account) => known.includes(account));
  for (const [kind, sequence, account, urgent] of steps) {
    const entry = ref(sequence, account, urgent === "!");
    if (kind === "fresh") queue.push(entry);
    else queue.pushReplay(entry);
  }
  const batches: number[][] = [];
  for (let batch = queue.take(max); batch; batch = queue.take(max)) {
    batches.push(batch.refs.map(({ sequence }) => sequence));
    queue.done(batch);
  }
  expect([queue.size, queue.replaySize]).toEqual([0, 0]);
  return batches;
}

const replayOf = (count: number): Step[] =>
  Array.from({ length: count }, (_, index) => ["replay", index + 1, String(5000 + index), "!"] as const);

describe("the order of sending", () => {
  it.each<[string, Step[], readonly string[] | null, number[][]]>([
    ["a fresh frame goes before a replay that waits", [...replayOf(3), ["fresh", 9, "1000"]], null, [[9], [1, 2, 3]]],
    [
      "of an account that has both, the replayed ones go first: the store may have lost them",
      [
        ["replay", 1, "1000"],
        ["replay", 2, "2000"],
        ["replay", 3, "1000"],
        ["fresh", 9, "1000", "!"],
      ],
      null,
      [[1, 3, 9], [2]],
    ],
    [
      "also when the fresh one waited already",
      [
        ["fresh", 9, "1000"],
        ["replay", 1, "1000"],
      ],
      null,
      [[1, 9]],
    ],
    [
      "a replayed fire alarm goes before replayed openings",
      [
        ["replay", 1, "1000"],
        ["replay", 2, "2000", "!"],
      ],
      null,
      [[2, 1]],
    ],
    [
      "known accounts go before strangers, even those that cry hold-up",
      [
        ["fresh", 1, "6666", "!"],
        ["fresh", 2, "1000"],
        ["fresh", 3, "6667"],
        ["fresh", 4, "1001", "!"],
      ],
      ["1000", "1001"],
      [
        [4, 2],
        [1, 3],
      ],
    ],
    ["strangers go before a replay", [...replayOf(1), ["fresh", 9, "6666"]], [], [[9], [1]]],
    [
      "without word from the store everybody is known",
      [
        ["fresh", 1, "6666"],
        ["fresh", 2, "1000"],
      ],
      null,
      [[1, 2]],
    ],
  ])("%s", (_, steps, known, want) => expect(drained(steps, known)).toEqual(want));

  it("keeps each account's order, whatever is taken in what pieces", () => {
    const queue = new UplinkQueue();
    queue.setKnown((account) => account !== "66");
    const accounts = ["10", "11", "66"];
    let sequence = 0;
    let seed = 7;
    const random = (below: number): number => (seed = (seed * 16_807) % 2_147_483_647) % below;
    const open: Batch[] = [];
    const sent = new Map<string, number[]>(accounts.map((account) => [account, []]));
    for (let step = 0; step < 3000; step++) {
      if (random(2) === 0) queue.push(ref(++sequence, accounts[random(3)]!, random(5) === 0));
      const batch = random(3) === 0 ? queue.take(1 + random(4)) : null;
      if (batch) {
        const busy = open.flatMap(({ refs }) => refs.map(({ account }) => account));
        expect(batch.refs.filter(({ account }) => busy.includes(account))).toEqual([]);
        open.push(batch);
        for (const { account, sequence: number } of batch.refs) sent.get(account)!.push(number);
      }
      if (open.length > 1 || random(3) === 0) for (const one of open.splice(0, 1)) queue.done(one);
    }
    for (const numbers of sent.values()) {
      expect(numbers.length).toBeGreaterThan(100);
      expect(numbers).toEqual([...numbers].sort((a, b) => a - b));
    }
  });
});

describe("shares", () => {
  /** Keeps 100 frames of 10 known accounts waiting all the time; counts whose batches go. */
  function underPressure(fill: (queue: UplinkQueue, round: number) => void): string[] {
    const queue = new UplinkQueue();
    queue.setKnown((account) => account.startsWith("1"));
    const kinds: string[] = [];
    for (let round = 0; round < 100; round++) {
      for (let index = 0; index < 10; index++) queue.push(ref(round * 100 + index, `1${index}`));
      fill(queue, round);
      const batch = queue.take(10)!;
      const { account } = batch.refs[0]!;
      kinds.push(batch.freshCount === 0 ? "replay" : account.startsWith("1") ? "known" : "stranger");
      queue.done(batch);
    }
    return kinds;
  }
  const count = (kinds: readonly string[], kind: string): number => kinds.filter((other) => other === kind).length;

  it("a flood of strangers takes at most a fifth while known accounts wait, and never nothing", () => {
    const kinds = underPressure((queue, round) => {
      for (let index = 0; index < 50; index++) queue.push(ref(round * 100 + 50 + index, `6${round}${index}`, true));
    });
    expect(count(kinds, "stranger")).toBe(20);
    expect(count(kinds, "known")).toBe(80);
  });

  it("a replay goes on, slowly, though fresh frames never cease", () => {
    const kinds = underPressure((queue, round) => queue.pushReplay(ref(round, `2${round}`)));
    expect(count(kinds, "replay")).toBe(11);
  });

  it("one of the two ways to the store stays free for known accounts", () => {
    const queue = new UplinkQueue();
    queue.setKnown((account) => account.startsWith("1"));
    for (let index = 0; index < 100; index++) queue.push(ref(index, `6${index}`, true));
    for (let index = 0; index < 100; index++) queue.pushReplay(ref(index, `7${index}`));
    const low = queue.take(50)!;
    expect(queue.take(50)).toBeNull();
    expect([queue.hasReady, queue.hasUrgent]).toEqual([false, false]);
    queue.push(ref(500, "10"));
    expect(queue.take(50)!.refs.map(({ sequence }) => sequence)).toEqual([500]);
    queue.done(low);
    expect(queue.hasReady).toBe(true);
  });
});

it("takes more of known accounts at a time, when that is asked for, than of strangers or of a replay", () => {
  const queue = new UplinkQueue();
  queue.setKnown((account) => account.startsWith("1"));
  for (let index = 0; index < 5; index++) {
    queue.push(ref(index, `1${index}`));
    queue.push(ref(100 + index, `6${index}`));
    queue.pushReplay(ref(200 + index, `7${index}`));
  }
  // Of five that wait, half and one for each way to the store.
  expect(queue.take(2, 4)!.refs.map(({ sequence }) => sequence)).toEqual([0, 1, 2]);
  expect(queue.take(2, 4)!.refs.map(({ sequence }) => sequence)).toEqual([3, 4]);
  const strangers = queue.take(2, 4)!;
  expect(strangers.refs.map(({ sequence }) => sequence)).toEqual([100, 101]);
  queue.done(strangers);
  queue.done(queue.take(3, 4)!);
  expect(queue.take(2, 4)!.refs.map(({ sequence }) => sequence)).toEqual([200, 201]);
});

it("gives every account its turn though others have thousands waiting, and each its order", () => {
  const queue = new UplinkQueue();
  for (let n = 0; n < 300; n++) queue.push(ref(n, String(1 + (n % 3)), true));
  const first = queue.take(50)!;
  queue.push(ref(1001, "1001", true));
  queue.done(first);
  const sequences = first.refs.map(({ sequence }) => sequence);
  for (const lane of [0, 1, 2]) {
    const own = sequences.filter((n) => n % 3 === lane);
    expect(own.length).toBeGreaterThanOrEqual(4);
    expect(own).toEqual(Array.from(own, (_, index) => lane + index * 3));
  }
  expect(queue.take(50)!.refs.map(({ sequence }) => sequence)).toContain(1001);
  expect(queue.waitingOf("1001")).toBe(0);
});

it("leaves accounts for the other way to the store when more waits than one batch holds, however few they are", () => {
  const queue = new UplinkQueue();
  for (let n = 0; n < 300; n++) queue.push(ref(n, String(1 + (n % 10))));
  const [first, second] = [queue.take(50)!, queue.take(50)!];
  const accounts = (batch: Batch) => new Set(batch.refs.map(({ account }) => account));
  expect([first.refs.length, second.refs.length]).toEqual([50, 50]);
  expect([...accounts(first)].filter((account) => accounts(second).has(account))).toEqual([]);
});

describe("what is waiting", () => {
  it("is sorted again when the store names other accounts", () => {
    const queue = new UplinkQueue();
    queue.push(ref(1, "6666"));
    queue.push(ref(2, "1000"));
    queue.setKnown((account) => account === "1000");
    expect(queue.take(50)!.refs.map(({ sequence }) => sequence)).toEqual([2]);
  });

  it("loses the replay alone when that begins anew", () => {
    const queue = new UplinkQueue();
    queue.pushReplay(ref(1, "1000"));
    queue.pushReplay(ref(2, "2000", true));
    queue.push(ref(9, "1000"));
    queue.dropReplays();
    expect([queue.size, queue.replaySize]).toEqual([1, 0]);
    expect(queue.take(50)!.refs.map(({ sequence }) => sequence)).toEqual([9]);
    expect(queue.hasReady).toBe(false);
  });
});
