/** The start with a full spool: ports open first, answers wait for the memory of repeats, order holds over the runs. */
import { randomBytes } from "node:crypto";
import { rmSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { describe, expect, it, vi } from "vitest";
import type { Reading } from "../../receiver/contracts/engine";
import type { Source } from "../../receiver/contracts/source";
import type { SpoolRecord, SpoolRef } from "../../receiver/contracts/spool";
import { engines } from "../../receiver/protocols/index";
import { encrypt } from "../../receiver/protocols/dc09/crypto";
import { buildStamp } from "../../receiver/protocols/dc09/stamp";
import { Recall } from "../../receiver/recall";
import { FrameHold } from "../../receiver/session/hold";
import type { Earlier } from "../../receiver/spool/earlier";
import { ROOT } from "../support/program";
import { freshDirectory, spoolLines, startReceiver } from "../support/receiver";
import { spoolRecord } from "../support/spool-record";
import { askOnce, frame, Panel } from "./panel";

vi.setConfig({ testTimeout: 30_000 });

const MOVED_CLOCK = join(ROOT, "tests/support/moved-clock.cjs");
const NOW_MS = 1_000_000;
const bytes = (number: number, code = "BA"): Buffer =>
  frame(`"SIA-DCS"${String(number).padStart(4, "0")}L0#4711[#4711|N${code}${number}]`);

/** As an older program wrote it, unless it has a tag. */
function earlier(sequence: number, isDelivered: boolean, receivedAtMs = NOW_MS): Earlier {
  const record = spoolRecord(sequence, bytes(sequence, sequence === 3 ? "PA" : "BA"), receivedAtMs);
  return { record: { ...record, tag: null }, isDelivered, segment: 1, at: 0, length: 1 };
}

function recallOf(older: Earlier[], recent: Earlier[]) {
  const remembered: number[] = [];
  const places: [number, number][] = [];
  const told: (SpoolRef | "done")[] = [];
  const log: string[] = [];
  const recall = new Recall({
    spool: {
      async *readEarlier({ which }) {
        for (const found of which === "older" ? older : recent) yield [found];
      },
    },
    engines,
    sinceMs: NOW_MS - 1000,
    rememberPlace: ({ tag }, { segment }) => void places.push([tag?.repeatHash ?? NaN, segment]),
    remember: ({ sequence }: SpoolRecord, reading: Reading) => {
      expect(reading.repeatKey).not.toBe("");
      remembered.push(sequence);
    },
    uplink: { addEarlier: (refs) => void told.push(...refs), earlierDone: () => void told.push("done") },
    log: (line) => void log.push(line),
  });
  return { recall, remembered, places, told, log };
}

describe("what the last run left", () => {
  it("is remembered when it lies in the window, and handed over oldest first, before all of this run", async () => {
    const { recall, remembered, told, log } = recallOf(
      [earlier(1, false, 1), earlier(2, false, 2)],
      [earlier(3, false, 3), earlier(4, true), earlier(5, false)],
    );
    await recall.readRecent();
    expect(remembered).toEqual([4, 5]);
    expect(told).toEqual([]);
    await recall.readOlder();
    expect(told.map((one) => (one === "done" ? one : one.sequence))).toEqual([1, 2, 3, 5, "done"]);
    expect(told.filter((one) => one !== "done" && one.isUrgent)).toMatchObject([{ sequence: 3, account: "4711" }]);
    expect(log).toEqual(["uplink: 4 frames of the last run are handed over now"]);
  });

  it("is not read again where its tag says what a start needs", async () => {
    const tagged = ({ record, ...found }: Earlier, repeatHash: number): Earlier => ({
      ...found,
      // Nothing that could be read.
      record: { ...record, raw: Buffer.alloc(0), tag: { account: "4711", isUrgent: repeatHash === 7, repeatHash } },
    });
    const { recall, remembered, places, told } = recallOf(
      [],
      [tagged(earlier(3, false, 3), 3), tagged(earlier(4, true), 4), tagged(earlier(5, false), 7)],
    );
    await recall.readRecent();
    await recall.readOlder();
    expect([remembered, places]).toEqual([
      [],
      [
        [4, 1],
        [7, 1],
      ],
    ]);
    expect(told).toMatchObject([
      { sequence: 3, account: "4711", isUrgent: false },
      { sequence: 5, account: "4711", isUrgent: true },
      "done",
    ]);
  });

  it("is left for the next start when the program ends meanwhile", async () => {
    const { recall, told } = recallOf([earlier(1, false)], []);
    await recall.readRecent();
    recall.stop();
    await recall.readOlder();
    expect(told).toEqual([]);
  });
});

describe("a frame that comes while the memory of repeats is read", () => {
  const source = { peer: "x", owes: () => undefined } as unknown as Source;

  it("waits, and goes on in the order in which it came; later ones go on at once", () => {
    const hold = new FrameHold(2);
    const taken: number[] = [];
    const take = (one: Uint8Array): boolean => {
      taken.push(one[0]!);
      return one[0] === 9;
    };
    for (const number of [1, 2, 3]) expect(hold.pass(Buffer.from([number]), source, take)).toBe(true);
    expect(taken).toEqual([]);
    hold.end();
    // The third was one too many: it is not answered, so its panel sends it again.
    expect(taken).toEqual([1, 2]);
    expect([hold.pass(Buffer.from([8]), source, take), hold.pass(Buffer.from([9]), source, take)]).toEqual([
      false,
      true,
    ]);
    expect(taken).toEqual([1, 2, 8, 9]);
  });

  it("is known as a copy from the first moment the port is open, and stored once", async () => {
    const spoolDir = freshDirectory("recall");
    const first = await startReceiver({ spoolDir });
    const panel = await Panel.connect(first.tcp);
    const many = 3000;
    for (let number = 1; number <= many; number++) panel.send(bytes(number));
    expect((await panel.wait(many, 20_000)).length).toBe(many);
    panel.close();
    await first.kill();
    const second = await startReceiver({ spoolDir });
    expect(await askOnce(second.tcp, bytes(many))).not.toBeNull();
    expect(await askOnce(second.tcp, bytes(many + 1))).not.toBeNull();
    await second.stop();
    expect((await spoolLines(spoolDir)).length).toBe(many + 1);
  });

  const KEY = "000102030405060708090A0B0C0D0E0F";
  const stamped = (ms: number): string => `_${buildStamp(ms)}`;
  const sealed = (ms: number): Buffer =>
    frame(`"*SIA-DCS"0001L0#4712[${encrypt(`#4712|NBA1]${stamped(ms)}`, Buffer.from(KEY, "hex"), randomBytes)}`);
  const clear = (ms: number): Buffer => frame(`"SIA-DCS"0001L0#4711[#4711|NBA1]${stamped(ms)}`);

  it.each<[string, (ms: number) => Buffer, number, readonly (number | undefined)[]]>([
    ["with another stamp is stored as a copy of its first", clear, 2_000, [undefined, 1]],
    ["with the same stamp is stored once", clear, 0, [undefined]],
    ["sealed anew with another pad is stored once", sealed, 0, [undefined]],
    ["sealed anew with another stamp is stored as a copy", sealed, 2_000, [undefined, 1]],
    ["that nobody can read is stored once", () => frame(`"SIA-DCS"0001L0#4711[#4711|N]`), 0, [undefined]],
  ])("a copy %s, across a kill", async (_, build, laterMs, want) => {
    const how = { spoolDir: freshDirectory("recall-copies"), keys: { "4712": KEY } };
    const now = Date.now();
    const first = await startReceiver(how);
    expect(await askOnce(first.tcp, build(now))).not.toBeNull();
    await first.kill();
    const second = await startReceiver(how);
    expect(await askOnce(second.tcp, build(now + laterMs))).not.toBeNull();
    await second.stop();
    expect((await spoolLines(how.spoolDir)).map(({ duplicateOf }) => duplicateOf)).toEqual(want);
  });

  const DAY_MS = 86_400_000;
  it.each<[string, number, number, number]>([
    ["a start with the clock set forwards, as soon as it is right again", 0, DAY_MS, 0],
    ["a start with the right clock, when it was a day behind as the frame came", -DAY_MS, 0, 0],
    ["a start with the right clock, when it was an hour ahead as the frame came", DAY_MS / 24, 0, 0],
    ["a start with the clock set back", 0, -DAY_MS, -DAY_MS],
  ])("knows a copy after %s", async (_, before, atStart, after) => {
    const spoolDir = freshDirectory("recall-clock");
    const clock = join(spoolDir, "..", `${basename(spoolDir)}-off`);
    const moved = { spoolDir, preload: [MOVED_CLOCK], env: { MOVED_CLOCK_FILE: clock } };
    writeFileSync(clock, String(before));
    const first = await startReceiver(moved);
    expect(await askOnce(first.tcp, bytes(1))).not.toBeNull();
    await first.kill();
    writeFileSync(clock, String(atStart));
    const second = await startReceiver(moved);
    writeFileSync(clock, String(after));
    expect(await askOnce(second.tcp, bytes(1))).not.toBeNull();
    await second.stop();
    rmSync(clock);
    expect((await spoolLines(spoolDir)).length).toBe(1);
  });

  it("knows a copy when the clock is set between it and its first", async () => {
    const spoolDir = freshDirectory("recall-clock");
    const clock = join(spoolDir, "..", `${basename(spoolDir)}-off`);
    writeFileSync(clock, "0");
    const receiver = await startReceiver({ spoolDir, preload: [MOVED_CLOCK], env: { MOVED_CLOCK_FILE: clock } });
    for (const off of [0, DAY_MS, -DAY_MS]) {
      writeFileSync(clock, String(off));
      expect(await askOnce(receiver.tcp, bytes(1))).not.toBeNull();
    }
    await receiver.stop();
    rmSync(clock);
    expect((await spoolLines(spoolDir)).length).toBe(1);
  });
});
