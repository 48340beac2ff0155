/** What a store may have lost with its power is asked for, whenever it came and however long the store was dark. */
import fs from "node:fs";
import path from "node:path";
import { expect, it, vi } from "vitest";
import type { SpoolRef } from "../../receiver/contracts/spool";
import { engines } from "../../receiver/protocols/index";
import { Spool } from "../../receiver/spool/spool";
import { Replay } from "../../receiver/uplink/replay";
import { Uplink } from "../../receiver/uplink/uplink";
import { freshDirectory } from "../support/receiver";
import { spoolRecord } from "../support/spool-record";
import { frame } from "./panel";

const MINUTE_MS = 60_000;
const NOW_MS = Date.UTC(2026, 10, 30, 12);
const RAW = frame('"SIA-DCS"0001L0#4711[#4711|NBA1]');

const openSpool = (directory: string): Spool =>
  new Spool({
    directory,
    now: () => NOW_MS,
    ticks: () => performance.now(),
    randomId: () => "abc",
    log: () => undefined,
  });

/** A spool that holds one frame. */
async function spoolWith(directory: string, receivedAtMs: number): Promise<Spool> {
  const spool = openSpool(directory);
  await spool.start({ onCommit: () => undefined, onLost: () => undefined });
  const sequence = spool.takeSequence();
  spool.append(spoolRecord(sequence, RAW, receivedAtMs), { account: "4711", isUrgent: false, repeatHash: 0 });
  await spool.settle();
  return spool;
}

const hasNone = () => Promise.resolve({ status: 200, body: '{"missing":[1]}' });

function replayOf(spool: Spool, directory: string, now: () => number) {
  const pushed: SpoolRef[] = [];
  const log = (): void => undefined;
  const setup = {
    spool,
    client: { post: hasNone },
    directory,
    engines,
    replayMinutes: Infinity,
    now,
    ticks: () => 0,
    log,
  };
  const replay = new Replay(setup, { push: (ref) => void pushed.push(ref), drop: () => void pushed.splice(0) });
  return { replay, pushed, kept: () => fs.readFileSync(path.join(directory, "store-boot"), "latin1").trim() };
}

it("of a store that was dark for hours: what it took before it", async () => {
  const directory = freshDirectory("lost");
  const spool = await spoolWith(directory, NOW_MS - 300 * MINUTE_MS);
  spool.markDelivered([1]);
  const { replay, pushed } = replayOf(spool, directory, () => NOW_MS);
  for (const boot of ["one", "two"]) await replay.heardBoot(boot);
  await spool.close();
  expect(pushed.map(({ sequence }) => sequence)).toEqual([1]);
});

it("of a backlog of hours that it took in the second before", async () => {
  const directory = freshDirectory("lost");
  const spool = await spoolWith(directory, NOW_MS - 180 * MINUTE_MS);
  const { replay, pushed } = replayOf(spool, directory, () => NOW_MS);
  await replay.heardBoot("one");
  spool.markDelivered([1]);
  await replay.heardBoot("two");
  await spool.close();
  expect(pushed.map(({ sequence }) => sequence)).toEqual([1]);
});

it("of a file that can't be read just now: after a while, and by the next start until then", async () => {
  const directory = freshDirectory("lost");
  const spool = await spoolWith(directory, NOW_MS);
  spool.markDelivered([1]);
  const { replay, pushed, kept } = replayOf(spool, directory, () => NOW_MS);
  await replay.heardBoot("one");
  const file = path.join(directory, "000000000000001.seg");
  fs.renameSync(file, `${file}.away`);
  fs.mkdirSync(file);
  vi.useFakeTimers({ toFake: ["setTimeout"] });
  await replay.heardBoot("two");
  expect([pushed, kept()]).toEqual([[], "one"]);
  fs.rmdirSync(file);
  fs.renameSync(`${file}.away`, file);
  vi.advanceTimersByTime(10 * MINUTE_MS);
  vi.useRealTimers();
  await vi.waitFor(() => expect(pushed.map(({ sequence }) => sequence)).toEqual([1]));
  replay.settled([1]);
  expect(kept()).toBe("two");
  await spool.close();
});

it("of a frame that it lost and refuses now: by the next start, too", async () => {
  const directory = freshDirectory("lost");
  const first = await spoolWith(directory, NOW_MS);
  first.markDelivered([1]);
  await first.close();
  fs.writeFileSync(path.join(directory, "store-boot"), "one\n");
  /** A run against a store that answers the frame so: what it was sent. */
  const run = async (status: number): Promise<string[]> => {
    const spool = openSpool(directory);
    const sent: string[] = [];
    const post = (route: string) => {
      if (route.endsWith("missing")) return hasNone();
      sent.push(route);
      return Promise.resolve({ status, body: "{}" });
    };
    const client = { post, get: post, close: () => undefined };
    const of = { client, spool, directory, engines, replayMinutes: Infinity, maxWaiting: 10, now: () => NOW_MS };
    const uplink = new Uplink({ ...of, ticks: () => performance.now(), log: () => undefined });
    uplink.earlierDone();
    uplink.heardBoot("two");
    await vi.waitFor(() => expect(sent).not.toEqual([]));
    await uplink.close();
    await spool.close();
    return sent;
  };
  expect(await run(400)).toHaveLength(1);
  expect(await run(200)).toHaveLength(1);
});
