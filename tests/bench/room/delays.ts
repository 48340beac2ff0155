/** What the browser itself says of a person's input: the delay of each interaction, and the tasks that held the page up. */

import type { Page } from "@playwright/test";

export interface Delays {
  /** From the input to the next paint, each interaction's longest event. */
  readonly interactionsMs: readonly number[];
  readonly longTasksMs: readonly number[];
}

interface Collected {
  readonly interactions: Map<number, number>;
  readonly longTasks: number[];
}

/** Shorter ones the browser does not tell: the quantiles are of what can be felt at all, and so rather too high. */
const SHORTEST_MS = 16;

/** Begins anew. */
export const startCollecting = (page: Page): Promise<void> =>
  page.evaluate((shortestMs) => {
    const holder = window as { collected?: Collected; observing?: boolean };
    holder.collected = { interactions: new Map(), longTasks: [] };
    if (holder.observing === true) return;
    holder.observing = true;
    const onEvents = (entries: PerformanceObserverEntryList): void => {
      for (const entry of entries.getEntries() as (PerformanceEntry & { interactionId: number })[]) {
        const known = holder.collected?.interactions.get(entry.interactionId) ?? 0;
        if (entry.interactionId > 0)
          holder.collected?.interactions.set(entry.interactionId, Math.max(known, entry.duration));
      }
    };
    const events = { type: "event", durationThreshold: shortestMs } as PerformanceObserverInit;
    new PerformanceObserver(onEvents).observe(events);
    new PerformanceObserver((entries) => {
      for (const { duration } of entries.getEntries()) holder.collected?.longTasks.push(duration);
    }).observe({ type: "longtask" });
  }, SHORTEST_MS);

/** What has been seen since. */
export async function collectDelays(page: Page): Promise<Delays> {
  // Entries are handed out a little after their paint.
  await page.waitForTimeout(300);
  return page.evaluate(() => {
    const { collected } = window as { collected?: Collected };
    return { interactionsMs: [...(collected?.interactions.values() ?? [])], longTasksMs: collected?.longTasks ?? [] };
  });
}
