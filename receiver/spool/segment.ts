/** Segment files: names, the envelope of a record (length, CRC-32), and reading them back after any kind of end. */
import { crc32 } from "node:zlib";
import { sequenceOf } from "./record";

export const SEGMENT_HEADER = Buffer.from("WDSPOOL1");
/** Length and CRC-32 before each record. */
export const ENVELOPE_BYTES = 8;
const MAX_RECORD_BYTES = 16384;

/** First sequence of a segment file, or null for other files. */
export function segmentStart(name: string): number | null {
  const match = /^(\d{15})\.seg$/.exec(name);
  return match ? Number(match[1]) : null;
}

/** Closes the envelope around the record that was encoded behind it. */
export function sealRecord(buffer: Buffer, envelopeAt: number, end: number): void {
  const recordAt = envelopeAt + ENVELOPE_BYTES;
  buffer.writeUInt32LE(end - recordAt, envelopeAt);
  buffer.writeUInt32LE(crc32(buffer.subarray(recordAt, end)), envelopeAt + 4);
}

export interface SegmentScan {
  /** Offset behind the last good record. */
  readonly goodEnd: number;
  /** Bytes that were skipped because good records follow them: damage of the disk, not a torn tail. */
  readonly damagedBytes: number;
}

function recordEndAt(bytes: Buffer, at: number): number {
  if (at + ENVELOPE_BYTES > bytes.length) return -1;
  const length = bytes.readUInt32LE(at);
  const end = at + ENVELOPE_BYTES + length;
  if (length === 0 || length > MAX_RECORD_BYTES || end > bytes.length) return -1;
  return crc32(bytes.subarray(at + ENVELOPE_BYTES, end)) === bytes.readUInt32LE(at + 4) ? end : -1;
}

/** A good record inside the bytes of its segment. */
export interface ScannedRecord {
  readonly payload: Buffer;
  readonly at: number;
}

/** So many numbers may have gone with a full disk, or with the damage. */
const MOST_GONE = 1_000_000;

/**
 * Behind damage the bytes of a frame may be taken for a record, and whoever sends frames chooses them: one that counts goes on
 * with the numbers of those before it.
 */
function goesOn(payload: Buffer, before: number): boolean {
  const sequence = sequenceOf(payload);
  return sequence > before && sequence <= before + MOST_GONE;
}

/** Every good record of a whole segment that begins with the number `start`, those behind damage too; ends with what the scan saw. */
export function* goodRecords(bytes: Buffer, start: number): Generator<ScannedRecord, SegmentScan> {
  let at = SEGMENT_HEADER.length;
  let goodEnd = Math.min(at, bytes.length);
  let damagedBytes = 0;
  let sequence = start - 1;
  while (at < bytes.length) {
    const end = recordEndAt(bytes, at);
    const payload = end < 0 ? null : bytes.subarray(at + ENVELOPE_BYTES, end);
    if (!payload || (at > goodEnd && !goesOn(payload, sequence))) {
      at++;
      continue;
    }
    damagedBytes += at - goodEnd;
    sequence = Math.max(sequence, sequenceOf(payload));
    yield { payload, at: at + ENVELOPE_BYTES };
    at = end;
    goodEnd = end;
  }
  return { goodEnd, damagedBytes };
}

/** Visits every good record of a whole segment; looks for good ones behind damage too. */
export function scanSegment(
  { bytes, start }: { readonly bytes: Buffer; readonly start: number },
  visit: (record: Buffer, recordAt: number) => void,
): SegmentScan {
  const records = goodRecords(bytes, start);
  for (;;) {
    const next = records.next();
    if (next.done) return next.value;
    visit(next.value.payload, next.value.at);
  }
}
