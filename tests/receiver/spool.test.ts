/** The spool on a real directory: torn tails, damage, rotation, retention, the lock, the marks. */
import fs from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import type { SpoolRecord, SpoolRef } from "../../receiver/contracts/spool";
import { Marks, readMarks } from "../../receiver/spool/marks";
import { ENVELOPE_BYTES, sealRecord } from "../../receiver/spool/segment";
import { Spool, type SpoolSetup } from "../../receiver/spool/spool";
import { freshDirectory } from "../support/receiver";
import { spoolRecord } from "../support/spool-record";

const DAY_MS = 86_400_000;
const NOTHING_NEEDED = (): boolean => false;
/** Of a record, before its texts. */
const FIXED_BYTES = 32;

interface Opened {
  readonly spool: Spool;
  readonly found: { sequence: number; isDelivered: boolean }[];
  readonly stored: SpoolRef[];
  readonly log: string[];
}

async function open(directory: string, how: Partial<SpoolSetup> = {}): Promise<Opened> {
  const found: Opened["found"] = [];
  const stored: SpoolRef[] = [];
  const log: string[] = [];
  const spool = new Spool({
    directory,
    now: () => Date.now(),
    ticks: () => performance.now(),
    randomId: () => "abc",
    log: (line) => log.push(line),
    ...how,
  });
  for (const which of ["older", "recent"] as const) {
    for await (const slice of spool.readEarlier({ which, sinceMs: Date.now() - 300_000 })) {
      found.push(...slice.map(({ record, isDelivered }) => ({ sequence: record.sequence, isDelivered })));
    }
  }
  await spool.start({ onCommit: (_, refs) => stored.push(...refs), onLost: () => undefined });
  return { spool, found, stored, log };
}

const recordOf = (sequence: number, raw: string, receivedAtMs = Date.now()): SpoolRecord =>
  spoolRecord(sequence, Buffer.from(raw), receivedAtMs);

function append(spool: Spool, raw: string): number {
  const sequence = spool.takeSequence();
  spool.append(recordOf(sequence, raw), { account: "1", isUrgent: false, repeatHash: 0 });
  return sequence;
}

/** The record that holds a text says that it is of another form, and its check sum says that it is whole. */
function turnIntoForm(segment: Buffer, text: string, form: number): void {
  const recordAt = segment.lastIndexOf(0x57, segment.indexOf(text) - FIXED_BYTES);
  segment[recordAt + 3] = form;
  sealRecord(segment, recordAt - ENVELOPE_BYTES, recordAt + segment.readUInt32LE(recordAt - ENVELOPE_BYTES));
}

const segmentsOf = (directory: string): string[] =>
  fs
    .readdirSync(directory)
    .filter((name) => name.endsWith(".seg"))
    .sort();
const lastSegment = (directory: string): string => path.join(directory, segmentsOf(directory).at(-1)!);

async function filled(count: number, how: Partial<SpoolSetup> = {}): Promise<string> {
  const directory = freshDirectory("spool");
  const { spool } = await open(directory, how);
  for (let index = 1; index <= count; index++) {
    append(spool, `frame ${index}`);
    if (how.maxSegmentBytes) await spool.settle();
  }
  await spool.close();
  return directory;
}

describe("after an end of any kind", () => {
  it.each<[string, (file: string) => void, number]>([
    [
      "a tail cut in the middle of a record: that record is gone",
      (file) => fs.truncateSync(file, fs.statSync(file).size - 3),
      4,
    ],
    ["a length without its record", (file) => fs.appendFileSync(file, Buffer.from([200, 0, 0, 0, 1, 2, 3, 4])), 5],
    ["reserved zeros", (file) => fs.appendFileSync(file, Buffer.alloc(100_000)), 5],
    ["noise", (file) => fs.appendFileSync(file, Buffer.alloc(500, 0xa5)), 5],
  ])("%s", async (_, damage, want) => {
    const directory = await filled(5);
    damage(lastSegment(directory));
    const { spool, found } = await open(directory);
    expect(found.map(({ sequence }) => sequence)).toEqual([1, 2, 3, 4, 5].slice(0, want));
    expect(append(spool, "next")).toBe(want + 1);
    await spool.close();
    const again = await open(directory);
    expect(again.found.map(({ sequence }) => sequence)).toEqual(
      Array.from({ length: want + 1 }, (_unused, index) => index + 1),
    );
    await again.spool.close();
  });

  it("damage between good records costs the damaged one alone, and is told", async () => {
    const directory = await filled(5);
    const file = lastSegment(directory);
    const bytes = fs.readFileSync(file);
    bytes[bytes.indexOf("frame 2")]! ^= 0xff;
    fs.writeFileSync(file, bytes);
    const { spool, found, log } = await open(directory);
    expect(found.map(({ sequence }) => sequence)).toEqual([1, 3, 4, 5]);
    expect(log.join()).toContain("damaged bytes");
    await spool.close();
  });

  it("a segment without a record makes no trouble", async () => {
    const directory = await filled(2);
    fs.writeFileSync(path.join(directory, "000000000000003.seg"), "");
    const { spool, found } = await open(directory);
    expect(found.length).toBe(2);
    expect(append(spool, "x")).toBe(3);
    await spool.close();
  });

  it("numbers of frames that a full disk lost are not given again: others under them would count as delivered", async () => {
    const directory = await filled(2);
    const { spool } = await open(directory);
    spool.markDelivered([1, 2, 3, 4]);
    await spool.close();
    const { spool: second } = await open(directory);
    expect(append(second, "after it")).toBe(5);
    await second.close();
    const { spool: third, found } = await open(directory);
    expect(found.filter(({ isDelivered }) => !isDelivered)).toEqual([{ sequence: 5, isDelivered: false }]);
    await third.close();
  });

  it("is not opened by a program that can't read what a newer one wrote, which stays as it is", async () => {
    const directory = await filled(2);
    const file = lastSegment(directory);
    const bytes = fs.readFileSync(file);
    for (const text of ["frame 1", "frame 2"]) turnIntoForm(bytes, text, 2);
    fs.writeFileSync(file, bytes);
    await expect(open(directory)).rejects.toThrow(`${file} was written by a newer receiver.`);
    expect(fs.readFileSync(file).equals(bytes)).toBe(true);
  });

  it("keeps its id", async () => {
    const directory = await filled(1);
    const { spool } = await open(directory, { randomId: () => "other" });
    expect(spool.id).toBe("abc");
    await spool.close();
  });
});

describe("what earlier runs left", () => {
  const read = async (spool: Spool, which: "older" | "recent", sinceMs: number): Promise<number[]> => {
    const sequences: number[] = [];
    for await (const slice of spool.readEarlier({ which, sinceMs })) {
      sequences.push(...slice.map(({ record }) => record.sequence));
    }
    return sequences;
  };
  const makeOld = (directory: string, count: number): void => {
    const old = new Date(Date.now() - DAY_MS / 2);
    for (const name of segmentsOf(directory).slice(0, count)) fs.utimesSync(path.join(directory, name), old, old);
  };

  it("is read at start from the segments the window touches alone; older ones give what is undelivered", async () => {
    const directory = await filled(10, { maxSegmentBytes: 300 });
    const starts = segmentsOf(directory).map((name) => Number.parseInt(name, 10));
    makeOld(directory, 3);
    const firstRecent = starts[3]!;
    const { spool } = await open(directory);
    const numbers = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index);
    const sinceMs = Date.now() - 300_000;
    expect(await read(spool, "recent", sinceMs)).toEqual(numbers(firstRecent, 10));
    expect(await read(spool, "older", sinceMs)).toEqual(numbers(1, firstRecent - 1));
    spool.markDelivered([1, 2, 3, 10]);
    expect(await read(spool, "older", sinceMs)).toEqual(numbers(4, firstRecent - 1));
    expect(await read(spool, "recent", sinceMs)).toEqual(numbers(firstRecent, 10));
    await spool.close();
  });

  it("holds nothing of this run", async () => {
    const directory = await filled(2);
    const { spool } = await open(directory);
    append(spool, "fresh");
    await spool.settle();
    expect(await read(spool, "recent", 0)).toEqual([1, 2]);
    await spool.close();
  });

  it("costs one segment alone when that can't be read, and is told", async () => {
    const directory = await filled(10, { maxSegmentBytes: 300 });
    const { spool, log } = await open(directory);
    const file = path.join(directory, segmentsOf(directory)[1]!);
    fs.renameSync(file, `${file}.away`);
    fs.mkdirSync(file);
    const starts = segmentsOf(directory).map((name) => Number.parseInt(name, 10));
    const found = await read(spool, "recent", 0);
    expect(found).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10].filter((s) => s < starts[1]! || s >= starts[2]!));
    expect(log.join()).toContain("can't be read");
    await spool.close();
  });

  it("is read in slices, so that panels are answered meanwhile", async () => {
    const directory = await filled(2000);
    const { spool } = await open(directory);
    let slices = 0;
    for await (const slice of spool.readEarlier({ which: "recent", sinceMs: 0 })) {
      expect(slice.length).toBeLessThanOrEqual(500);
      slices++;
    }
    expect(slices).toBeGreaterThanOrEqual(4);
    await spool.close();
  });
});

describe("the shared sync", () => {
  it("what is appended together is committed together, and readable by its reference", async () => {
    const { spool, stored } = await open(freshDirectory("spool"));
    for (let index = 1; index <= 100; index++) append(spool, `frame ${index}`);
    const { openBatch } = spool;
    await spool.settle();
    expect(spool.committedBatch).toBe(openBatch);
    expect(stored.length).toBe(100);
    const record = await spool.read(stored[41]!);
    expect(Buffer.from(record.raw).toString()).toBe("frame 42");
    await spool.close();
  });

  it("a record larger than the buffer fits", async () => {
    const { spool, stored } = await open(freshDirectory("spool"));
    for (let index = 0; index < 100; index++) append(spool, "x".repeat(4200));
    await spool.settle();
    expect((await spool.read(stored[99]!)).raw.length).toBe(4200);
    await spool.close();
  });
});

describe("segments", () => {
  it("are turned when full, and read in order", async () => {
    const directory = await filled(10, { maxSegmentBytes: 300 });
    expect(segmentsOf(directory).length).toBeGreaterThan(3);
    const { spool, found } = await open(directory);
    expect(found.map(({ sequence }) => sequence)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    await spool.close();
  });

  it("are deleted a day after all of them was delivered, never before, and never an undelivered one", async () => {
    const directory = await filled(10, { maxSegmentBytes: 300 });
    let now = Date.now();
    const { spool, stored } = await open(directory, { now: () => now });
    append(spool, "now");
    await spool.settle();
    expect(stored.length).toBe(1);
    const before = segmentsOf(directory).length;
    const old = new Date(Date.now() - 2 * DAY_MS);
    for (const name of segmentsOf(directory).slice(0, -1)) fs.utimesSync(path.join(directory, name), old, old);
    spool.markDelivered([1, 2, 3, 5, 6, 7, 8, 9, 10]);
    now += DAY_MS - 1000;
    spool.dropOld(NOTHING_NEEDED);
    now += 2000;
    spool.dropOld(NOTHING_NEEDED);
    // It was written days before, and is delivered only since that first look.
    expect(segmentsOf(directory).length).toBe(before);
    now += DAY_MS;
    spool.dropOld(NOTHING_NEEDED);
    const kept = segmentsOf(directory);
    expect(kept.length).toBeLessThan(before);
    spool.markDelivered([4]);
    spool.dropOld(NOTHING_NEEDED);
    await spool.close();
    const again = await open(directory, { now: () => now + DAY_MS });
    again.spool.dropOld(NOTHING_NEEDED);
    // The undelivered one, and that which is written to.
    expect(segmentsOf(directory).length).toBe(2);
    expect(fs.readdirSync(directory).filter((name) => name.endsWith(".done"))).toEqual([]);
    await again.spool.close();
  });

  it("into which nothing came for an hour are turned by the first frame into no second one of the same name", async () => {
    const directory = freshDirectory("spool");
    let now = Date.now();
    const { spool, stored } = await open(directory, { now: () => now });
    now += 2 * 3_600_000;
    append(spool, "frame 1");
    append(spool, "frame 2");
    await spool.settle();
    spool.markDelivered([1]);
    spool.dropOld(NOTHING_NEEDED);
    now += 2 * DAY_MS;
    spool.dropOld(NOTHING_NEEDED);
    expect(segmentsOf(directory)).toEqual(["000000000000001.seg"]);
    expect((await spool.read(stored[1]!)).sequence).toBe(2);
    await spool.close();
  });

  it("that may be needed still stay, and go once they are not", async () => {
    const directory = await filled(10, { maxSegmentBytes: 300 });
    let now = Date.now();
    const { spool } = await open(directory, { now: () => now });
    spool.markDelivered([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    spool.dropOld(NOTHING_NEEDED);
    now += 2 * DAY_MS;
    const before = segmentsOf(directory);
    spool.dropOld((from, to) => from <= 1 && 1 <= to);
    expect(segmentsOf(directory)).toEqual(before);
    spool.dropOld(NOTHING_NEEDED);
    expect(segmentsOf(directory).length).toBe(1);
    await spool.close();
  });

  it("that are delivered but young stay", async () => {
    const directory = await filled(10, { maxSegmentBytes: 300 });
    const { spool } = await open(directory);
    const before = segmentsOf(directory).length;
    spool.markDelivered([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    spool.dropOld(NOTHING_NEEDED);
    expect(segmentsOf(directory).length).toBe(before);
    await spool.close();
  });
});

describe("the lock", () => {
  it("keeps a second receiver out, with a sentence", async () => {
    const directory = freshDirectory("spool");
    fs.writeFileSync(path.join(directory, "lock"), `${process.ppid} \n`);
    await expect(open(directory)).rejects.toThrow(`is in use by the process ${process.ppid}`);
  });

  it.each([
    ["of a dead process", "999999999 12\n"],
    ["of a later process with the same number", `${process.ppid} 1\n`],
    ["left empty by a power cut", ""],
  ])("%s is taken over", async (_, content) => {
    const directory = freshDirectory("spool");
    fs.writeFileSync(path.join(directory, "lock"), content);
    const { spool } = await open(directory);
    await spool.close();
    expect(fs.existsSync(path.join(directory, "lock"))).toBe(false);
  });
});

describe("the marks", () => {
  it("survive a restart; a cut or changed line counts for nothing", async () => {
    const directory = await filled(6);
    const marks = new Marks(directory, () => undefined);
    marks.addDelivered([3, 1, 2]);
    marks.addDelivered([5]);
    marks.close();
    const file = path.join(directory, "delivered.log");
    fs.appendFileSync(file, "D 6-6 00000000\nD 4-");
    const { spool, found } = await open(directory);
    expect(found.filter(({ isDelivered }) => isDelivered).map(({ sequence }) => sequence)).toEqual([1, 2, 3, 5]);
    await spool.close();
    expect(readMarks(directory).delivered.toArray()).toEqual([
      [1, 3],
      [5, 5],
    ]);
  });
});
