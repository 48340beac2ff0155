/** A replay that was cut short begins again: the new boot number is kept only when everything was taken once more. */
import fs from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import type { ProtocolEngine } from "../../receiver/contracts/engine";
import type { SpoolRecord, SpoolRef } from "../../receiver/contracts/spool";
import { engines } from "../../receiver/protocols/index";
import { Replay } from "../../receiver/uplink/replay";
import { freshDirectory } from "../support/receiver";

const record = (sequence: number) =>
  ({ sequence, receivedAtMs: 0, kind: "notice", protocol: "dc09", raw: Buffer.alloc(0) }) as unknown as SpoolRecord;

const engine = { reread: () => ({ account: "4711", events: [] }) } as unknown as ProtocolEngine;

function startReplay(directory: string) {
  const pushed: SpoolRef[] = [];
  const found = [1, 2].map((sequence) => ({ record: record(sequence), segment: 1, at: 0, length: 1 }));
  const setup = {
    spool: { deliveredSince: () => [found] },
    directory,
    engines: new Map([...engines, ["dc09", engine]]),
    replayMinutes: 10,
    now: () => 0,
    log: () => undefined,
  };
  const replay = new Replay(setup as never, {
    push: (ref) => void pushed.push(ref),
    drop: () => void pushed.splice(0),
  });
  return { replay, pushed, kept: () => fs.readFileSync(path.join(directory, "store-boot"), "latin1").trim() };
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
