/** Records of the spool as bytes, those of a program that wrote no tags among them. */
import { expect, it } from "vitest";
import { decodeRecord, encodeRecord, recordSizeLimit } from "../../receiver/spool/record";
import { spoolRecord } from "../support/spool-record";

const record = {
  ...spoolRecord(9_007_199_254_740_991, Buffer.from("\n0000frame\r"), 1_790_000_000_000),
  clear: Buffer.from("clear"),
};
const tag = { account: "4711", isUrgent: true, repeatHash: 2 ** 53 - 1 };

function bytesOf(): Buffer {
  const buffer = Buffer.alloc(recordSizeLimit(record) + 5, 0xee);
  return buffer.subarray(5, encodeRecord(record, tag, { buffer, at: 5 }));
}

it("come back as they were, with what a start needs of them", () => {
  expect(decodeRecord(bytesOf())).toEqual({ ...record, tag });
});

/** Written by the receiver of 27 November 2026, which knew no tags. */
const WITHOUT_TAG =
  "57020000000000000067b2400000c006450c7a42000000000066b2400b0005000272310464633039037463700b" +
  "3132372e302e302e313a310c77696e646f77732d31323532000a303030306672616d650d636c656172";

it("are read as an older program wrote them: without a tag", () => {
  expect(decodeRecord(Buffer.from(WITHOUT_TAG, "hex"))).toEqual({
    ...record,
    sequence: 4711,
    duplicateOf: 4710,
    ignoreLeadingZeros: true,
    tag: null,
  });
});

it("carry no tag whose account has no room in it: what is cut off would be another account", () => {
  const long = { ...tag, account: "4".repeat(256) };
  const buffer = Buffer.alloc(recordSizeLimit(record));
  const bytes = buffer.subarray(0, encodeRecord(record, long, { buffer, at: 0 }));
  expect(decodeRecord(bytes)).toEqual({ ...record, tag: null });
});

it.each([
  ["cut short", (bytes: Buffer) => bytes.subarray(0, -1)],
  ["a form of a later program", (bytes: Buffer) => bytes.fill(2, 3, 4)],
  ["no record", () => Buffer.alloc(100)],
])("are none when they are %s", (_, damage) => expect(decodeRecord(damage(bytesOf()))).toBeNull());
