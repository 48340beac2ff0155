/** Starts the real receiver as a program of its own, on real sockets, for tests and benchmarks. */
import { spawn, type ChildProcess } from "node:child_process";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";

export interface ReceiverStart {
  /** `r1` unless told. */
  readonly id?: string;
  /** Spool directory; a fresh one when left out. */
  readonly spoolDir?: string;
  readonly store?: { readonly url: string; readonly token: string } | null;
  /** Fixed UTC time; null or left out = the real one. */
  readonly clock?: string | null;
  readonly keys?: Readonly<Record<string, unknown>>;
  readonly options?: Readonly<Record<string, unknown>>;
  readonly port?: number;
  readonly replayMinutes?: number;
  readonly maxWaiting?: number;
  /** Acknowledges without storing: for the benchmark's ratio alone. */
  readonly unsafeNoSpool?: boolean;
  /** Scripts to preload, such as the file layer that drops unsynced bytes. */
  readonly preload?: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
}

export interface RunningReceiver {
  readonly tcp: number;
  readonly udp: number;
  readonly pid: number;
  readonly spoolDir: string;
  /** Ends it with SIGTERM; resolves with the exit code. */
  readonly stop: () => Promise<number | null>;
  /** Ends it with SIGKILL. */
  readonly kill: () => Promise<void>;
  /** What it logged so far. */
  readonly stderr: () => string;
}

const root = path.dirname(path.dirname(path.dirname(fileURLToPath(import.meta.url))));
const READY_MS = 20_000;

/** The program's bundle, built once a test process. */
const bundles = new Map<string, Promise<string>>();

/** Bundles an entry of the product, as `npm run` does; returns the file for `node`. */
export function bundleOf(entry: string): Promise<string> {
  let file = bundles.get(entry);
  if (!file) {
    const url = path.join(root, "scripts", "run.mjs");
    file = (import(/* @vite-ignore */ url) as Promise<{ bundle: (entry: string) => Promise<string> }>).then((run) =>
      run.bundle(entry),
    );
    bundles.set(entry, file);
  }
  return file;
}

const made: string[] = [];
process.once("exit", () => {
  for (const directory of made) fs.rmSync(directory, { recursive: true, force: true });
});

/** A fresh directory below the system's temporary one, removed when the test process ends. */
export function freshDirectory(name: string): string {
  const directory = fs.mkdtempSync(path.join(os.tmpdir(), `watchdesk-${name}-`));
  made.push(directory);
  return directory;
}

/** Starts any program and gathers what it says. */
export function startProgram(file: string, args: readonly string[], how: Pick<ReceiverStart, "preload" | "env"> = {}) {
  const preload = (how.preload ?? []).flatMap((script) => ["--require", script]);
  const child = spawn(process.execPath, [...preload, file, ...args], {
    cwd: root,
    env: { ...process.env, ...how.env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const said = { stdout: "", stderr: "" };
  child.stdout.on("data", (part: Buffer) => (said.stdout += part.toString()));
  child.stderr.on("data", (part: Buffer) => (said.stderr += part.toString()));
  const ended = new Promise<number | null>((resolve) => child.once("close", (code) => resolve(code)));
  return { child, said, ended };
}

/** Runs a program of the product to its end. */
export async function runToEnd(entry: string, args: readonly string[]) {
  const { said, ended } = startProgram(await bundleOf(entry), args);
  const code = await ended;
  return { code, ...said };
}

/** What a spool holds, as `npm run spool` prints it. */
export async function spoolLines(directory: string, ...args: string[]): Promise<Record<string, unknown>[]> {
  const { code, stdout, stderr } = await runToEnd("receiver/spool/print.ts", [directory, ...args]);
  if (code !== 0) throw new Error(stderr);
  return stdout
    .split("\n")
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Record<string, unknown>);
}

function ready(child: ChildProcess, said: { stdout: string; stderr: string }): Promise<{ tcp: number; udp: number }> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`the receiver is not ready: ${said.stderr}`)), READY_MS);
    const look = (): void => {
      const line = said.stdout.split("\n", 1)[0]!;
      if (!said.stdout.includes("\n")) return;
      clearTimeout(timer);
      resolve((JSON.parse(line) as { listening: { tcp: number; udp: number }[] }).listening[0]!);
    };
    child.stdout!.on("data", look);
    child.once("close", (code) => {
      clearTimeout(timer);
      reject(new Error(`the receiver ended with ${code}: ${said.stderr}`));
    });
  });
}

/** Starts a receiver and waits until it listens. */
export async function startReceiver(start: ReceiverStart = {}): Promise<RunningReceiver> {
  const spoolDir = start.spoolDir ?? freshDirectory("spool");
  const { store = null, clock = null, keys = {}, options = {}, port = 0, replayMinutes } = start;
  const config = {
    spool: start.unsafeNoSpool ? null : spoolDir,
    ...(start.unsafeNoSpool ? { unsafeNoSpool: true } : {}),
    store,
    clock,
    replayMinutes,
    ...(start.maxWaiting === undefined ? {} : { maxWaiting: start.maxWaiting }),
    receivers: [{ id: start.id ?? "r1", engineType: "dc09", port, keys, options }],
  };
  const file = path.join(freshDirectory("config"), "receiver.json");
  fs.writeFileSync(file, JSON.stringify(config), { mode: 0o600 });
  const { child, said, ended } = startProgram(await bundleOf("receiver/main.ts"), ["--config", file], start);
  const ports = await ready(child, said);
  return {
    ...ports,
    pid: child.pid!,
    spoolDir,
    stderr: () => said.stderr,
    stop: () => {
      child.kill("SIGTERM");
      return ended;
    },
    kill: async () => {
      child.kill("SIGKILL");
      await ended;
    },
  };
}
