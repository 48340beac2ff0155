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

it("are read as an older program wrote them: without a tag", () => {
  const bytes = bytesOf();
  const [account, form] = [Buffer.from([tag.account.length, ...Buffer.from(tag.account)]), 3];
  const accountAt = bytes.indexOf(account);
  const old = Buffer.concat([
    bytes.subarray(0, 32),
    bytes.subarray(40, accountAt),
    bytes.subarray(accountAt + account.length),
  ]);
  old[form] = 0;
  expect(decodeRecord(old)).toEqual({ ...record, tag: null });
});

it.each([
  ["cut short", (bytes: Buffer) => bytes.subarray(0, -1)],
  ["a form of a later program", (bytes: Buffer) => bytes.fill(2, 3, 4)],
  ["no record", () => Buffer.alloc(100)],
])("are none when they are %s", (_, damage) => expect(decodeRecord(damage(bytesOf()))).toBeNull());
