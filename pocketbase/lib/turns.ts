/** How many long searches one person may have running: each may hold a processor for seconds, and nothing stops it. */
import type { PbApp } from "./pb";
import { refuse } from "./refuse";

/** A page asks for one at a time; whoever types on, or has two tabs open, has a second and a third under way. */
const MOST = 4;
/** A search that was cut off with its engine has no end of its own. */
const FORGOTTEN_MS = 120_000;

const readMarks = (kept: unknown, nowMs: number): string[] =>
  (typeof kept === "string" ? kept : "").split(" ").filter((mark) => Number(mark.split(":")[0]) > nowMs - FORGOTTEN_MS);

/** Does the work as one of the person's few; refused with `too_many_lists` where these are under way already. */
export function inTurn<T>(app: PbApp, person: string, work: () => T): T {
  const store = app.store();
  const key = `watchdesk.turns:${person}`;
  const nowMs = Date.now();
  const mine = `${nowMs}:${$security.randomString(8)}`;
  let taken = false;
  store.setFunc(key, (kept) => {
    const marks = readMarks(kept, nowMs);
    taken = marks.length < MOST;
    return [...marks, ...(taken ? [mine] : [])].join(" ");
  });
  if (!taken) refuse("too_many_lists", { max: MOST });
  try {
    return work();
  } finally {
    store.setFunc(key, (kept) =>
      readMarks(kept, nowMs)
        .filter((mark) => mark !== mine)
        .join(" "),
    );
  }
}
