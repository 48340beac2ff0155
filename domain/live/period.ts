/** Periods of history that may be asked for: from and to, both given, not too long. */
import { fail, ok, type Result } from "../result";
import { storeDate } from "../signals/store-date";

/** Longest period of one question. */
export const PERIOD_MAX_DAYS = 31;
const DAY_MS = 86_400_000;

/** From (included) to (excluded), in the store's spelling. */
export interface Period {
  readonly from: string;
  readonly to: string;
}

/** Why it is refused. */
export type PeriodFault =
  | { readonly code: "period_unbounded" | "bad_request" }
  | { readonly code: "period_too_long"; readonly maxDays: number };

/** Two instants as ISO-8601 with a zone, or why not. */
export function checkPeriod(from: string, to: string): Result<Period, PeriodFault> {
  if (from === "" || to === "") return fail({ code: "period_unbounded" });
  const [fromMs, toMs] = [Date.parse(from.replace(" ", "T")), Date.parse(to.replace(" ", "T"))];
  if (Number.isNaN(fromMs) || Number.isNaN(toMs) || toMs <= fromMs) return fail({ code: "bad_request" });
  // An hour more than the days: the night in which the clocks go back belongs to its month.
  if (toMs - fromMs > PERIOD_MAX_DAYS * DAY_MS + 3_600_000) {
    return fail({ code: "period_too_long", maxDays: PERIOD_MAX_DAYS });
  }
  return ok({ from: storeDate(fromMs), to: storeDate(toMs) });
}

/** A text as a pattern that matches itself anywhere: `%`, `_` and `\` mean nothing (H-PS-03). Needs `ESCAPE '\'`. */
export const literalPattern = (text: string): string => `%${text.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
