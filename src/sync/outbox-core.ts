/** The outbox of one person in one tab: keeps what he wrote, sends it once and in order, and says how it stands. */
import { AppError, asAppError } from "../../domain/errors";
import { serverNow } from "../lib/server-time";
import { attempt } from "./attempt";
import { backoffMs } from "./backoff";
import type { Environment } from "./environment";
import { newId } from "./new-id";
import { isUnsent, nextLine, type LineBody, type NewLine, type OutboxLine, type StoredLine } from "./outbox-lines";
import { joinRows, type LineChange, type OutboxRows } from "./outbox-rows";
import { emptyOutbox, type OutboxState } from "./outbox-state";
import type { Turn } from "./outbox-turn";
import { ODD_MOST, verdictOf } from "./outbox-verdict";
import type { Vault } from "./vault";

/** A line as it is sent. */
export interface Outgoing extends Pick<LineBody, "text" | "shortcut" | "dial" | "ended"> {
  readonly id: string;
  readonly kind: StoredLine["kind"];
  readonly alarm: string;
  readonly madeAt: number;
}

/** What the outbox needs. */
export interface OutboxDeps {
  readonly env: Pick<Environment, "clock" | "random" | "onWake">;
  readonly state: OutboxState;
  readonly vault: Vault;
  /** On the disk; undefined where nothing can be kept there. */
  readonly disk: OutboxRows | undefined;
  readonly memory: OutboxRows;
  readonly turn: Turn;
  /** Sends a line; resolves when the store has it. Throws AppError. */
  post(line: Outgoing, signal: AbortSignal): Promise<void>;
}

/** So often what waits is sent, whatever else is heard of the line. */
const FLUSH_EVERY_MS = 15_000;
/** An answer is waited for so long; the line is then sent again, which changes nothing in the store. */
const ANSWER_MS = 20_000;
/** Who sees for so long that a line is not sent sees then that it is. */
const NOTICED_MS = 3_000;
/** A sent line that had to wait stays to be seen as such; another goes as soon as the log has it. */
const KEEP_SENT_MS = { waited: 600_000, plain: 20_000 };

/** The outbox. */
export class Outbox {
  readonly #deps: OutboxDeps;
  readonly #rows: OutboxRows;
  readonly #ends: (() => void)[];
  readonly #abort = new AbortController();
  readonly #bodies = new Map<string, LineBody | null>();
  #flushing: Promise<void> | undefined;
  #again = false;
  /** Sendings in a row that found no store. */
  #faults = 0;
  #retry: (() => void) | undefined;
  #refreshing: Promise<void> = Promise.resolve();

  constructor(deps: OutboxDeps) {
    this.#deps = deps;
    this.#rows = joinRows(deps.disk, deps.memory);
    const { clock, onWake } = deps.env;
    this.#ends = [
      this.#rows.watch(() => void this.#refresh()),
      clock.every(FLUSH_EVERY_MS, () => void this.#tick()),
      onWake(() => void this.flush()),
    ];
    void this.#refresh().then(() => this.flush());
  }

  /** Keeps a line and begins to send it. Resolves once it is kept, in memory where nothing else goes. */
  async put({ id, kind, alarm, ...body }: NewLine): Promise<void> {
    if (this.#abort.signal.aborted) throw new AppError("session_ended");
    // Pressed twice: it is kept, or about to be.
    if (this.#bodies.has(id)) return;
    this.#bodies.set(id, body);
    const standing = { id, kind, alarm, madeAt: serverNow(this.#deps.env.clock), state: "waiting", code: "" } as const;
    const sending = { tries: 0, waited: false, notBefore: 0, sentAt: 0, renamed: false };
    try {
      await this.#rows.add({ ...standing, ...sending, body: await this.#deps.vault.seal(body) });
    } catch (error) {
      // Nothing is kept: the next press must not take it for sent.
      this.#bodies.delete(id);
      throw error;
    }
    await this.#refresh();
    void this.flush();
  }

  /** Sends a refused line once more, under the same id. */
  async retry(id: string): Promise<void> {
    const change = { state: "waiting", code: "", tries: 0, notBefore: 0, waited: true } as const;
    await this.#rows.change(id, change, ({ state }) => state === "refused");
    await this.#refresh();
    await this.flush();
  }

  /** Forgets a refused line: whoever wrote it has said so. */
  async discard(id: string): Promise<void> {
    await this.#rows.remove((line) => line.id === id && line.state === "refused");
    await this.#refresh();
  }

  /** Forgets all that is not sent. */
  async discardAll(): Promise<void> {
    await this.#rows.remove(() => true);
    await this.#refresh();
  }

  /** Sends what waits; resolves when nothing more can be done now. Asked for often at once, it sends once. */
  flush(): Promise<void> {
    if (this.#abort.signal.aborted) return Promise.resolve();
    this.#again = this.#flushing !== undefined;
    this.#flushing ??= this.#flush().finally(() => {
      this.#flushing = undefined;
      if (this.#again) void this.flush();
    });
    return this.#flushing;
  }

  /** Nothing more is sent from here; what waits stays where it is kept, in this tab's memory too. */
  stop(): void {
    this.#abort.abort();
    this.#retry?.();
    for (const end of this.#ends) end();
    Object.assign(this.#deps.state, { lines: emptyOutbox().lines });
  }

  async #tick(): Promise<void> {
    const now = this.#deps.env.clock.now();
    const isOver = ({ waited, sentAt }: StoredLine): boolean =>
      Math.abs(now - sentAt) > (waited ? KEEP_SENT_MS.waited : KEEP_SENT_MS.plain);
    const lines = await this.#all();
    if (lines.some((line) => line.state === "sent" && isOver(line)))
      await this.#rows.remove((line) => line.state === "sent" && isOver(line));
    if (lines.some(isUnsent)) await this.flush();
  }

  #all(): Promise<readonly StoredLine[]> {
    return this.#rows.all();
  }

  async #flush(): Promise<void> {
    if (!(await this.#all()).some(isUnsent)) return;
    this.#retry?.();
    this.#retry = undefined;
    await attempt(this.#deps.turn((renew) => this.#sendAll(renew)));
  }

  async #sendAll(renew: () => Promise<boolean>): Promise<void> {
    const { clock } = this.#deps.env;
    while (!this.#abort.signal.aborted && (await renew())) {
      const line = nextLine(await this.#all(), clock.now());
      if (!line || !(await this.#send(line))) return;
    }
  }

  /** Sends one; false where none of the others can be sent now. */
  async #send(line: StoredLine): Promise<boolean> {
    const tries = line.tries + 1;
    // Discarded meanwhile, in another tab: it is not sent.
    if (!(await this.#rows.change(line.id, { state: "sending", tries }, isUnsent))) return true;
    const body = await this.#bodyOf(line);
    if (!body) return this.#become(line, { state: "refused", code: "unreadable" });
    const sent = await attempt(this.#post({ ...line, ...body }));
    if (sent.ok) {
      this.#faults = 0;
      const { clock } = this.#deps.env;
      const waited = line.waited || serverNow(clock) - line.madeAt > NOTICED_MS;
      return this.#become(line, { state: "sent", sentAt: clock.now(), waited });
    }
    return this.#failed({ ...line, tries }, sent.fault);
  }

  async #post({ id, kind, alarm, madeAt, text, shortcut, dial, ended }: Outgoing): Promise<void> {
    const patience = new AbortController();
    const stop = this.#deps.env.clock.after(ANSWER_MS, () => patience.abort());
    const signal = AbortSignal.any([patience.signal, this.#abort.signal]);
    try {
      const more = { ...(dial ? { dial } : {}), ...(ended ? { ended } : {}) };
      await this.#deps.post({ id, kind, alarm, madeAt, text, shortcut, ...more }, signal);
    } catch (error) {
      throw signal.aborted ? new AppError("network", {}, { cause: error }) : error;
    } finally {
      stop();
    }
  }

  async #failed(line: StoredLine, fault: unknown): Promise<boolean> {
    const error = asAppError(fault);
    const verdict = verdictOf(error);
    if (verdict === "away" || verdict === "left") {
      await this.#become(line, { state: "waiting", waited: true });
      if (verdict === "away") this.#later();
      return false;
    }
    if (verdict === "renamed" && !line.renamed) {
      // Kept before it is sent: whatever is lost from here on, there is one line.
      const id = newId();
      this.#bodies.set(id, (await this.#bodyOf(line)) ?? null);
      return this.#become(line, { state: "waiting", id, renamed: true });
    }
    if (verdict === "odd" && line.tries < ODD_MOST) {
      const { clock, random } = this.#deps.env;
      this.#later();
      const notBefore = clock.now() + backoffMs(line.tries, random());
      return this.#become(line, { state: "waiting", waited: true, notBefore });
    }
    const body = { ...(await this.#bodyOf(line)), refusal: sayable(error.data) } as LineBody;
    this.#bodies.set(line.id, body);
    return this.#become(line, { state: "refused", code: error.code, body: await this.#deps.vault.seal(body) });
  }

  async #become(line: StoredLine, change: LineChange): Promise<true> {
    // What another tab has sent meanwhile is sent, whatever became of it here.
    await this.#rows.change(line.id, change, ({ state }) => state !== "sent");
    await this.#refresh();
    return true;
  }

  /** Once more before the next round is due. */
  #later(): void {
    const { clock, random } = this.#deps.env;
    this.#faults += 1;
    this.#retry?.();
    this.#retry = clock.after(Math.min(FLUSH_EVERY_MS, backoffMs(this.#faults, random())), () => void this.flush());
  }

  /** What stands in the rows becomes what the screen shows, one after the other. */
  #refresh(): Promise<void> {
    this.#refreshing = this.#refreshing.then(() => this.#show()).catch(() => undefined);
    return this.#refreshing;
  }

  async #show(): Promise<void> {
    const stored = [...(await this.#all())].sort((a, b) => a.seq - b.seq);
    const lines: OutboxLine[] = [];
    for (const line of stored) lines.push(toShown(line, await this.#bodyOf(line)));
    const inMemory = (await this.#deps.memory.all()).filter(({ state }) => state !== "sent").length;
    const { state } = this.#deps;
    if (!this.#abort.signal.aborted) Object.assign(state, { lines, inMemory } satisfies OutboxState);
    // What the end of the session overtook on its way to the disk stands here alone.
    else if (inMemory > state.inMemory) state.inMemory = inMemory;
  }

  async #bodyOf(line: StoredLine): Promise<LineBody | null> {
    const known = this.#bodies.get(line.id);
    // Refused in another tab: why is in what that has sealed since.
    const isOlder = line.state === "refused" && known?.refusal === undefined;
    if (known === null || (known && !isOlder)) return known;
    const unsealed = await this.#deps.vault.unseal<LineBody>(line.body);
    const body = unsealed.ok ? unsealed.value : null;
    this.#bodies.set(line.id, body);
    return body;
  }
}

/** What a database can keep of a refusal's values. */
const sayable = (data: AppError["data"]): Readonly<Record<string, unknown>> =>
  JSON.parse(JSON.stringify(data)) as Record<string, unknown>;

function toShown(line: StoredLine, body: LineBody | null): OutboxLine {
  const { id, kind, alarm, madeAt, state, code, tries, waited, seq } = line;
  const data = (state === "refused" && body?.refusal) || {};
  return { id, kind, alarm, madeAt, state, code, data, tries, waited, seq, body };
}
