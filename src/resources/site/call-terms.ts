/** Whether a person on the list may be called now, and what to say of it. */
import {
  type Availability,
  availabilityAt,
  type CallHours,
  parseCallHours,
  type WeekMoment,
} from "../../../domain/alarms/availability";
import { toMs } from "../../lib/date-time";
import type { SiteContact } from "../use-site";

/** Now, and what the site's clock says. */
export interface CallMoment {
  readonly nowMs: number;
  readonly there: WeekMoment;
}

/** What stands against calling somebody, with the bounds that it is said with. */
export interface Standing {
  readonly now: Availability;
  readonly validFromMs: number | null;
  readonly validUntilMs: number | null;
  readonly hours: readonly CallHours[];
}

/** Of whom nothing is said. */
export const ALWAYS: Standing = { now: "now", validFromMs: null, validUntilMs: null, hours: [] };

/** His time on this site's list ends with that in the book, whichever is first. */
function earlier(one: number | null, other: number | null): number | null {
  if (one === null || other === null) return one ?? other;
  return Math.min(one, other);
}

/** How he stands at a moment. */
export function standingOf({ link, contact }: SiteContact, { nowMs, there }: CallMoment): Standing {
  const terms = {
    validFromMs: toMs(link.validFrom),
    validUntilMs: earlier(toMs(link.validUntil), toMs(contact.validUntil)),
    hours: parseCallHours(link.availability),
  };
  return { ...terms, now: availabilityAt(terms, nowMs, there) };
}

/** Days as they are written: `Mon–Fri`, `Mon, Wed`. */
export function daysText(days: readonly number[], nameOf: (day: number) => string): string {
  const runs: number[][] = [];
  for (const day of days) {
    const run = runs.at(-1);
    if (run?.at(-1) === day - 1) run.push(day);
    else runs.push([day]);
  }
  return runs
    .map((run) => {
      const [first = 0, last = first] = [run[0], run.at(-1)];
      return run.length < 3 ? run.map(nameOf).join(", ") : `${nameOf(first)}–${nameOf(last)}`;
    })
    .join(", ");
}
