/** The signal history out of the browser's copy, for when the store can't be asked: of the kept window alone. */
import { finds, newestFirst, type SignalQuestion } from "../../domain/signals/history-filter";
import { parseDate } from "../lib/date-time";
import { windowBegin } from "./signal-window";
import { ageOf } from "./copy-age";
import type { Db } from "./db";
import type { SignalRow } from "./rows";
import { openRows } from "./sealed-rows";

/** Rows that are looked at in one go. */
const STEP_ROWS = 500;

/** What was found, and from when to when all signals are kept, epoch ms by the server's clock. */
export interface KeptSignals {
  readonly rows: readonly SignalRow[];
  readonly fromMs: number;
  readonly toMs: number;
}

/** Answers a question as the store would, as far as signals are kept without a gap; null where none are. */
export async function readKeptSignals(
  db: Db,
  question: SignalQuestion,
  pause: () => Promise<void>,
): Promise<KeptSignals | null> {
  const begin = await windowBegin(db);
  const toMs = await ageOf(db, "events");
  const isFound = finds(question);
  // Only a text is looked for in what is sealed too, and unsealing is dear: what fails otherwise is left out before.
  const mayBeFound = finds({ ...question, text: "" });
  const found: SignalRow[] = [];
  let [below, fromMs] = [Infinity, Infinity];
  for (;;) {
    const kept = db.events.where("seq").between(begin, below, true, false);
    const rows = await kept.reverse().limit(STEP_ROWS).toArray();
    for (const { receivedAt } of rows) fromMs = Math.min(fromMs, parseDate(receivedAt) || Infinity);
    found.push(...(await openRows<SignalRow>(db.vault, rows.filter(mayBeFound))).filter(isFound));
    if (rows.length < STEP_ROWS) break;
    below = rows.at(-1)?.seq ?? begin;
    await pause();
  }
  return fromMs === Infinity || toMs === 0 ? null : { rows: found.sort(newestFirst), fromMs, toMs };
}
