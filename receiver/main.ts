/** The receiver as a program: `npm run receiver -- --config FILE`. */
import { randomBytes } from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import { parseConfig, type Config } from "./config";
import { createLog } from "./log";
import { engines } from "./protocols/index";
import { createErrorOutput, tellParent } from "./said";
import { Service } from "./service";

const USAGE = "usage: npm run receiver -- --config FILE";
const ALIVE_EVERY_MS = 2000;
const HELP = `${USAGE}

Answers panels and keeps what they send. FILE is a JSON file; its names are described in docs/protocols/dc09.md.
`;

function configFile(args: readonly string[]): string | null {
  const at = args.indexOf("--config");
  const joined = args.find((argument) => argument.startsWith("--config="));
  return (at >= 0 ? args[at + 1] : joined?.slice("--config=".length)) ?? null;
}

function readConfig(file: string): Config | string {
  let text: string;
  try {
    text = fs.readFileSync(file, "utf8");
  } catch (error) {
    return `the configuration ${file} can't be read: ${(error as Error).message}`;
  }
  const parsed = parseConfig(text, path.dirname(path.resolve(file)), engines);
  return parsed.ok ? parsed.value : `the configuration ${file} is wrong: ${parsed.fault}`;
}

/** What the file system says of the spool, in words. A folder that can't be made on a read-only disk is `ENOENT` to Node. */
const SPOOL_FAULTS: Readonly<Record<string, string>> = {
  ENOSPC: "the disk of the spool is full, make room and start again",
  EDQUOT: "the quota of the spool's disk is used up, make room and start again",
  EROFS: "the disk of the spool is read-only, so nothing could be acknowledged",
  ENOENT: "the folder of the spool can't be made, its disk is read-only or not there",
  EEXIST: "the spool must be a folder, and there is a file of this name",
  ENOTDIR: "the spool must be a folder, and there is a file in its path",
  EACCES: "this program may not write to the spool, give its folder to the user it runs as",
  EPERM: "this program may not write to the spool, give its folder to the user it runs as",
};

/** A fault of the start as one sentence. */
function sentence(error: unknown): string {
  const { code, message, port, address } = error as NodeJS.ErrnoException & { port?: number; address?: string };
  if (code === "EADDRINUSE")
    return `the port ${port ?? ""} of ${address ?? "this machine"} is in use by another program`;
  if (code === "EACCES" && port !== undefined) return `the port ${port} needs more rights than this program has`;
  if (code === "EADDRNOTAVAIL") return `${address ?? "the host"} is no address of this machine`;
  const why = code === undefined ? undefined : SPOOL_FAULTS[code];
  if (why !== undefined) return `${why}: ${message}`;
  if (code !== undefined) return `the spool can't be used: ${message}`;
  return message;
}

const complain = createErrorOutput();

/** Ends the program with a sentence; who started it hears the sentence too, as a log on a full disk does not take it. */
function die(line: string): void {
  complain(`receiver: ${line}\n`);
  tellParent({ died: line }, () => process.exit(1));
}

/** Whoever started this program over a channel hears that its loop turns, and can tell a hung program from a busy one. */
function tellAlive(): void {
  if (!process.send) return;
  const timer = setInterval(() => {
    // Its parent has gone: the program works on, the next start ends it.
    if (!process.connected) return clearInterval(timer);
    tellParent("alive");
  }, ALIVE_EVERY_MS);
}

async function run(): Promise<void> {
  const args = process.argv.slice(2);
  if (args.includes("--help")) return void process.stdout.write(HELP);
  const file = configFile(args);
  if (file === null) return die(USAGE);
  const config = readConfig(file);
  if (typeof config === "string") return die(config);
  const { clockMs } = config;
  const log = createLog(complain, () => Date.now());
  const service = new Service({
    config,
    now: clockMs === null ? Date.now : () => clockMs,
    ticks: () => performance.now(),
    randomBytes,
    log,
    onSpoolStatus: (spool) => tellParent({ spool }),
  });
  let isStopping = false;
  const stop = (): void => {
    if (isStopping) return;
    isStopping = true;
    void service.stop().then(
      () => process.exit(0),
      (error) => die(`the end was not clean: ${sentence(error)}`),
    );
  };
  process.on("SIGTERM", stop);
  process.on("SIGINT", stop);
  const listening = await service.start();
  tellAlive();
  tellParent({ spool: { state: "ok", reason: "" } });
  process.stdout.write(`${JSON.stringify({ listening })}\n`);
}

run().catch((error: unknown) => die(sentence(error)));
