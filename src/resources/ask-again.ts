/** When what could not be read is asked for again by itself, so that nobody stands before a page that waits for a button. */
import { AppError } from "../../domain/errors";

/** All desks of a room get their line back in the same second: they don't ask as one. */
const SPREAD_MS = 800;
/** No answer while the line counts as up: it has just gone, or has just come back. */
const REST_MS = 3_000;
const REST_SPREAD_MS = 2_000;

/** Where a read stands: on its way, failed with this, or neither. */
export type ReadState = "waiting" | "settled" | { readonly failed: unknown };

/** How the line is, and how it has been since the read stands where it does. */
export interface LineOfRead {
  readonly up: boolean;
  /** The line was down while the read stood so, and is up again. */
  readonly back: boolean;
}

const isUnanswered = (error: unknown): boolean => error instanceof AppError && error.code === "network";

/** In how many ms it is asked for again; null = not by itself. A refusal stands until the line has been away. */
export function askAgainAfterMs(read: ReadState, { up, back }: LineOfRead, random: () => number): number | null {
  if (!up || read === "settled") return null;
  // What was asked on a dead line may wait for its answer for ever.
  if (back) return Math.round(random() * SPREAD_MS);
  if (read === "waiting" || !isUnanswered(read.failed)) return null;
  return Math.round(REST_MS + random() * REST_SPREAD_MS);
}
