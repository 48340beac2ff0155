/** `npm start` on a data folder, as a person or a program runs it, for tests that stop and kill it. */

import { spawn, type ChildProcess } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

export interface RunFile {
  url: string;
  storeUrl: string;
  port: number;
  dc09Port: number;
  pids: { start: number; store: number; receiver: number; front?: number };
}

export interface StartCommand {
  /** Everything it has printed so far. */
  output(): string;
  /** Resolves when it says it is ready; rejects with its output when it ends before. */
  ready(): Promise<RunFile>;
  /** Where it runs now; null when it says nothing. */
  run(): RunFile | null;
  /** Sends a signal and resolves with the exit code when it has ended. */
  end(signal: NodeJS.Signals): Promise<number | null>;
  /** Presses a key in its terminal: the signal goes to everybody in its process group. */
  press(signal: NodeJS.Signals): Promise<number | null>;
  /** Resolves with the exit code when it ends by itself. */
  ended: Promise<number | null>;
}

const READY_WITHIN_MS = 300_000;

/** Runs what `npm start` runs, with these options; ports are free ones unless told. */
export function runStart(data: string, options: readonly string[] = []): StartCommand {
  const args = ["scripts/start.mjs", "--data", data, ...options];
  return commandOf(spawn(process.execPath, args, { stdio: ["ignore", "pipe", "pipe"] }), data);
}

/** Runs `npm start` itself, npm and its shell in between, in a process group of its own as a terminal makes one. */
export function runNpmStart(data: string, options: readonly string[] = []): StartCommand {
  const args = ["start", "--", "--data", data, ...options];
  return commandOf(spawn("npm", args, { stdio: ["ignore", "pipe", "pipe"], detached: true }), data);
}

function commandOf(child: ChildProcess, data: string): StartCommand {
  process.once("exit", () => child.kill("SIGTERM"));
  let output = "";
  child.stdout?.on("data", (chunk: Buffer) => (output += chunk.toString()));
  child.stderr?.on("data", (chunk: Buffer) => (output += chunk.toString()));
  const ended = new Promise<number | null>((done) => child.once("close", (code) => done(code)));
  const run = (): RunFile | null => {
    const file = join(data, "run.json");
    return existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as RunFile) : null;
  };
  return {
    output: () => output,
    run,
    ended,
    ready: async () => {
      const giveUpAt = performance.now() + READY_WITHIN_MS;
      while (performance.now() < giveUpAt && child.exitCode === null) {
        const found = run();
        if (found && output.includes("Watchdesk is ready")) return found;
        await sleep(50);
      }
      throw new Error(`the start did not become ready:\n${output}`);
    },
    end: (signal) => {
      child.kill(signal);
      return ended;
    },
    press: (signal) => {
      process.kill(-(child.pid ?? 0), signal);
      return ended;
    },
  };
}
