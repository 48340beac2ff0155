/** A replay that was cut short begins again: the new boot number is kept only when everything was taken once more. */
import fs from "node:fs";
import path from "node:path";
import { describe, expect, it, vi } from "vitest";
import type { ProtocolEngine } from "../../receiver/contracts/engine";
import type { SpoolRecord, SpoolRef } from "../../receiver/contracts/spool";
import { engines } from "../../receiver/protocols/index";
import type { StoreAnswer, StoreClient } from "../../receiver/uplink/client";
import { Replay } from "../../receiver/uplink/replay";
import { freshDirectory } from "../support/receiver";

const record = (sequence: number) =>
  ({ sequence, receivedAtMs: 0, kind: "notice", protocol: "dc09", raw: Buffer.alloc(0) }) as unknown as SpoolRecord;

const engine = { reread: () => ({ account: "4711", events: [] }) } as unknown as ProtocolEngine;

/** Of two delivered frames the store has none, unless it says otherwise. */
const hasNone = (): Promise<StoreAnswer> => Promise.resolve({ status: 200, body: '{"missing":[1,2]}' });

function startReplay(directory: string, post: StoreClient["post"] = hasNone, ticks = (): number => 0) {
  const pushed: SpoolRef[] = [];
  const log: string[] = [];
  const found = [1, 2].map((sequence) => ({ record: record(sequence), segment: 1, at: 0, length: 1 }));
  const setup = {
    spool: { runOf: () => "abc", deliveredSince: () => [found] },
    client: { post },
    directory,
    engines: new Map([...engines, ["dc09", engine]]),
    replayMinutes: 10,
    now: () => 0,
    ticks,
    log: (line: string) => void log.push(line),
  };
  const replay = new Replay(setup as never, {
    push: (ref) => void pushed.push(ref),
    drop: () => void pushed.splice(0),
  });
  return { replay, pushed, log, kept: () => fs.readFileSync(path.join(directory, "store-boot"), "latin1").trim() };
}

it("keeps a store's first boot number at once: nothing can have been lost before it", async () => {
  const { replay, pushed, kept } = startReplay(freshDirectory("boot"));
  await replay.heardBoot("one");
  expect(pushed).toEqual([]);
  expect(kept()).toBe("one");
});

it("keeps the next only when every frame was taken again, so that a kill in between begins anew", async () => {
  const directory = freshDirectory("boot");
  const first = startReplay(directory);
  await first.replay.heardBoot("one");
  await first.replay.heardBoot("two");
  expect(first.pushed.map(({ sequence }) => sequence)).toEqual([1, 2]);
  first.replay.settled([1]);
  expect(first.kept()).toBe("one");

  const afterKill = startReplay(directory);
  await afterKill.replay.heardBoot("two");
  expect(afterKill.pushed).toHaveLength(2);
  afterKill.replay.settled([1, 2]);
  expect(afterKill.kept()).toBe("two");

  const later = startReplay(directory);
  await later.replay.heardBoot("two");
  expect(later.pushed).toEqual([]);
});

it("begins anew with a store that starts anew: what was not sent yet is sent once, not once for each start", async () => {
  const { replay, pushed, kept } = startReplay(freshDirectory("boot"));
  await replay.heardBoot("one");
  for (const boot of ["two", "three", "four"]) await replay.heardBoot(boot);
  expect(pushed.map(({ sequence }) => sequence)).toEqual([1, 2]);
  replay.settled([1, 2]);
  expect(kept()).toBe("four");
});

it("is left off when the store starts anew while the frames are still being read", async () => {
  const { replay, pushed, kept } = startReplay(freshDirectory("boot"));
  await replay.heardBoot("one");
  await Promise.all(["two", "three"].map((boot) => replay.heardBoot(boot)));
  expect(pushed.map(({ sequence }) => sequence)).toEqual([1, 2]);
  replay.settled([1, 2]);
  expect(kept()).toBe("three");
});

describe("the store is asked what it does not have", () => {
  it("and gets that alone", async () => {
    const asked: unknown[] = [];
    const { replay, pushed, log, kept } = startReplay(freshDirectory("boot"), (route, body) => {
      asked.push([route, body]);
      return Promise.resolve({ status: 200, body: '{"missing":[2]}' });
    });
    await replay.heardBoot("one");
    await replay.heardBoot("two");
    expect(asked).toEqual([["/api/watchdesk/signals_missing", { run: "abc", sequences: [1, 2] }]]);
    expect(pushed.map(({ sequence }) => sequence)).toEqual([2]);
    expect(log).toEqual(["uplink: the store was started anew; of 2 delivered frames 1 are sent once more"]);
    replay.settled([2]);
    expect(kept()).toBe("two");
  });

  it("and nothing is sent to one that has all", async () => {
    const { replay, pushed, kept } = startReplay(freshDirectory("boot"), () =>
      Promise.resolve({ status: 200, body: '{"missing":[]}' }),
    );
    for (const boot of ["one", "two"]) await replay.heardBoot(boot);
    expect([pushed, kept()]).toEqual([[], "two"]);
  });

  it.each([404, 405, 413, 501])("and gets all where %s says that nobody knows the question", async (status) => {
    const { replay, pushed } = startReplay(freshDirectory("boot"), () => Promise.resolve({ status, body: "" }));
    for (const boot of ["one", "two"]) await replay.heardBoot(boot);
    expect(pushed).toHaveLength(2);
  });

  it.each<[string, () => Promise<StoreAnswer>]>([
    ["does not answer", () => Promise.reject(new Error("connection refused"))],
    ["has too much to do", () => Promise.resolve({ status: 500, body: "" })],
    ["is somebody else", () => Promise.resolve({ status: 200, body: "<html>" })],
  ])("again where it %s, until it says", async (_, bad) => {
    vi.useFakeTimers();
    const answers = [bad, bad, hasNone];
    const { replay, pushed, kept } = startReplay(freshDirectory("boot"), () => (answers.shift() ?? hasNone)());
    await replay.heardBoot("one");
    const heard = replay.heardBoot("two");
    await vi.advanceTimersByTimeAsync(1_500);
    expect([pushed.length, kept()]).toEqual([0, "one"]);
    await vi.advanceTimersByTimeAsync(1_000);
    await heard;
    expect(pushed).toHaveLength(2);
    vi.useRealTimers();
  });

  it("on and on where something stands between, and that is told once", async () => {
    vi.useFakeTimers();
    const { replay, pushed, log } = startReplay(freshDirectory("boot"), () =>
      Promise.resolve({ status: 403, body: "" }),
    );
    await replay.heardBoot("one");
    void replay.heardBoot("two");
    await vi.advanceTimersByTimeAsync(300_000);
    replay.stop();
    vi.useRealTimers();
    expect([pushed, log]).toEqual([
      [],
      ["uplink: the store does not say what it has lost (it answers 403); it is asked on"],
    ]);
  });

  it("no more once the program ends: the next start asks again", async () => {
    const { replay, pushed, kept } = startReplay(freshDirectory("boot"), () => {
      replay.stop();
      return hasNone();
    });
    for (const boot of ["one", "two"]) await replay.heardBoot(boot);
    expect([pushed, kept()]).toEqual([[], "one"]);
  });
});

describe("delivered frames may be needed still", () => {
  it("while the store is away, which may be without them when it is back", async () => {
    let ticks = 0;
    const { replay } = startReplay(freshDirectory("boot"), hasNone, () => ticks);
    expect(replay.mayNeed(1, 2)).toBe(true);
    await replay.heardBoot("one");
    expect(replay.mayNeed(1, 2)).toBe(false);
    ticks = 61_000;
    expect(replay.mayNeed(1, 2)).toBe(true);
    // Something that stands between may have taken the number off the answer.
    await replay.heardBoot("");
    expect(replay.mayNeed(1, 2)).toBe(false);
  });

  it("while it is asked what it has lost, for a day at most, and what it is sent once more until it has that", async () => {
    let ticks = 0;
    let answer: (said: StoreAnswer) => void = () => undefined;
    const post = () => new Promise<StoreAnswer>((done) => (answer = done));
    const { replay } = startReplay(freshDirectory("boot"), post, () => ticks);
    await replay.heardBoot("one");
    const asked = replay.heardBoot("two");
    await vi.waitFor(() => expect(replay.mayNeed(8, 9)).toBe(true));
    ticks = 86_400_000;
    await replay.heardBoot("two");
    expect(replay.mayNeed(8, 9)).toBe(false);
    ticks = 10_000;
    answer({ status: 200, body: '{"missing":[2]}' });
    await asked;
    expect([replay.mayNeed(1, 1), replay.mayNeed(1, 2), replay.mayNeed(3, 9)]).toEqual([false, true, false]);
    // One that is refused holds nothing for longer.
    ticks = 86_400_000;
    await replay.heardBoot("two");
    expect(replay.mayNeed(1, 2)).toBe(false);
    ticks = 10_000;
    replay.settled([2]);
    expect(replay.mayNeed(1, 2)).toBe(false);
  });
});
