/** Visits of pages on their way into the store's log: in batches, never in anybody's way, and rather lost than in a storm. */
import type { LogStreams, LogValue } from "../../domain/live/client-log";
import { AppError, type ErrorCode } from "../../domain/errors";
import { serverNow } from "../lib/server-time";
import { attempt } from "./attempt";
import type { Environment } from "./environment";
import { newId } from "./new-id";
import type { Turn } from "./outbox-turn";

/** One visit. */
export interface Visit {
  readonly id: string;
  /** ISO, by the server's clock. */
  readonly at: string;
  /** A route as the router knows it: no ids, no searches. */
  readonly path: string;
}

/** Where they wait. */
export interface VisitRows {
  /** Keeps it, or counts it where `most` wait already. */
  add(visit: Visit, most: number): Promise<void>;
  first(many: number): Promise<{ readonly visits: readonly Visit[]; readonly lost: number }>;
  /** Forgets those that are told, and so many of the lost. */
  remove(visits: readonly Visit[], told: number): Promise<void>;
}

/** What the log needs. */
export interface VisitDeps {
  readonly env: Pick<Environment, "clock">;
  readonly rows: VisitRows;
  readonly turn: Turn;
  post(body: LogStreams, signal: AbortSignal): Promise<void>;
}

/** A request carries so many at most. */
const VISITS_A_REQUEST = 50;
/** At most one request in so long. */
const VISITS_EVERY_MS = 10_000;
/** Further ones are counted alone. */
export const VISITS_MOST = 1_000;
const LONGEST_WAIT_MS = 600_000;
const ANSWER_MS = 10_000;
/** The store will never take it. */
const HOPELESS: readonly ErrorCode[] = ["bad_request", "body_bad", "field_too_long", "too_large"];

/** Kept by this tab alone. */
export function createMemoryVisits(): VisitRows {
  let visits: readonly Visit[] = [];
  let lost = 0;
  return {
    add: (visit, most) => {
      if (visits.length < most) visits = [...visits, visit];
      else lost += 1;
      return Promise.resolve();
    },
    first: (many) => Promise.resolve({ visits: visits.slice(0, many), lost }),
    remove: (told, count) => {
      visits = visits.filter(({ id }) => !told.some((other) => other.id === id));
      lost = Math.max(0, lost - count);
      return Promise.resolve();
    },
  };
}

/** The log of one person in one tab. */
export class VisitLog {
  readonly #deps: VisitDeps;
  readonly #stopTimer: () => void;
  readonly #abort = new AbortController();
  #sending = false;
  #faults = 0;
  #notBefore = 0;

  constructor(deps: VisitDeps) {
    this.#deps = deps;
    this.#stopTimer = deps.env.clock.every(VISITS_EVERY_MS, () => void this.#send());
  }

  /** Notes a visit. Nobody waits for it, and nothing comes of it where it fails. */
  add(path: string): void {
    const at = new Date(serverNow(this.#deps.env.clock)).toISOString();
    void attempt(this.#deps.rows.add({ id: newId(), at, path }, VISITS_MOST));
  }

  /** Ends it; what waits stays where it is kept. */
  stop(): void {
    this.#stopTimer();
    this.#abort.abort();
  }

  async #send(): Promise<void> {
    if (this.#sending || this.#deps.env.clock.steady() < this.#notBefore) return;
    this.#sending = true;
    await attempt(this.#deps.turn(() => this.#sendBatch()));
    this.#sending = false;
  }

  async #sendBatch(): Promise<void> {
    const { env, rows } = this.#deps;
    const { visits, lost } = await rows.first(VISITS_A_REQUEST);
    if (visits.length === 0 || this.#abort.signal.aborted) return;
    const sent = await attempt(this.#post(toStreams(visits, lost)));
    if (sent.ok || (sent.fault instanceof AppError && HOPELESS.includes(sent.fault.code))) {
      this.#faults = 0;
      return rows.remove(visits, lost);
    }
    this.#faults += 1;
    const waitMs = Math.min(LONGEST_WAIT_MS, VISITS_EVERY_MS * 2 ** this.#faults);
    this.#notBefore = env.clock.steady() + waitMs;
  }

  async #post(body: LogStreams): Promise<void> {
    const patience = new AbortController();
    const stop = this.#deps.env.clock.after(ANSWER_MS, () => patience.abort());
    await this.#deps.post(body, AbortSignal.any([patience.signal, this.#abort.signal])).finally(stop);
  }
}

/** As the store takes them. */
function toStreams(visits: readonly Visit[], lost: number): LogStreams {
  const values = visits.map(({ id, at, path }): LogValue => [
    at,
    JSON.stringify({ id, message: `Page visited: ${path}` }),
  ]);
  return { streams: [{ stream: { level: "info", app: "watchdesk", extras: { lost } }, values }] };
}
