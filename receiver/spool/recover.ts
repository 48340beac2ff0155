/** Opens a spool directory at start: finds the segments and the last sequence, and cuts the tail a crash left. */
import fs from "node:fs";
import path from "node:path";
import { decodeRecord } from "./record";
import { scanSegment, segmentStart } from "./segment";

export interface Recovery {
  readonly lastSequence: number;
  /** When the last frame was received, epoch ms by the clock of that moment; 0 = there is none. */
  readonly lastReceivedAtMs: number;
  /** Start sequences of the segments that are there, oldest first. */
  readonly segments: number[];
}

/** Start sequences of all segments in a directory, oldest first. */
export const listSegments = (directory: string): number[] =>
  fs
    .readdirSync(directory)
    .map(segmentStart)
    .filter((start) => start !== null)
    .sort((a, b) => a - b);

export const segmentPath = (directory: string, start: number): string =>
  path.join(directory, `${String(start).padStart(15, "0")}.seg`);

/** Cuts `tail` off the end of a file, and keeps it beside unless it is only space that was reserved. */
function cutTail(file: string, tail: Buffer, log: (line: string) => void): void {
  const goodEnd = fs.statSync(file).size - tail.length;
  if (tail.every((byte) => byte === 0)) {
    fs.truncateSync(file, goodEnd);
    return;
  }
  fs.writeFileSync(`${file}.torn`, tail, { mode: 0o600 });
  fs.truncateSync(file, goodEnd);
  log(`spool: ${tail.length} bytes behind the last whole record were cut off; none of them was acknowledged`);
}

const HAND_OVER_FIRST =
  "Start that version again until nothing is undelivered (docs/operating.md says where to see it), stop it, move that file elsewhere, and go back to this one.";

interface SegmentEnd {
  readonly lastSequence: number;
  readonly lastReceivedAtMs: number;
  readonly records: number;
  readonly goodEnd: number;
}

/**
 * What a segment's last records say. Throws where a whole record is of a form that this program does not know: frames in it are
 * acknowledged, and passed over they would be handed over by nobody.
 */
function endOf(file: string, start: number, bytes = fs.readFileSync(file)): SegmentEnd {
  const end = { lastSequence: 0, lastReceivedAtMs: 0, records: 0 };
  const { goodEnd } = scanSegment({ bytes, start }, (payload) => {
    end.records++;
    const record = decodeRecord(payload);
    if (!record) throw new Error(`${file} was written by a newer receiver. ${HAND_OVER_FIRST}`);
    end.lastSequence = Math.max(end.lastSequence, record.sequence);
    // A notice may be about the clock itself, and then has its wrong time.
    if (record.kind === "frame") end.lastReceivedAtMs = record.receivedAtMs;
  });
  return { ...end, goodEnd };
}

/**
 * Looks at the last segment, so that the time it takes does not grow with the spool: a segment is closed whole before the
 * next one is opened, and its name says which sequences were given before it. Only one without a frame says nothing of
 * when the last came; then those before it are asked.
 */
export function recoverTail(directory: string, log: (line: string) => void): Recovery {
  const segments = listSegments(directory);
  const last = segments.at(-1);
  if (last === undefined) return { lastSequence: 0, lastReceivedAtMs: 0, segments };
  const file = segmentPath(directory, last);
  const bytes = fs.readFileSync(file);
  const { records, goodEnd, ...end } = endOf(file, last, bytes);
  if (goodEnd < bytes.length) cutTail(file, bytes.subarray(goodEnd), log);
  if (records === 0) {
    fs.rmSync(file);
    segments.pop();
  }
  const lastSequence = Math.max(last - 1, end.lastSequence);
  let { lastReceivedAtMs } = end;
  for (let at = segments.length - 1; lastReceivedAtMs === 0 && at >= 0; at--) {
    const before = segments[at] ?? 0;
    lastReceivedAtMs = endOf(segmentPath(directory, before), before).lastReceivedAtMs;
  }
  return { lastSequence, lastReceivedAtMs, segments };
}
