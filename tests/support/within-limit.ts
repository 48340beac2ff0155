/** Waits as the app does where the store has taken as many lists as it takes in a second: a quick machine asks for more. */
import { setTimeout as wait } from "node:timers/promises";

const AGAIN_MS = 300;

/** The first answer that is none of the limit. */
export async function withinLimit<A extends { readonly status: number }>(ask: () => Promise<A>): Promise<A> {
  for (;;) {
    const answer = await ask();
    if (answer.status !== 429) return answer;
    await wait(AGAIN_MS);
  }
}
