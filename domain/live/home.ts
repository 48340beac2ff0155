/** Lists of a home page: what waits for the person himself, each counted by the store within his rights. */

/** A line of such a list; what it has nothing of is "" or 0. */
export interface HomeRow {
  readonly id: string;
  readonly title: string;
  /** Where it is or whose. */
  readonly detail: string;
  readonly state: string;
  /** An instant, or a day of the calendar. */
  readonly at: string;
  readonly day: string;
  /** Of a site on test: until when; of a tool that somebody has: on which day it is due back. */
  readonly until: string;
  readonly returnBy: string;
  /** It is late, or something is wrong with it. */
  readonly wrong: boolean;
  /** How much there is of it, and how much there should be. */
  readonly quantity: number;
  readonly minimum: number;
}

/** How many there are, and the first of them. */
export interface HomeList {
  readonly count: number;
  readonly rows: readonly HomeRow[];
}

/** All there are: of technicians, of sales, of everybody, of the portal. */
export const HOME_LISTS = [
  "jobs",
  "inTest",
  "stockLow",
  "tools",
  "leads",
  "visits",
  "quotes",
  "tickets",
  "ownSites",
  "lastSignals",
] as const;

/** A list's name. */
export type HomeListName = (typeof HOME_LISTS)[number];

/** null = he may not see it. */
export type HomeLists = Readonly<Record<HomeListName, HomeList | null>>;
