/** What the sentence of a refusal is filled with. */
import { parseDate } from "../lib/date-time";
import { knownZone } from "../lib/zoned-time";
import type { AppError } from "../../domain/errors";

const DAY = { weekday: "short", day: "numeric", month: "short" } as const;
const WHEN = { ...DAY, hour: "2-digit", minute: "2-digit", hourCycle: "h23" } as const;

/**
 * Its values as the store sent them; a wait is said in minutes, of which the last is not over before it is over. What
 * begins at some time has a sentence of its own, with the time by the clock of the control room.
 */
export function errorValues({ data }: AppError): Readonly<Record<string, unknown>> {
  const { retryAfter, nextAt, zone } = data;
  const at = typeof nextAt === "string" ? parseDate(nextAt) : Number.NaN;
  if (at > 0) {
    const timeZone = typeof zone === "string" ? knownZone(zone, "") : "";
    const form = timeZone === "" ? WHEN : { ...WHEN, timeZone };
    return { ...data, context: "next", at: new Date(at), formatParams: { at: form } };
  }
  return typeof retryAfter === "number" ? { ...data, count: Math.ceil(retryAfter / 60) } : data;
}
