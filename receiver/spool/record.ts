/** One record of the spool as bytes: everything needed to answer a repeat, hand the frame over and print it. */
import type { Verdict } from "../../domain/signals/incoming";
import type { SpoolRecord, SpoolTag, StoredRecord } from "../contracts/spool";

const VERDICTS: readonly Verdict[] = ["ack", "nak", "duh", "drop"];
const FIXED_BYTES = 1 + 1 + 1 + 1 + 8 + 8 + 8 + 2 + 2;
const NO_CLEAR = 0xffff;
const MAGIC = 0x57;
/** What the fourth byte says: written before there were tags, or with one. */
const WITHOUT_TAG = 0;
const WITH_TAG = 1;
const TAG_BYTES = 8;
/** Bytes of a text; its length is one. */
const MOST_TEXT = 255;

const IS_NOTICE = 1;
const IGNORES_ZEROS = 2;
const IS_URGENT = 4;

/** Upper bound of the bytes a record needs. */
export const recordSizeLimit = (record: SpoolRecord): number =>
  FIXED_BYTES + TAG_BYTES + 7 * 256 + record.raw.length + (record.clear?.length ?? 0);

const flagsOf = ({ kind, ignoreLeadingZeros }: SpoolRecord, { isUrgent }: SpoolTag): number =>
  (kind === "notice" ? IS_NOTICE : 0) | (ignoreLeadingZeros ? IGNORES_ZEROS : 0) | (isUrgent ? IS_URGENT : 0);

/** Writes at `at` of the buffer, returns the end. A tag that has no room is left out: such a frame is read again instead. */
export function encodeRecord(record: SpoolRecord, tag: SpoolTag, into: { buffer: Buffer; at: number }): number {
  const { buffer, at } = into;
  const isTagged = tag.account.length <= MOST_TEXT;
  buffer[at] = MAGIC;
  buffer[at + 1] = flagsOf(record, tag);
  buffer[at + 2] = VERDICTS.indexOf(record.verdict);
  buffer[at + 3] = isTagged ? WITH_TAG : WITHOUT_TAG;
  let end = buffer.writeDoubleLE(record.sequence, at + 4);
  end = buffer.writeDoubleLE(record.receivedAtMs, end);
  end = buffer.writeDoubleLE(record.duplicateOf, end);
  end = buffer.writeUInt16LE(record.raw.length, end);
  end = buffer.writeUInt16LE(record.clear ? record.clear.length : NO_CLEAR, end);
  if (isTagged) end = buffer.writeDoubleLE(tag.repeatHash, end);
  for (const text of isTagged ? [...textsOf(record), tag.account] : textsOf(record)) {
    const length = buffer.write(text, end + 1, MOST_TEXT, "latin1");
    buffer[end] = length;
    end += 1 + length;
  }
  buffer.set(record.raw, end);
  end += record.raw.length;
  if (record.clear) {
    buffer.set(record.clear, end);
    end += record.clear.length;
  }
  return end;
}

const textsOf = (record: SpoolRecord): string[] => [
  record.receiver,
  record.protocol,
  record.transport,
  record.peer,
  record.codePage,
  record.notice,
];

/** Of a record of any form; 0 when the bytes are none. */
export const sequenceOf = (bytes: Buffer): number =>
  bytes.length >= FIXED_BYTES && bytes[0] === MAGIC ? bytes.readDoubleLE(4) : 0;

/** Null when the bytes are no record. */
export function decodeRecord(bytes: Buffer): StoredRecord | null {
  if (bytes[0] !== MAGIC) return null;
  const [, flags = 0, ofVerdict = -1, form] = bytes;
  const verdict = VERDICTS[ofVerdict];
  if (!verdict || (form !== WITHOUT_TAG && form !== WITH_TAG)) return null;
  const isTagged = form === WITH_TAG;
  if (bytes.length < FIXED_BYTES + (isTagged ? TAG_BYTES : 0)) return null;
  const rawLength = bytes.readUInt16LE(28);
  const clearLength = bytes.readUInt16LE(30);
  const texts: string[] = [];
  let at = FIXED_BYTES + (isTagged ? TAG_BYTES : 0);
  for (let index = 0; index < (isTagged ? 7 : 6); index++) {
    const length = bytes[at] ?? 0;
    texts.push(bytes.toString("latin1", at + 1, at + 1 + length));
    at += 1 + length;
  }
  const rawEnd = at + rawLength;
  const clearEnd = rawEnd + (clearLength === NO_CLEAR ? 0 : clearLength);
  if (clearEnd !== bytes.length) return null;
  return {
    kind: flags & IS_NOTICE ? "notice" : "frame",
    sequence: bytes.readDoubleLE(4),
    receivedAtMs: bytes.readDoubleLE(12),
    duplicateOf: bytes.readDoubleLE(20),
    receiver: texts[0]!,
    protocol: texts[1]!,
    transport: texts[2]!,
    peer: texts[3]!,
    codePage: texts[4]!,
    notice: texts[5]!,
    verdict,
    ignoreLeadingZeros: (flags & IGNORES_ZEROS) !== 0,
    tag: isTagged
      ? { account: texts[6]!, isUrgent: (flags & IS_URGENT) !== 0, repeatHash: bytes.readDoubleLE(FIXED_BYTES) }
      : null,
    raw: bytes.subarray(at, rawEnd),
    clear: clearLength === NO_CLEAR ? null : bytes.subarray(rawEnd, clearEnd),
  };
}
