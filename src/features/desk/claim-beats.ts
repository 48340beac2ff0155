/** Which claims this tab speaks for, and what it hears of one that no longer stands; no timers and no page in here. */
import { AppError } from "../../../domain/errors";
import { toMs } from "../../lib/date-time";
import type { Silence } from "../../resources/unheard-claims";
import type { LiveState } from "../../sync/live-state";
import { isUnreached } from "../../sync/reached";

const LOST: readonly string[] = ["claim_lapsed", "alarm_not_yours"];
/** So many beats in a row that went unanswered are no accident. */
const MISSES = 2;
/** A tick comes a little early or late. */
const SLACK_MS = 1_000;

/**
 * Does this tab speak for the claims of its browser? The one that leads does; the others where they hear nothing live of
 * it, since it may be frozen and hold the lead all the same. Two beats are as good as one.
 */
export const speaksForClaims = ({ leader, status }: Readonly<Pick<LiveState, "leader" | "status">>): boolean =>
  leader || status !== "live";

/** A claim that is to be kept. */
export interface HeldClaim {
  readonly id: string;
  /** Epoch ms by the server's clock. */
  readonly claimedAt: number;
  /** It stands for so long without a beat. */
  readonly lapseMs: number;
}

export interface BeatDeps {
  readonly beat: (id: string) => Promise<{ readonly lapseAt: string }>;
  /** A claim no longer stands: said once, however often the store says it. */
  readonly onLapsed: (id: string) => void;
  /** A beat has not reached the store: what else is shown may be as old. */
  readonly onCut: () => void;
  readonly onSilent: (id: string, silence: Silence) => void;
  /** The store has answered, or it is no claim any more. */
  readonly onHeard: (id: string) => void;
  /** Epoch ms by the server's clock. */
  readonly now: () => number;
}

/** What is known of a claim's beats. */
interface Line {
  heardAt: number;
  lapseAt: number;
  missed: number;
  /** That nothing is heard of it has been told. */
  silent: boolean;
  /** The beat that is on its way. */
  sent: object | undefined;
}

/** The beats of one tab. */
export class ClaimBeats {
  readonly #deps: BeatDeps;
  readonly #lost = new Set<string>();
  readonly #lines = new Map<string, Line>();
  #everyMs = 0;

  constructor(deps: BeatDeps) {
    this.#deps = deps;
  }

  /** One beat for each; a store that does not answer has taken nothing away. */
  async send(claims: readonly HeldClaim[], everyMs: number): Promise<void> {
    this.#everyMs = everyMs;
    this.keep(claims);
    await Promise.all(claims.map((claim) => this.#send(claim)));
  }

  /** Somebody else speaks for them now, or is here. */
  forget(): void {
    this.#lost.clear();
    this.#lines.clear();
  }

  /** These and no others are held. */
  keep(claims: readonly HeldClaim[]): void {
    const held = new Set(claims.map(({ id }) => id));
    // An alarm that was ours no more and is ours again may be lost again.
    for (const id of this.#lost) if (!held.has(id)) this.#lost.delete(id);
    for (const [id, line] of this.#lines) {
      if (held.has(id)) continue;
      this.#lines.delete(id);
      this.#deps.onHeard(id);
      // The stream has told what no beat could be answered.
      if (line.silent && this.#deps.now() >= line.lapseAt - SLACK_MS) this.#deps.onLapsed(id);
    }
  }

  async #send(claim: HeldClaim): Promise<void> {
    const { id } = claim;
    const line = this.#lineOf(claim);
    // One that still hangs goes unanswered.
    if (line.sent) this.#missed(id, line);
    const sent = (line.sent = {});
    const sentAt = this.#deps.now();
    try {
      const { lapseAt } = await this.#deps.beat(id);
      this.#heard(id, line, { since: sentAt, lapseAt: toMs(lapseAt) ?? sentAt + claim.lapseMs });
    } catch (error) {
      if (error instanceof AppError && LOST.includes(error.code)) return this.#lose(id, line);
      if (line.sent !== sent) return;
      line.sent = undefined;
      this.#missed(id, line, error);
    }
  }

  /** Before the first answer in this tab: the claim itself, or a beat of the tab before. */
  #lineOf({ id, claimedAt, lapseMs }: HeldClaim): Line {
    const known = this.#lines.get(id);
    if (known && claimedAt <= known.heardAt) return known;
    const heardAt = known ? claimedAt : Math.max(claimedAt, this.#deps.now() - this.#everyMs);
    const line = { heardAt, lapseAt: heardAt + lapseMs, missed: 0, silent: false, sent: undefined };
    this.#lines.set(id, line);
    return line;
  }

  #heard(id: string, line: Line, { since, lapseAt }: Silence): void {
    Object.assign(line, { heardAt: since, lapseAt, missed: 0, silent: false, sent: undefined });
    this.#deps.onHeard(id);
  }

  #missed(id: string, line: Line, error?: unknown): void {
    line.missed += 1;
    if (error === undefined || isUnreached(error)) this.#deps.onCut();
    const { heardAt: since, lapseAt } = line;
    const silentMs = this.#deps.now() - since;
    if (line.missed < MISSES && silentMs < MISSES * this.#everyMs - SLACK_MS) return;
    line.silent = true;
    this.#deps.onSilent(id, { since, lapseAt });
  }

  #lose(id: string, line: Line): void {
    line.sent = undefined;
    line.silent = false;
    this.#deps.onHeard(id);
    if (this.#lost.has(id)) return;
    this.#lost.add(id);
    this.#deps.onLapsed(id);
  }
}
