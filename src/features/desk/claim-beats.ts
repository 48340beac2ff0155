/** Which claims this tab speaks for, and what it hears of one that no longer stands; no timers and no page in here. */
import { AppError } from "../../../domain/errors";

const LOST: readonly string[] = ["claim_lapsed", "alarm_not_yours"];

/** Ids of a person's claims; none in a tab that does not lead: one tab of a browser speaks for all. */
export function claimsToBeat(
  open: readonly { readonly id: string; readonly owner: string }[],
  { me, leader }: { readonly me: string; readonly leader: boolean },
): readonly string[] {
  if (!leader || me === "") return [];
  return open.filter((alarm) => alarm.owner === me).map((alarm) => alarm.id);
}

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
