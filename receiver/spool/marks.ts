/** The log of what was delivered. Losing its end only means that rows are sent again, which changes nothing. */
import fs from "node:fs";
import path from "node:path";
import { crc32 } from "node:zlib";
import { Ranges } from "./ranges";

const NAME = "delivered.log";
const COMPACT_ABOVE_BYTES = 1 << 20;
const LINE = /^([DP]) (\d+)-(\d+) ([0-9a-f]{8})$/;

/** `D` delivered, `P` parked: refused by the store and kept aside. */
type MarkKind = "D" | "P";

const checkOf = (text: string): string => crc32(text).toString(16).padStart(8, "0");

function lineOf(kind: MarkKind, from: number, to: number): string {
  const text = `${kind} ${from}-${to}`;
  return `${text} ${checkOf(text)}\n`;
}

/** Reads the marks; a line that was cut or changed counts for nothing. */
export function readMarks(directory: string): { readonly delivered: Ranges; readonly parked: Ranges } {
  const marks = { delivered: new Ranges(), parked: new Ranges() };
  let text = "";
  try {
    text = fs.readFileSync(path.join(directory, NAME), "latin1");
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ENOENT") throw error;
  }
  for (const line of text.split("\n")) {
    const match = LINE.exec(line);
    if (!match || checkOf(line.slice(0, -9)) !== match[4]) continue;
    const target = match[1] === "D" ? marks.delivered : marks.parked;
    target.add(Number(match[2]), Number(match[3]));
  }
  return marks;
}

export class Marks {
  readonly delivered: Ranges;
  readonly parked: Ranges;
  private fd: number;
  private sizeBytes = 0;

  constructor(
    private readonly directory: string,
    private readonly onError: (error: unknown) => void,
  ) {
    const { delivered, parked } = readMarks(directory);
    this.delivered = delivered;
    this.parked = parked;
    this.fd = this.rewrite();
  }

  addDelivered(sequences: readonly number[]): void {
    this.add("D", this.delivered, sequences);
  }

  addParked(sequence: number): void {
    this.add("P", this.parked, [sequence]);
  }

  /** Forgets what lies before the oldest segment. */
  dropBelow(sequence: number): void {
    this.delivered.dropBelow(sequence);
    this.parked.dropBelow(sequence);
  }

  close(): void {
    try {
      fs.fdatasyncSync(this.fd);
    } catch (error) {
      this.onError(error);
    }
    fs.closeSync(this.fd);
  }

  private add(kind: MarkKind, ranges: Ranges, sequences: readonly number[]): void {
    const sorted = [...sequences].sort((a, b) => a - b);
    let lines = "";
    for (let index = 0; index < sorted.length;) {
      const from = sorted[index]!;
      let to = from;
      while (++index < sorted.length && sorted[index]! <= to + 1) to = sorted[index]!;
      ranges.add(from, to);
      lines += lineOf(kind, from, to);
    }
    try {
      this.sizeBytes += fs.writeSync(this.fd, lines);
      if (this.sizeBytes > COMPACT_ABOVE_BYTES) {
        fs.closeSync(this.fd);
        this.fd = this.rewrite();
      }
    } catch (error) {
      this.onError(error);
    }
  }

  /** Writes the ranges as they are into a new file and puts it in the old one's place. */
  private rewrite(): number {
    const file = path.join(this.directory, NAME);
    const lines =
      this.delivered
        .toArray()
        .map(([from, to]) => lineOf("D", from, to))
        .join("") +
      this.parked
        .toArray()
        .map(([from, to]) => lineOf("P", from, to))
        .join("");
    const fd = fs.openSync(`${file}.new`, "w", 0o600);
    this.sizeBytes = fs.writeSync(fd, lines);
    fs.fdatasyncSync(fd);
    fs.renameSync(`${file}.new`, file);
    return fd;
  }
}
