/** `npm run signal`: a small panel simulator that sends real DC-09 frames and shows what comes back. */
import fs from "node:fs";
import path from "node:path";
import { parseKey } from "../../receiver/protocols/dc09/crypto";
import { parseArguments, USAGE, type SignalArguments } from "./arguments";
import { buildSignal, describeReply } from "./panel-frame";
import { openTcp, openUdp, type Wire } from "./wire";

/** Up to this many answers are shown one by one. */
const SHOWN = 20;

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

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

interface Tally {
  readonly latenciesMs: number[];
  acks: number;
  others: number;
}

async function sendAll(args: SignalArguments, wire: Wire): Promise<Tally> {
  const tally: Tally = { latenciesMs: [], acks: 0, others: 0 };
  // Not always 0001: the same bytes within five minutes would count as a repeat.
  const first = args.sequence ?? 1 + (Math.floor(Date.now() / 100) % 9999);
  const startedAt = performance.now();
  for (let index = 0; index < args.count; index++) {
    if (args.rate > 0) await pause(startedAt + (index * 1000) / args.rate - performance.now());
    const frame = buildSignal(args, ((first - 1 + index) % 9999) + 1, Date.now());
    const sentAt = performance.now();
    const reply = await wire.ask(frame);
    const latencyMs = performance.now() - sentAt;
    const { isAck, line } = reply ? describeReply(reply, args.key) : { isAck: false, line: wire.fault() };
    if (isAck) tally.acks++;
    else tally.others++;
    tally.latenciesMs.push(latencyMs);
    if (args.count > SHOWN && isAck) continue;
    const sent = frame.toString("utf8").trim();
    process.stdout.write(`sent  ${sent}\nreply ${line}  after ${latencyMs.toFixed(1)} ms\n`);
    if (wire.isGone()) break;
  }
  return tally;
}

function sum(tally: Tally): string {
  const sorted = tally.latenciesMs.sort((a, b) => a - b);
  const at = (share: number): string =>
    sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]!.toFixed(1);
  return `${tally.acks} acknowledged, ${tally.others} not; p50 ${at(0.5)} ms, p99 ${at(0.99)} ms\n`;
}

async function run(): Promise<void> {
  const words = process.argv.slice(2);
  if (words.includes("--help")) return void process.stdout.write(USAGE);
  const parsed = parseArguments(words);
  if (!parsed.ok) die(`${parsed.fault} (npm run signal -- --help tells the options)`);
  const args = parsed.value;
  if (args.key !== "" && !parseKey(args.key)) die("--key wants 32, 48 or 64 hex digits, or 16, 24 or 32 characters");
  const port = args.port ?? runningPort(args.data);
  const open = args.isUdp ? openUdp : openTcp;
  const wire = await open(args.host, port).catch((error: NodeJS.ErrnoException) => die(unreachable(error, args, port)));
  const tally = await sendAll(args, wire);
  wire.close();
  if (args.count > 1) process.stdout.write(sum(tally));
  if (tally.others > 0) process.exitCode = 2;
}

void run();
