/** How many files and connections the system lets this process have open. */
import { readFileSync } from "node:fs";

/** For the spool's segments and readers, the way to the store, logs; a connection must never take the last of them. */
const KEPT_FREE = 200;
const FEWEST = 50;

/** Connections that leave files enough for everything else; `most` where the system names no limit. */
export function connectionsWithin(most: number, limits = readLimits()): number {
  const soft = Number(/^Max open files\s+(\d+)/m.exec(limits)?.[1] ?? Infinity);
  return Math.max(FEWEST, Math.min(most, soft - KEPT_FREE));
}

function readLimits(): string {
  try {
    return readFileSync("/proc/self/limits", "utf8");
  } catch {
    return "";
  }
}
