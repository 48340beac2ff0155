/** `npm run signal`: a small panel simulator that sends real DC-09 frames and shows what comes back. */
import fs from "node:fs";
import path from "node:path";
import { parseKey } from "../../receiver/protocols/dc09/crypto";
import { parseArguments, USAGE, type SignalArguments } from "./arguments";
import { emptyTally, sendAll, summaryOf, type Tally } from "./send-all";
import { openTcp, openUdp, type Wire } from "./wire";

/** As shells say of a program that was interrupted. */
const INTERRUPTED = 130;

function die(line: string): never {
  process.stderr.write(`signal: ${line}\n`);
  process.exit(1);
}

/** Port of the product that runs with this data folder. */
function runningPort(data: string): number {
  const runFile = path.join(data, "run.json");
  try {
    const run: unknown = JSON.parse(fs.readFileSync(runFile, "utf8"));
    const port = (run as { dc09Port?: unknown }).dc09Port;
    if (typeof port === "number") return port;
  } catch {
    die(
      `no running product found (${runFile}); start it with npm start, say --data DIR as it was started, or --port N`,
    );
  }
  return die(`${runFile} names no DC-09 port; say --port N`);
}

/** Why nobody can be asked, in a sentence. */
function unreachable({ code, message }: NodeJS.ErrnoException, { host, isUdp }: SignalArguments, port: number): string {
  const where = `${host}:${port}`;
  if (code === "ENOTFOUND" || code === "EAI_AGAIN") return `no machine is known as ${host}`;
  if (code === "ECONNREFUSED") return `nothing listens at ${where}${isUdp ? " (UDP)" : ""}; is the receiver running?`;
  return `${where} can't be reached (${message})`;
}

const say = (text: string): void => void process.stdout.write(text);

function tellSum(tally: Tally): void {
  if (tally.count > 1) say(summaryOf(tally));
}

async function run(): Promise<void> {
  const words = process.argv.slice(2);
  if (words.includes("--help")) return void process.stdout.write(USAGE);
  const parsed = parseArguments(words);
  if (!parsed.ok) die(`${parsed.fault} (npm run signal -- --help tells the options)`);
  const args = parsed.value;
  if (args.key !== "" && !parseKey(args.key)) die("--key wants 32, 48 or 64 hex digits, or 16, 24 or 32 characters");
  const port = args.port ?? runningPort(args.data);
  const open = (): Promise<Wire> =>
    (args.isUdp ? openUdp : openTcp)(args.host, port).catch((error: NodeJS.ErrnoException) => {
      throw new Error(unreachable(error, args, port));
    });
  const wire = await open().catch((error: Error) => die(error.message));
  const tally = emptyTally(args.count);
  process.once("SIGINT", () => {
    tellSum(tally);
    process.exit(INTERRUPTED);
  });
  await sendAll({ args, wire, open, say, advise: (sentence) => process.stderr.write(`signal: ${sentence}\n`) }, tally);
  tellSum(tally);
  if (tally.acks < args.count) process.exitCode = 2;
}

void run();
