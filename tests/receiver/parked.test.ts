/** What the store refuses is not given up: someone may mend the store. */
import { expect, it } from "vitest";
import type { SignalBatch } from "../../domain/signals/incoming";
import type { SpoolRecord } from "../../receiver/contracts/spool";
import { engines } from "../../receiver/protocols/index";
import { Spool } from "../../receiver/spool/spool";
import { Uplink } from "../../receiver/uplink/uplink";
import { freshDirectory } from "../support/receiver";
import { spoolRecord } from "../support/spool-record";
import { frame } from "./panel";

const recordOf = (sequence: number): SpoolRecord =>
  spoolRecord(sequence, frame(`"SIA-DCS"000${sequence}L0#4711[#4711|NBA${sequence}]`));

const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 10));

/** A spool with three frames of one account, and an uplink to a store that refuses as it is told. */
async function sendThree(faults: { refuses?: (zones: readonly string[]) => boolean; spoil?: (spool: Spool) => void }) {
  const directory = freshDirectory("spool");
  const log: string[] = [];
  const taken: string[] = [];
  const client = {
    post: async (_path: string, body: unknown) => {
      const zones = (body as SignalBatch).signals.map(({ zone }) => zone);
      if (faults.refuses?.(zones)) return { status: 400, body: "" };
      taken.push(...zones);
      return { status: 200, body: "" };
    },
    get: async () => ({ status: 404, body: "" }),
    close: () => undefined,
  };
  const ticks = () => performance.now();
  const common = { directory, now: Date.now, ticks, log: (line: string) => void log.push(line) };
  const spool = new Spool({ ...common, randomId: () => "id" });
  faults.spoil?.(spool);
  const uplink = new Uplink({
    ...common,
    client,
    spool,
    engines,
    replayMinutes: 10,
    maxWaiting: 1000,
    parkedRetryMs: 30,
  });
  uplink.earlierDone();
  await spool.start({ onCommit: (_, refs) => uplink.add(refs), onLost: () => undefined });
  for (let count = 1; count <= 3; count++) {
    spool.append(recordOf(spool.takeSequence()), { account: "4711", isUrgent: false, repeatHash: 0 });
  }
  const end = async (): Promise<void> => {
    await uplink.close();
    expect([1, 2, 3].map((sequence) => spool.isDelivered(sequence))).toEqual([true, true, true]);
    expect(uplink.undeliveredCount).toBe(0);
    await spool.close();
  };
  return { taken, log, end };
}

it("a frame that was refused is offered again, and told once", async () => {
  let isMended = false;
  let refusals = 0;
  const refuses = (zones: readonly string[]): boolean => {
    const isRefused = !isMended && zones.includes("2");
    if (isRefused) refusals++;
    return isRefused;
  };
  const { taken, log, end } = await sendThree({ refuses });
  while (refusals < 5) await pause();
  expect(taken).toEqual(["1", "3"]);
  expect(log.filter((line) => line.includes("refuses frame 2")).length).toBe(1);
  isMended = true;
  while (taken.length < 3) await pause();
  expect(taken).toEqual(["1", "3", "2"]);
  await end();
});

it("a frame that could not be read once is read again: an acknowledged signal is never given up", async () => {
  let faults = 2;
  const spoil = (spool: Spool): void => {
    const read = spool.read.bind(spool);
    spool.read = (ref) => (ref.sequence === 2 && faults-- > 0 ? Promise.reject(new Error("EIO")) : read(ref));
  };
  const { taken, log, end } = await sendThree({ spoil });
  while (taken.length < 3) await pause();
  expect(taken).toEqual(["1", "3", "2"]);
  expect(log.filter((line) => line.includes("frame 2 can't be read")).length).toBe(1);
  await end();
});

it("a frame whose file has gone since it was delivered is not waited for", async () => {
  const spoil = (spool: Spool): void => {
    spool.read = () => Promise.reject(Object.assign(new Error("no such file"), { code: "ENOENT" }));
    spool.isDelivered = () => true;
  };
  const { taken, log, end } = await sendThree({ spoil });
  await pause();
  await pause();
  await end();
  expect([taken, log.filter((line) => line.includes("can't be read"))]).toEqual([[], []]);
});
