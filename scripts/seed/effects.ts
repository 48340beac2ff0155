/** What the seed takes from outside: the clock, randomness, where to write. */

/** Handed in by `main.ts`. */
export interface Effects {
  /** Now, ms. */
  readonly now: number;
  /** This machine's time zone. */
  readonly timeZone: string;
  /** The file for the sign-ins. */
  readonly signIn: string;
  readonly password: () => string;
  /** A new AES-128 key in hex. */
  readonly aesKey: () => string;
  /** A line of progress. */
  readonly say: (line: string) => void;
  /** Runs a step and tells how long it took. */
  readonly step: <T>(label: string, work: () => Promise<T>) => Promise<T>;
}
