/** Log lines on stderr: one readable line each, and never a flood from one source. */

export type Log = (line: string) => void;

const QUIET_MS = 60_000;
const MAX_SOURCES = 2000;

/** Lines with the time in front; what a peer sent can neither break the line nor steer a terminal. */
export const createLog =
  (write: (text: string) => void, now: () => number): Log =>
  (line) =>
    write(`${new Date(now()).toISOString()} ${line.replace(/[^\x20-\x7e\xa0-\uffff]+/g, " ")}\n`);

interface Heard {
  sinceTicks: number;
  suppressed: number;
}

/** One line a minute for each kind and source address; the next one says how many were left out. */
export function createSourceLog(log: Log, ticks: () => number): (kind: string, peer: string, line: string) => void {
  const heard = new Map<string, Heard>();
  return (kind, peer, line) => {
    const address = peer.slice(0, peer.lastIndexOf(":"));
    const key = `${kind} ${address}`;
    const entry = heard.get(key);
    const now = ticks();
    if (entry && now - entry.sinceTicks < QUIET_MS) {
      entry.suppressed++;
      return;
    }
    if (!entry && heard.size >= MAX_SOURCES) heard.delete(heard.keys().next().value!);
    heard.delete(key);
    heard.set(key, { sinceTicks: now, suppressed: 0 });
    log(`${peer}: ${line}${entry?.suppressed ? ` (and ${entry.suppressed} more like it)` : ""}`);
  };
}
