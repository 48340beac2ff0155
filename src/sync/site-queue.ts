/** Reads the sites of new alarms whole, one question after the other and only while the screen is live: nobody waits for it. */
import { subscribeKey } from "valtio/vanilla/utils";
import type { FeedItem } from "../../domain/live/feed";
import type { CatchUpContext } from "./catch-up";
import type { Environment } from "./environment";
import type { LiveState } from "./live-state";
import { loadSite, missingSites } from "./site-rows";

export interface SiteQueueDeps {
  readonly env: Pick<Environment, "idle">;
  readonly state: LiveState;
  /** Its client asks one question at a time. */
  readonly context: () => CatchUpContext;
}

/**
 * After an outage hundreds of sites may have an alarm in the same moment, each worth five questions. Asked at once they
 * took the browser's six lines to the store, and the catch-up that makes the screen live again waited behind them for 24 s.
 */
export class SiteQueue {
  readonly #deps: SiteQueueDeps;
  /** What is refused once is not asked for with every signal. */
  readonly #asked = new Set<string>();
  readonly #waiting: string[] = [];
  #runs = false;
  #stopped = false;
  readonly #end: () => void;

  constructor(deps: SiteQueueDeps) {
    this.#deps = deps;
    this.#end = subscribeKey(deps.state, "status", () => void this.#run(), true);
  }

  /** Those of new alarms that are not kept whole; what fails comes with the next round of the mirror. */
  async add(items: readonly FeedItem[]): Promise<void> {
    for (const site of await missingSites(this.#deps.context().db, items)) {
      if (this.#asked.has(site)) continue;
      this.#asked.add(site);
      this.#waiting.push(site);
    }
    await this.#run();
  }

  stop(): void {
    this.#stopped = true;
    this.#end();
  }

  async #run(): Promise<void> {
    if (this.#runs) return;
    this.#runs = true;
    while (!this.#stopped && this.#deps.state.status === "live") {
      const site = this.#waiting.shift();
      if (site === undefined) break;
      await this.#deps.env.idle();
      await loadSite(this.#deps.context(), site).catch(() => undefined);
    }
    this.#runs = false;
  }
}
