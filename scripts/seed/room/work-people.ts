/** Who takes part in the demo room's work: in the small room not everybody of the tables is there. */
import type { PersonRow } from "../data/people.table";
import { recordId } from "../ids";
import type { SeedRecord } from "../model";
import type { PlacedSite } from "./sites";

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;

/** What the records of the work are made from. */
export interface WorkRoom {
  readonly sites: readonly PlacedSite[];
  readonly people: readonly PersonRow[];
  readonly now: number;
}

/** Looks up what the tables name. */
export interface WorkNames {
  /** Id of the person; "" where he is not there. */
  readonly person: (key: string) => string;
  readonly site: (code: string) => PlacedSite | undefined;
  /** The instant so many days from now, at an hour of that day or at this one. */
  readonly at: (days: number, hour?: number) => string;
  readonly day: (days: number) => string;
}

export function namesOf({ sites, people, now }: WorkRoom): WorkNames {
  const day = (days: number): string => new Date(now + days * DAY_MS).toISOString().slice(0, 10);
  return {
    person: (key) => (people.some((row) => row.key === key) ? recordId("users", key) : ""),
    site: (code) => sites.find((site) => site.code === code),
    at: (days, hour) =>
      hour === undefined
        ? new Date(now + days * DAY_MS).toISOString()
        : new Date(Date.parse(`${day(days)}T00:00:00Z`) + hour * HOUR_MS).toISOString(),
    day,
  };
}

/** A record under the id that follows from its key. */
export const workRecord = (collection: string, key: string, body: object): SeedRecord => ({
  collection,
  body: { id: recordId(collection, key), ...body },
});
