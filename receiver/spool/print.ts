/** `npm run spool -- DIR`: what a spool holds, one JSON object a line. */
import fs from "node:fs";
import path from "node:path";
// oxlint-disable-next-line no-restricted-imports -- a program of its own: it wires its parts as main does
import { engines } from "../protocols/index";
import { readLines } from "./lines";
import { listSegments } from "./recover";

const USAGE = "usage: npm run spool -- DIR [--notices]";
const HELP = `${USAGE}

Prints what the spool directory DIR holds, one JSON object a line; with --notices also what was noted about lines.
Ends with 0 when DIR is a spool, also an empty one, and with 1 when it is none.
`;

/** Whoever reads may have seen enough (`| head`): no fault. Anything else, such as a full disk, is one. */
function endWith(error: NodeJS.ErrnoException): never {
  if (error.code === "EPIPE") process.exit(0);
  process.stderr.write(`spool: the lines can't be written: ${error.message}\n`);
  process.exit(1);
}

function print(text: string): void {
  process.stdout.write(text);
  // Known at once, while the event comes only when all is read: the rest of a large spool would be read for nobody.
  if (process.stdout.errored) endWith(process.stdout.errored);
}

function refuse(sentence: string): void {
  process.stderr.write(`${sentence}\n`);
  process.exitCode = 1;
}

/** A receiver makes both files before it takes its first frame; of a copy there may be the frames alone. */
const isSpool = (directory: string): boolean =>
  ["spool-id", "delivered.log"].some((name) => fs.existsSync(path.join(directory, name))) ||
  listSegments(directory).length > 0;

/** Why a directory can't be printed, or "". */
function faultOf(directory: string): string {
  const found = fs.statSync(directory, { throwIfNoEntry: false });
  if (!found) return `there is no folder ${directory}`;
  if (!found.isDirectory()) return `${directory} is no folder`;
  if (isSpool(directory)) return "";
  const inside = path.join(directory, "spool");
  const hint = fs.existsSync(inside) && isSpool(inside) ? `; did you mean ${inside}?` : "";
  return `${directory} is no spool: it holds neither frames nor a spool-id${hint}`;
}

function printSpool(directory: string, withNotices: boolean): void {
  let lines = 0;
  readLines(directory, { engines, withNotices }, (line) => {
    lines++;
    print(`${JSON.stringify(line)}\n`);
  });
  // Beside the output, which other programs read.
  if (lines === 0) process.stderr.write(`spool: ${directory} is a spool and holds nothing to print\n`);
}

function main(): void {
  process.stdout.on("error", endWith);
  const args = process.argv.slice(2);
  if (args.includes("--help")) return print(HELP);
  const unknown = args.find((argument) => argument.startsWith("--") && argument !== "--notices");
  if (unknown !== undefined) return refuse(`spool: ${unknown} is not known; ${USAGE}`);
  const [directory, another] = args.filter((argument) => !argument.startsWith("--"));
  if (directory === undefined) return refuse(USAGE);
  if (another !== undefined) return refuse(`spool: one folder at a time, not ${another} as well; ${USAGE}`);
  try {
    const fault = faultOf(directory);
    if (fault !== "") return refuse(`spool: ${fault}`);
    printSpool(directory, args.includes("--notices"));
  } catch (error) {
    refuse(`spool: ${directory} can't be read: ${(error as Error).message}`);
  }
}

main();
