/** `npm run spool -- DIR`: what a spool holds, one JSON object a line. */
import fs from "node:fs";
// oxlint-disable-next-line no-restricted-imports -- a program of its own: it wires its parts as main does
import { engines } from "../protocols/index";
import { readLines } from "./lines";

const USAGE = "usage: npm run spool -- DIR [--notices]";
const HELP = `${USAGE}

Prints what the spool directory DIR holds, one JSON object a line; with --notices also what was noted about lines.
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

function main(): void {
  process.stdout.on("error", endWith);
  const args = process.argv.slice(2);
  if (args.includes("--help")) return print(HELP);
  const directory = args.find((argument) => !argument.startsWith("--"));
  if (directory === undefined || !fs.existsSync(directory)) {
    process.stderr.write(directory === undefined ? `${USAGE}\n` : `spool: ${directory} is no directory\n`);
    process.exitCode = 1;
    return;
  }
  const how = { engines, withNotices: args.includes("--notices") };
  readLines(directory, how, (line) => print(`${JSON.stringify(line)}\n`));
}

main();
