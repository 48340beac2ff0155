/** Reads a spool directory at start: cuts torn tails, finds the last sequence, what is undelivered and what is recent. */
import fs from "node:fs";
import path from "node:path";
import type { Marks } from "./marks";
import type { SpoolRecord } from "../contracts/spool";
import { decodeRecord } from "./record";
import { scanSegment, segmentStart } from "./segment";

export interface Found {
  readonly record: SpoolRecord;
  readonly segment: number;
  readonly at: number;
  readonly length: number;
}

export interface Recovery {
  readonly lastSequence: number;
  /** Start sequences of the segments that are there, oldest first. */
  readonly segments: number[];
}

export interface RecoveryVisit {
  readonly marks: Marks;
  /** Records from this moment on are visited though they are delivered, for the memory of repeats. */
  readonly recentFromMs: number;
  readonly visit: (found: Found, isDelivered: boolean) => void;
  readonly log: (line: string) => void;
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

/** Scans what needs scanning; segments that are delivered and old are left alone. */
export function recoverSegments(directory: string, how: RecoveryVisit): Recovery {
  const starts = listSegments(directory);
  const kept: number[] = [];
  let lastSequence = 0;
  starts.forEach((start, index) => {
    const file = segmentPath(directory, start);
    const next = starts[index + 1];
    const isDone = next !== undefined && how.marks.delivered.covers(start, next - 1);
    if (isDone && fs.statSync(file).mtimeMs < how.recentFromMs) {
      kept.push(start);
      lastSequence = Math.max(lastSequence, next - 1);
      return;
    }
    const bytes = fs.readFileSync(file);
    let records = 0;
    const scan = scanSegment(bytes, (payload, at) => {
      const record = decodeRecord(payload);
      if (!record) return;
      records++;
      lastSequence = Math.max(lastSequence, record.sequence);
      const isDelivered = how.marks.delivered.has(record.sequence);
      if (isDelivered && record.receivedAtMs < how.recentFromMs) return;
      how.visit({ record, segment: start, at, length: payload.length }, isDelivered);
    });
    if (scan.damagedBytes > 0) how.log(`spool: ${scan.damagedBytes} damaged bytes inside ${file} were skipped`);
    if (scan.goodEnd < bytes.length) cutTail(file, bytes.subarray(scan.goodEnd), how.log);
    if (records === 0) fs.rmSync(file);
    else kept.push(start);
  });
  return { lastSequence, segments: kept };
}
