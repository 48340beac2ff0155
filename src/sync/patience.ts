/** Waits where the store takes no more lists in this second from this address, or has just had too much to do for one. */
import { AppError, type ErrorCode } from "../../domain/errors";
import type { Clock } from "../lib/clock";

/** The store counts by whole seconds: a whole room may have come back at once. */
const TOO_MANY = { waitMs: 1_000, tries: 15 };
/** Each try may have held the store for the whole time a list may take. */
const BUSY = { waitMs: 4_000, tries: 3 };

const PATIENCE: Partial<Readonly<Record<ErrorCode, typeof BUSY>>> = { too_many_tries: TOO_MANY, store_busy: BUSY };

export interface Patience {
  readonly clock: Pick<Clock, "after">;
  /** 0 <= x < 1 */
  readonly random: () => number;
  /** Nobody waits for the answer any more. */
  readonly signal?: AbortSignal | undefined;
}

/** Does the work, again after a while where there were too many or the store was busy; at last it says that it is. */
export async function patiently<T>(work: () => Promise<T>, { clock, random, signal }: Patience): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    let waitMs: number;
    try {
      return await work();
    } catch (error) {
      const patience = error instanceof AppError ? PATIENCE[error.code] : undefined;
      if (!patience || signal?.aborted) throw error;
      if (tries >= patience.tries) throw new AppError("store_busy", {}, { cause: error });
      ({ waitMs } = patience);
    }
    await new Promise<void>((done) => void clock.after(waitMs * (1 + random()), done));
  }
}
