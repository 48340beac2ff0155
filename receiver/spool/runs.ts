/**
 * Under which name each run of the receiver numbers its frames. A copy of a spool that is put back goes on where it was taken, and
 * gives numbers again that the store knows: under the same name it would take those frames for ones that it has.
 */
import fs from "node:fs";
import path from "node:path";
import { writeDurably } from "./files";

const FILE = "runs";
const LINE = /^(\d+) (\S+)$/;

export interface Run {
  /** The first sequence that it may give. */
  readonly from: number;
  readonly name: string;
}

/** Oldest first. Frames from before there was this file are known by the spool's own id. */
function readRuns(directory: string, spoolId: string): Run[] {
  const file = path.join(directory, FILE);
  if (!fs.existsSync(file)) return [{ from: 0, name: spoolId }];
  const lines = fs.readFileSync(file, "latin1").split("\n");
  return lines.flatMap((line) => {
    const [, from, name] = LINE.exec(line) ?? [];
    return name === undefined ? [] : [{ from: Number(from), name }];
  });
}

/** What a spool is known by, through all its runs; made with it. */
export function spoolIdOf(directory: string, randomId: () => string): string {
  const file = path.join(directory, "spool-id");
  if (!fs.existsSync(file)) writeDurably(file, `${randomId()}\n`);
  return fs.readFileSync(file, "latin1").trim();
}

export class Runs {
  private readonly runs: readonly Run[];

  /** Begins one, which is on the disk before it gives a number. `oldest` = the first sequence that the spool may still hold. */
  constructor(directory: string, spoolId: string, { oldest, ...begun }: Run & { readonly oldest: number }) {
    const all = [...readRuns(directory, spoolId), begun];
    this.runs = all.filter(({ from }, index) => {
      const end = all[index + 1]?.from ?? Infinity;
      return end > Math.max(from, oldest);
    });
    writeDurably(path.join(directory, FILE), this.runs.map(({ from, name }) => `${from} ${name}\n`).join(""));
  }

  nameOf(sequence: number): string {
    return (this.runs.findLast(({ from }) => from <= sequence) ?? this.runs[0]!).name;
  }
}
