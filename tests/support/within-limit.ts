/** Waits as the app does where the store has taken as many lists as it takes in a second: a quick machine asks for more. */
import { setTimeout as wait } from "node:timers/promises";

const AGAIN_MS = 300;

/** The limit is the engine's, which gives no code; a refusal for too many tries is an answer. */
const isOfLimit = (answer: { readonly status: number; readonly body?: unknown }): boolean =>
  answer.status === 429 && (answer.body as { data?: { code?: string } } | undefined)?.data?.code === undefined;

/** The first answer that is none of the limit. */
export async function withinLimit<A extends { readonly status: number }>(ask: () => Promise<A>): Promise<A> {
  for (;;) {
    const answer = await ask();
    if (!isOfLimit(answer)) return answer;
    await wait(AGAIN_MS);
  }
}
