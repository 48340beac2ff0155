/** Waits where the store takes no more lists in this second from this address: a whole room may have come back at once. */
import { AppError } from "../../domain/errors";
import type { Clock } from "../lib/clock";

/** The store counts by whole seconds. */
const SECOND_MS = 1_000;
const TRIES = 15;

export interface Patience {
  readonly clock: Pick<Clock, "after">;
  /** 0 <= x < 1 */
  readonly random: () => number;
  /** Nobody waits for the answer any more. */
  readonly signal?: AbortSignal | undefined;
}

/** Does the work, again in one to two seconds where there were too many; at last it says that the store is busy. */
export async function patiently<T>(work: () => Promise<T>, { clock, random, signal }: Patience): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await work();
    } catch (error) {
      if (!isTooMany(error) || signal?.aborted) throw error;
      if (tries >= TRIES) throw new AppError("store_busy", {}, { cause: error });
    }
    await new Promise<void>((done) => void clock.after(SECOND_MS * (1 + random()), done));
  }
}

const isTooMany = (error: unknown): boolean => error instanceof AppError && error.code === "too_many_tries";
