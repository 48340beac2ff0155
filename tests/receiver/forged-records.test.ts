/** Bytes that somebody sent are not taken for records of the spool where a record around them is torn. */
import fs from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { encodeRecord, recordSizeLimit } from "../../receiver/spool/record";
import { ENVELOPE_BYTES, sealRecord, SEGMENT_HEADER } from "../../receiver/spool/segment";
import { Spool } from "../../receiver/spool/spool";
import { freshDirectory } from "../support/receiver";
import { spoolRecord } from "../support/spool-record";

const RAW = Buffer.from("a frame");

function sealed(payload: Buffer): Buffer {
  const bytes = Buffer.concat([Buffer.alloc(ENVELOPE_BYTES), payload]);
  sealRecord(bytes, 0, bytes.length);
  return bytes;
}

function encoded(sequence: number, raw: Buffer): Buffer {
  const record = spoolRecord(sequence, raw);
  const buffer = Buffer.alloc(recordSizeLimit(record));
  const tag = { account: "1", isUrgent: false, repeatHash: 0 };
  return buffer.subarray(0, encodeRecord(record, tag, { buffer, at: 0 }));
}

/** A spool of which the last record is torn in its first half, and in whose other half somebody wrote one. */
function openTorn(inner: Buffer, before: readonly Buffer[]): Spool {
  const directory = freshDirectory("forged");
  const second = sealed(encoded(2, Buffer.concat([Buffer.alloc(2000, 0x41), sealed(inner), Buffer.alloc(100, 0x41)])));
  second.fill(0, 0, 1000);
  const file = path.join(directory, "000000000000001.seg");
  fs.writeFileSync(file, Buffer.concat([SEGMENT_HEADER, ...before, second]));
  return new Spool({
    directory,
    now: Date.now,
    ticks: () => performance.now(),
    randomId: () => "abc",
    log: () => undefined,
  });
}

it.each<[string, Buffer]>([
  ["of no form", Buffer.from([1])],
  ["of a form of a later program", Buffer.from([0x57, 0, 0, 9, ...Buffer.alloc(40)])],
  ["with a number far ahead", encoded(2 ** 53, RAW)],
  ["with a number that was given before", encoded(1, RAW)],
  ["with no number", encoded(NaN, RAW)],
])("a record %s keeps the receiver from no start, and says nothing of the next number", async (_, inner) => {
  const spool = openTorn(inner, [sealed(encoded(1, RAW))]);
  expect([spool.takeSequence(), spool.takeSequence()]).toEqual([2, 3]);
  await spool.close();
});

it("nor does one with a number far ahead where it is the first of its file that is torn", async () => {
  const spool = openTorn(encoded(2 ** 51, RAW), []);
  expect(spool.takeSequence()).toBe(1);
  await spool.close();
});
