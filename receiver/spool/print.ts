/** `npm run spool -- DIR`: what a spool holds, one JSON object a line. */
import fs from "node:fs";
// oxlint-disable-next-line no-restricted-imports -- a program of its own: it wires its parts as main does
import { engines } from "../protocols/index";
import { readLines } from "./lines";

const USAGE = "usage: npm run spool -- DIR [--notices]";
const HELP = `${USAGE}

Prints what the spool directory DIR holds, one JSON object a line; with --notices also what was noted about lines.
`;

function main(): void {
  const args = process.argv.slice(2);
  if (args.includes("--help")) return void process.stdout.write(HELP);
  const directory = args.find((argument) => !argument.startsWith("--"));
  if (directory === undefined || !fs.existsSync(directory)) {
    process.stderr.write(directory === undefined ? `${USAGE}\n` : `spool: ${directory} is no directory\n`);
    process.exitCode = 1;
    return;
  }
  const how = { engines, withNotices: args.includes("--notices") };
  readLines(directory, how, (line) => void process.stdout.write(`${JSON.stringify(line)}\n`));
}

main();
