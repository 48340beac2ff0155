/** `npm run spool -- DIR`: what a spool holds, one JSON object a line. */
import fs from "node:fs";
// oxlint-disable-next-line no-restricted-imports -- a program of its own: it wires its parts as main does
import { engines } from "../protocols/index";
import { readMarks } from "./marks";
import type { SpoolRecord } from "../contracts/spool";
import { decodeRecord } from "./record";
import { listSegments, segmentPath } from "./recover";
import { scanSegment } from "./segment";

const USAGE = "usage: npm run spool -- DIR [--notices]";

interface PrintedLine {
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

function toLine(record: SpoolRecord, delivered: boolean): PrintedLine {
  const engine = engines.get(record.protocol);
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

/** Prints frames; with `withNotices` also what was noted about the lines. A running receiver is not disturbed. */
export function printSpool(directory: string, withNotices: boolean, print: (line: string) => void): void {
  const { delivered } = readMarks(directory);
  for (const start of listSegments(directory)) {
    scanSegment(fs.readFileSync(segmentPath(directory, start)), (payload) => {
      const record = decodeRecord(payload);
      if (!record || (record.kind === "notice" && !withNotices)) return;
      print(JSON.stringify(toLine(record, delivered.has(record.sequence))));
    });
  }
}

function main(): void {
  const args = process.argv.slice(2);
  const directory = args.find((argument) => !argument.startsWith("--"));
  if (directory === undefined || !fs.existsSync(directory)) {
    process.stderr.write(directory === undefined ? `${USAGE}\n` : `spool: ${directory} is no directory\n`);
    process.exitCode = 1;
    return;
  }
  const lines: string[] = [];
  printSpool(directory, args.includes("--notices"), (line) => lines.push(line));
  if (lines.length > 0) fs.writeSync(1, `${lines.join("\n")}\n`);
}

main();
