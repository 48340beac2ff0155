/** Which claims this tab speaks for, and what it hears of one that no longer stands; no timers and no page in here. */
import { AppError } from "../../../domain/errors";
import type { LiveState } from "../../sync/live-state";

const LOST: readonly string[] = ["claim_lapsed", "alarm_not_yours"];

/**
 * Does this tab speak for the claims of its browser? The one that leads does; the others where they hear nothing live of
 * it, since it may be frozen and hold the lead all the same. Two beats are as good as one.
 */
export const speaksForClaims = ({ leader, status }: Readonly<Pick<LiveState, "leader" | "status">>): boolean =>
  leader || status !== "live";

export interface BeatDeps {
  readonly beat: (id: string) => Promise<unknown>;
  /** A claim no longer stands: said once, however often the store says it. */
  readonly onLapsed: (id: string) => void;
}

/** The beats of one tab. */
export class ClaimBeats {
  readonly #deps: BeatDeps;
  readonly #lost = new Set<string>();

  constructor(deps: BeatDeps) {
    this.#deps = deps;
  }

  /** One beat for each; a store that does not answer has taken nothing away. */
  async send(ids: readonly string[]): Promise<void> {
    // An alarm that was ours no more and is ours again may be lost again.
    for (const id of this.#lost) if (!ids.includes(id)) this.#lost.delete(id);
    await Promise.all(ids.map((id) => this.#deps.beat(id).catch((error: unknown) => this.#failed(id, error))));
  }

  #failed(id: string, error: unknown): void {
    if (!(error instanceof AppError) || !LOST.includes(error.code) || this.#lost.has(id)) return;
    this.#lost.add(id);
    this.#deps.onLapsed(id);
  }
}
