/** Lets what nobody waits for step back: the copy is filled between what the person at the desk does. */

/** Acts under way: while one runs, nothing else is read or written. */
let acting = 0;

/** Runs an act; reading ahead rests until it is done. */
export async function whileActing<T>(work: () => Promise<T>): Promise<T> {
  acting += 1;
  try {
    return await work();
  } finally {
    acting -= 1;
  }
}

const LOOK_AGAIN_MS = 100;
/** A screen that is never at rest still gets its copy, slowly. */
const AT_LAST_MS = 1_000;

/** Done when the browser has nothing better to do and no act is under way. */
export async function whenIdle(): Promise<void> {
  while (acting > 0) await wait(LOOK_AGAIN_MS);
  // In a hidden tab nothing is drawn, and the browser would call back every ten seconds at best.
  if (typeof document !== "object" || document.hidden || typeof requestIdleCallback !== "function") return wait(0);
  await new Promise<void>((done) => requestIdleCallback(() => done(), { timeout: AT_LAST_MS }));
}

const wait = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));
