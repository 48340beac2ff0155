/** Runs a program beside the tests that tells what it knows in one line of JSON. */

import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { basename } from "node:path";

/** npm and vitest both start at the top of the repository. */
export const ROOT = process.cwd();

const running = new Set<ChildProcess>();
process.once("exit", () => running.forEach((child) => child.kill("SIGKILL")));

/** Starts a program; it is ended with this process at the latest. */
export function startProgram(program: string, args: readonly string[]): ChildProcess {
  const child = spawn(program, args, { stdio: ["ignore", "pipe", "pipe"] });
  running.add(child);
  child.once("exit", () => running.delete(child));
  return child;
}

/** The first line of JSON that a program prints; throws with its complaints when it ends before. */
export function firstJsonLine<T>(child: ChildProcess): Promise<T> {
  let said = "";
  let complaints = "";
  child.stderr?.on("data", (chunk: Buffer) => (complaints = (complaints + chunk.toString()).slice(-4000)));
  return new Promise<T>((done, fail) => {
    child.once("error", fail);
    child.once("close", (code) =>
      fail(new Error(`${basename(child.spawnfile)} ended with ${String(code)}:\n${complaints}`)),
    );
    child.stdout?.on("data", (chunk: Buffer) => {
      said += chunk.toString();
      const end = said.indexOf("\n");
      if (end >= 0) done(JSON.parse(said.slice(0, end)) as T);
    });
  });
}

/** Ends a program and waits until it is gone. */
export async function endProgram(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, "exit");
  child.kill("SIGKILL");
  await ended;
}
