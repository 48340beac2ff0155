/** Wrong passwords, counted before each is looked at: by person and address, by person, and by address. */
import { changeCount, countOf, forgottenInMs, type Counted } from "./counters";
import type { PbApp } from "./pb";
import { foldEmail } from "./sign-in-name";

/** Of one person from one address: one who types wrongly, or guesses, shuts out nobody anywhere else. */
const MOST_FROM_ADDRESS = 10;
/** Of one person from everywhere: many addresses guess together. */
const MOST_OF_PERSON = 200;
const WINDOW_MS = 300_000;
/** Of an address, for whoever it tries: from here on it is taken for one that guesses. */
const MANY_FAILURES = 10;
const FAILURES_MS = 60_000;

/** Who is tried, and from where. */
export interface Who {
  /** What is tried: a password if nothing is said. What somebody types as his name at the sign-in counts for no word. */
  readonly kind?: "word";
  readonly identity: string;
  readonly ip: string;
}

const personOf = ({ identity }: Who): string => foldEmail(identity).slice(0, 200);
const triesOf = (who: Who, from: string): Counted => ({
  name: `${who.kind ?? "try"} ${from} ${personOf(who)}`,
  windowMs: WINDOW_MS,
});
const here = (who: Who): Counted => triesOf(who, who.ip);
const anywhere = (who: Who): Counted => triesOf(who, "*");
const failures = (ip: string): Counted => ({ name: `failed ${ip}`, windowMs: FAILURES_MS });

/** The counts that are full. */
const spent = (app: PbApp, who: Who): readonly Counted[] => [
  ...[here(who)].filter((counted) => countOf(app, counted) >= MOST_FROM_ADDRESS),
  ...[anywhere(who)].filter((counted) => countOf(app, counted) >= MOST_OF_PERSON),
];

/** Has this person been tried too often? */
export const tooManyTries = (app: PbApp, who: Who): boolean => spent(app, who).length > 0;

/** Until he may be tried again from there. Counted by what was typed, known or not: it tells nobody whom there is. */
export const retryAfterSeconds = (app: PbApp, who: Who): number =>
  Math.max(1, ...spent(app, who).map((counted) => Math.ceil(forgottenInMs(app, counted) / 1000)));

/** Counts a try before it is looked at; false, and not counted, where there were too many. */
export function takeTry(app: PbApp, who: Who): boolean {
  if (!takeOne(app, here(who), MOST_FROM_ADDRESS)) return false;
  if (takeOne(app, anywhere(who), MOST_OF_PERSON)) return true;
  changeCount(app, here(who), (count) => count - 1);
  return false;
}

const takeOne = (app: PbApp, counted: Counted, most: number): boolean =>
  changeCount(app, counted, (count) => Math.min(most, count + 1)) < most;

/** A try that was none after all: nothing was compared, or it was right and takes none of the wrong ones back. */
export function giveTryBack(app: PbApp, who: Who): void {
  for (const counted of [here(who), anywhere(who)]) changeCount(app, counted, (count) => count - 1);
}

/** The right password forgets the wrong ones from there. */
export function clearTries(app: PbApp, who: Who): void {
  const forgotten = changeCount(app, here(who), () => 0);
  changeCount(app, anywhere(who), (count) => count - forgotten);
}

/** A password was wrong: it counts against the address, too. */
export const countFailure = (app: PbApp, ip: string): void => void changeCount(app, failures(ip), (count) => count + 1);

/** Has the address failed so often of late that it goes behind all others? */
export const isGuessing = (app: PbApp, ip: string): boolean => countOf(app, failures(ip)) >= MANY_FAILURES;
