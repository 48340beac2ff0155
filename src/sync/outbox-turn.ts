/** Sending is one tab's at a time: by the browser's locks, or by a row that says whose turn it is and until when. */
import type { Environment } from "./environment";

/** The row of the turn, where the browser has no locks. */
export interface TurnRow {
  readonly tab: string;
  readonly until: number;
}

/** Reads the row and puts what comes back, in one transaction; undefined leaves it. True when something was put. */
export type ChangeTurn = (change: (row: TurnRow | undefined) => TurnRow | undefined) => Promise<boolean>;

/** Longer than a sending takes: a tab that is killed keeps the others waiting for so long. */
const TURN_MS = 40_000;

/** Runs `work` while no other tab does; false when another tab has the turn. `renew` = go on with it, false = it is lost. */
export type Turn = (work: (renew: () => Promise<boolean>) => Promise<void>) => Promise<boolean>;

/** Turns of a name. `tab` tells this tab from others. */
export function createTurn(
  env: Pick<Environment, "locks" | "clock">,
  { name, tab, change }: { readonly name: string; readonly tab: string; readonly change: ChangeTurn },
): Turn {
  if (env.locks.oneTabOnly !== true)
    return (work) => env.locks.hold(name, () => work(() => Promise.resolve(true)).then(() => true));
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
