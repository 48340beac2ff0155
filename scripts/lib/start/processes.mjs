/** Other processes: whether they live, what they are, and how they are ended. */

import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { setTimeout as sleep } from "node:timers/promises";
import { runCommand } from "../command.mjs";

const LOOK_EVERY_MS = 50;

/**
 * Whether a process with this id lives.
 * @param {number} pid
 */
export function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return /** @type {{ code?: string }} */ (error).code === "EPERM";
  }
}

/**
 * The command line of a process, or null where it can't be seen.
 * @param {number} pid
 * @returns {Promise<string | null>}
 */
export async function commandLineOf(pid) {
  if (existsSync("/proc/self/cmdline")) {
    const line = await readFile(`/proc/${pid}/cmdline`, "utf8").catch(() => "");
    return line === "" ? null : line.split("\0").join(" ");
  }
  const ps = await runCommand("ps", ["-o", "command=", "-p", String(pid)], { timeoutMs: 5000 });
  return ps.code === 0 ? ps.stdout.trim() : null;
}

/**
 * Asks a process to end and waits; ends it hard when it does not.
 * @param {number} pid
 * @param {number} patienceMs
 */
export async function endProcess(pid, patienceMs) {
  trySignal(pid, "SIGTERM");
  const giveUpAt = performance.now() + patienceMs;
  while (!(await hasEnded(pid)) && performance.now() < giveUpAt) await sleep(LOOK_EVERY_MS);
  if (!(await hasEnded(pid))) trySignal(pid, "SIGKILL");
}

/** An ended process whose parent has not looked yet still has an id, but no command line. @param {number} pid */
async function hasEnded(pid) {
  if (!isAlive(pid)) return true;
  return existsSync("/proc/self/cmdline") && (await commandLineOf(pid)) === null;
}

/** @param {number} pid @param {NodeJS.Signals} signal */
function trySignal(pid, signal) {
  try {
    process.kill(pid, signal);
  } catch {
    // It has ended meanwhile, which is what was wanted.
  }
}
