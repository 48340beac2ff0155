/** What a failed sending means for the line: again when the line is back, again later, under another id, or never. */
import { AppError, ERROR_STATUS, type ErrorCode } from "../../domain/errors";

/** `away`: the store can't be had or takes nothing now; `left`: nobody is signed in; `odd`: no word of ours. */
export type Verdict = "away" | "left" | "renamed" | "odd" | "refused";

/** The store is not to be had, or has no room or time: it says nothing of the line. */
const AWAY: readonly ErrorCode[] = [
  "network",
  "foreign_answer",
  "store_busy",
  "store_not_durable",
  "disk_full",
  "too_many_tries",
];
/** The line waits for its person. */
const LEFT: readonly ErrorCode[] = ["not_signed_in", "session_ended", "account_disabled", "outside_shift"];

/** So often a line is sent that is answered in words that are not the store's. */
export const ODD_MOST = 6;

/** Reads a failure. */
export function verdictOf(error: unknown): Verdict {
  if (!(error instanceof AppError)) return "odd";
  const { code, data } = error;
  if (AWAY.includes(code)) return "away";
  if (LEFT.includes(code)) return "left";
  if (code === "note_id_taken") return "renamed";
  // A refusal of the store's names itself; a front or a proxy has the number alone.
  return data["code"] === code && ERROR_STATUS[code] >= 400 && ERROR_STATUS[code] < 500 ? "refused" : "odd";
}
