/** The logs of the children: their ends, and a bound on their growth. */

import { existsSync } from "node:fs";
import { copyFile, open, stat, truncate } from "node:fs/promises";

const LARGEST_BYTES = 20_000_000;
const LOOK_EVERY_MS = 600_000;
const TAIL_BYTES = 4000;

/**
 * The end of a log, for a sentence about a failure.
 * @param {string} path
 */
export async function logTail(path) {
  if (!existsSync(path)) return "";
  const file = await open(path, "r");
  try {
    const { size } = await file.stat();
    const length = Math.min(size, TAIL_BYTES);
    const { buffer } = await file.read(Buffer.alloc(length), 0, length, size - length);
    return buffer.toString("utf8");
  } finally {
    await file.close();
  }
}

/**
 * Keeps one older copy of a log that has grown too large. The writer appends, so it can go on writing meanwhile.
 * @param {string} path
 * @param {number} [largestBytes]
 */
export async function boundLog(path, largestBytes = LARGEST_BYTES) {
  if (!existsSync(path) || (await stat(path)).size <= largestBytes) return;
  await copyFile(path, `${path}.1`);
  await truncate(path, 0);
}

/**
 * Looks after logs now and every ten minutes, without keeping the process alive.
 * @param {readonly string[]} paths
 */
export function keepLogsBounded(paths) {
  const look = () => void Promise.all(paths.map((path) => boundLog(path))).catch(() => undefined);
  look();
  setInterval(look, LOOK_EVERY_MS).unref();
}
