/** Mutes that the store has not logged yet, kept per person in this browser until it has: through a lost line and a reload. */
import { MUTE_MAX_MS, type MuteAct, type MuteLine } from "../../../../domain/alarms/mute";
import { AppError, type ErrorCode } from "../../../../domain/errors";

/** The part of the browser's storage that is needed. */
export type MuteStorage = Pick<Storage, "getItem" | "setItem" | "removeItem" | "key" | "length">;

export interface MuteLogDeps {
  readonly storage: MuteStorage;
  /** Sends a line; throws AppError. */
  readonly send: (line: MuteLine) => Promise<unknown>;
  readonly now: () => number;
  readonly newId: () => string;
}

const PREFIX = "watchdesk.unsentMute.";

/** Refusals that the same line would meet again whenever it is sent. */
const FOR_EVER: readonly ErrorCode[] = ["bad_request", "body_bad", "no_right", "mute_time_bad", "mute_too_old"];

const prefixOf = (user: string): string => `${PREFIX}${user}.`;

/** Lines of a person; what another left at the same workstation waits for him: it is sent under the name of who did it. */
export class MuteLog {
  readonly #deps: MuteLogDeps;
  #sending: Promise<void> | undefined;

  constructor(deps: MuteLogDeps) {
    this.#deps = deps;
  }

  /** Keeps the line; nothing is muted where it can't be kept, since it then would not be logged. */
  keep(user: string, act: MuteAct): void {
    const { storage, newId, now } = this.#deps;
    const at = now();
    const until = act === "mute" ? at + MUTE_MAX_MS : at;
    const line: MuteLine = { id: newId(), act, at: new Date(at).toISOString(), until: new Date(until).toISOString() };
    storage.setItem(`${prefixOf(user)}${line.id}`, JSON.stringify(line));
  }

  /** Ids of storage entries that wait for this person. */
  waiting(user: string): readonly string[] {
    const { storage } = this.#deps;
    const keys = Array.from({ length: storage.length }, (_, i) => storage.key(i) ?? "");
    return keys.filter((key) => key.startsWith(prefixOf(user)));
  }

  /** Sends what waits; what does not get through is tried with the next call. Several tabs may do so: each line is stored once. */
  flush(user: string): Promise<void> {
    this.#sending ??= this.#flush(user).finally(() => (this.#sending = undefined));
    return this.#sending;
  }

  async #flush(user: string): Promise<void> {
    for (const key of this.waiting(user)) {
      try {
        await this.#deps.send(JSON.parse(this.#deps.storage.getItem(key) ?? "null") as MuteLine);
      } catch (error) {
        if (!isForEver(error)) return;
      }
      this.#deps.storage.removeItem(key);
    }
  }
}

/** A damaged entry says nothing that could be logged. */
const isForEver = (error: unknown): boolean =>
  error instanceof SyntaxError || (error instanceof AppError && FOR_EVER.includes(error.code));
