/** What a spool holds, as `npm run spool` prints it; a running receiver is not disturbed. */
import fs from "node:fs";
import type { ProtocolEngine } from "../contracts/engine";
import type { SpoolRecord } from "../contracts/spool";
import { readMarks } from "./marks";
import { decodeRecord } from "./record";
import { listSegments, segmentPath } from "./recover";
import { scanSegment } from "./segment";

export interface PrintedLine {
  readonly sequence: number;
  readonly receivedAt: string;
  readonly receiver: string;
  readonly peer: string;
  readonly transport: string;
  readonly verdict: string;
  readonly rawHex: string;
  readonly decoded: Record<string, unknown>;
  readonly delivered: boolean;
  readonly duplicateOf?: number;
  readonly notice?: string;
}

function toLine(record: SpoolRecord, delivered: boolean, engine: ProtocolEngine | undefined): PrintedLine {
  const reading = engine?.reread(record);
  return {
    sequence: record.sequence,
    receivedAt: new Date(record.receivedAtMs).toISOString(),
    receiver: record.receiver,
    peer: record.peer,
    transport: record.transport,
    verdict: record.verdict,
    rawHex: Buffer.from(record.raw).toString("hex"),
    decoded: record.kind === "notice" ? {} : (reading?.toDecoded() ?? {}),
    delivered,
    ...(record.duplicateOf === 0 ? {} : { duplicateOf: record.duplicateOf }),
    ...(record.notice === "" ? {} : { notice: record.notice }),
  };
}

export interface LinesWanted {
  readonly engines: ReadonlyMap<string, ProtocolEngine>;
  readonly withNotices: boolean;
}

/** Visits frames; with `withNotices` also what was noted about the lines. A running receiver is not disturbed. */
export function readLines(directory: string, how: LinesWanted, visit: (line: PrintedLine) => void): void {
  const { delivered } = readMarks(directory);
  for (const start of listSegments(directory)) {
    scanSegment({ bytes: fs.readFileSync(segmentPath(directory, start)), start }, (payload) => {
      const record = decodeRecord(payload);
      if (!record || (record.kind === "notice" && !how.withNotices)) return;
      visit(toLine(record, delivered.has(record.sequence), how.engines.get(record.protocol)));
    });
  }
}
