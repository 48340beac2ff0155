/** One record of the spool as bytes: everything needed to answer a repeat, hand the frame over and print it. */
import type { Verdict } from "../../domain/signals/incoming";
import type { SpoolRecord } from "../contracts/spool";

const VERDICTS: readonly Verdict[] = ["ack", "nak", "duh", "drop"];
const FIXED_BYTES = 1 + 1 + 1 + 1 + 8 + 8 + 8 + 2 + 2;
const NO_CLEAR = 0xffff;
const MAGIC = 0x57;

const IS_NOTICE = 1;
const IGNORES_ZEROS = 2;

/** Upper bound of the bytes a record needs. */
export const recordSizeLimit = (record: SpoolRecord): number =>
  FIXED_BYTES + 6 * 256 + record.raw.length + (record.clear?.length ?? 0);

/** Writes at `at`, returns the end. */
export function encodeRecord(record: SpoolRecord, into: Buffer, at: number): number {
  const flags = (record.kind === "notice" ? IS_NOTICE : 0) | (record.ignoreLeadingZeros ? IGNORES_ZEROS : 0);
  into[at] = MAGIC;
  into[at + 1] = flags;
  into[at + 2] = VERDICTS.indexOf(record.verdict);
  into[at + 3] = 0;
  let end = into.writeDoubleLE(record.sequence, at + 4);
  end = into.writeDoubleLE(record.receivedAtMs, end);
  end = into.writeDoubleLE(record.duplicateOf, end);
  end = into.writeUInt16LE(record.raw.length, end);
  end = into.writeUInt16LE(record.clear ? record.clear.length : NO_CLEAR, end);
  for (const text of textsOf(record)) {
    const length = into.write(text, end + 1, 255, "latin1");
    into[end] = length;
    end += 1 + length;
  }
  into.set(record.raw, end);
  end += record.raw.length;
  if (record.clear) {
    into.set(record.clear, end);
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

/** Null when the bytes are no record. */
export function decodeRecord(bytes: Buffer): SpoolRecord | null {
  if (bytes.length < FIXED_BYTES || bytes[0] !== MAGIC) return null;
  const verdict = VERDICTS[bytes[2]!];
  if (!verdict) return null;
  const flags = bytes[1]!;
  const rawLength = bytes.readUInt16LE(28);
  const clearLength = bytes.readUInt16LE(30);
  const texts: string[] = [];
  let at = FIXED_BYTES;
  for (let index = 0; index < 6; index++) {
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
    raw: bytes.subarray(at, rawEnd),
    clear: clearLength === NO_CLEAR ? null : bytes.subarray(rawEnd, clearEnd),
  };
}
