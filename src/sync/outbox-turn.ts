/** Sending is one tab's at a time: by the browser's locks, or by a row that says whose turn it is and until when. */
import type { Environment } from "./environment";

/** The row of the turn, where the browser has no locks. */
export interface TurnRow {
  readonly tab: string;
  readonly until: number;
}

/** Reads the row and puts what comes back, in one transaction; undefined leaves it. True when something was put. */
export type ChangeTurn = (change: (row: TurnRow | undefined) => TurnRow | undefined) => Promise<boolean>;

/** Longer than a sending takes: a tab that is killed, or hangs with its lock, keeps the others waiting for so long. */
const TURN_MS = 40_000;

/** Runs `work` while no other tab does; false when another tab has the turn. `renew` = go on with it, false = it is lost. */
export type Turn = (work: (renew: () => Promise<boolean>) => Promise<void>) => Promise<boolean>;

/** Turns of a name. `tab` tells this tab from others. */
export function createTurn(
  env: Pick<Environment, "locks" | "clock">,
  { name, tab, change }: { readonly name: string; readonly tab: string; readonly change: ChangeTurn },
): Turn {
  if (env.locks.oneTabOnly !== true) return byLock(env, name);
  const take = (): Promise<boolean> => {
    const now = env.clock.now();
    const mine = { tab, until: now + TURN_MS };
    // A clock that was set back must not shut the tabs out for years.
    return change((row) => (row && row.tab !== tab && row.until > now && row.until <= mine.until ? undefined : mine));
  };
  const give = (): Promise<boolean> => change((row) => (row?.tab === tab ? { tab, until: 0 } : undefined));
  return async (work) => {
    if (!(await take())) return false;
    try {
      await work(take);
      return true;
    } finally {
      await give();
    }
  };
}

/** A frozen tab keeps its lock: in the end it is taken from it, and what two tabs send is stored once. */
function byLock({ locks, clock }: Pick<Environment, "locks" | "clock">, name: string): Turn {
  return async (work) => {
    let isMine = false;
    const run = async (): Promise<true> => {
      isMine = true;
      stop();
      await work(() => Promise.resolve(isMine));
      return true;
    };
    const patience = new AbortController();
    const stop = clock.after(TURN_MS, () => patience.abort());
    try {
      return await locks.hold(name, run, patience.signal);
    } catch (error) {
      if (isMine || !patience.signal.aborted) throw error;
      return await locks.take(name, run);
    } finally {
      // Done with, or taken by another tab.
      isMine = false;
      stop();
    }
  };
}
