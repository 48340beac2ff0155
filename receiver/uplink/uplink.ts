/** Hands spooled frames to the store: small batches, few in flight, again and again until each is taken. */
import { keyOf, type IncomingSignal, type SignalBatch } from "../../domain/signals/incoming";
import type { ProtocolEngine } from "../contracts/engine";
import type { SpoolRef } from "../contracts/spool";
import type { Spool } from "../spool/spool";
import { isRefusal, type StoreAnswer, type StoreClient } from "./client";
import { UplinkQueue } from "./queue";
import { Replay } from "./replay";
import { toRows } from "./rows";
import { Surge } from "./surge";

export interface UplinkSetup {
  readonly client: StoreClient;
  readonly spool: Spool;
  readonly directory: string;
  readonly engines: ReadonlyMap<string, ProtocolEngine>;
  readonly replayMinutes: number;
  readonly now: () => number;
  /** Monotonic milliseconds. */
  readonly ticks: () => number;
  readonly log: (line: string) => void;
  /** How often refused frames are offered again. */
  readonly parkedRetryMs?: number;
  /** Frames that may wait for the store before strangers' are refused. */
  readonly maxWaiting: number;
}

export const SIGNALS_PATH = "/api/watchdesk/signals";
const MAX_FRAMES = 50;
/** With so many waiting, batches of known accounts are larger: a sixth more a second, and an act waits 0.1 s, not 0.05. */
const CROWD = 1000;
const MAX_FRAMES_OF_CROWD = 100;
const MAX_ROWS = 500;
const MAX_IN_FLIGHT = 2;
/** Of one known account, when very many wait. */
const MOST_OF_ACCOUNT = 1000;
const GATHER_MS = 10;
/** How often a surge is asked whether it is over. */
const HELD_MS = 50;
const REPEATS_MS = 1000;
const BACKOFF_FIRST_MS = 200;
const BACKOFF_LAST_MS = 5000;
const MAX_REPEATS = 500;
const PARKED_RETRY_MS = 30_000;
const MAX_PARKED_A_TURN = 500;
/** At the end of the program a store that is slow to answer is not waited for: the rows come again. */
const LAST_ANSWER_MS = 1000;

/** A frame and its rows, which stay together. */
interface Parcel {
  readonly ref: SpoolRef;
  readonly rows: IncomingSignal[];
}

type Taken = "taken" | "refused" | "later";

export class Uplink {
  readonly queue = new UplinkQueue();
  private readonly parked = new Map<number, SpoolRef>();
  private readonly parkedTimer: NodeJS.Timeout;
  private inFlight = 0;
  private gathering: NodeJS.Timeout | null = null;
  private readonly repeats = new Map<number, number>();
  /** Told already. */
  private readonly refused = new Set<number>();
  private readonly repeatTimer: NodeJS.Timeout;
  private readonly sleepers = new Set<() => void>();
  private isClosed = false;
  private isDown = false;
  private readonly surge = new Surge();
  private readonly replay: Replay;
  /** Frames of this run, kept until those of earlier runs are in the queue before them; null = they are. */
  private behindEarlier: SpoolRef[] | null = [];

  constructor(private readonly setup: UplinkSetup) {
    this.replay = new Replay(setup, {
      push: (ref) => this.queue.pushReplay(ref),
      drop: () => this.queue.dropReplays(),
    });
    this.repeatTimer = setInterval(() => this.sendRepeatsAlone(), REPEATS_MS);
    this.repeatTimer.unref();
    this.parkedTimer = setInterval(() => this.offerParked(), setup.parkedRetryMs ?? PARKED_RETRY_MS);
    this.parkedTimer.unref();
  }

  /** Frames the store refuses; they are offered again from time to time. */
  get parkedCount(): number {
    return this.parked.size;
  }

  /** Frames that the store has not taken yet. */
  get undeliveredCount(): number {
    return this.queue.size + this.parked.size + (this.behindEarlier?.length ?? 0);
  }

  /** When the oldest frame came that waits for the store, 0 = none does. Those it refuses have a number of their own. */
  get waitingSinceMs(): number {
    const { spool } = this.setup;
    const counts = ({ sequence }: SpoolRef): boolean => !this.refused.has(sequence) && !spool.isDelivered(sequence);
    const oldest = Math.min(this.queue.oldestMs(counts), this.behindEarlier?.[0]?.receivedAtMs ?? Infinity);
    return oldest === Infinity ? 0 : oldest;
  }

  /** Has the store a site for it? Yes while the store has not said. */
  knows(account: string): boolean {
    return this.queue.knows(account);
  }

  /**
   * May a frame of that account still be taken? A flood of made-up ones would fill memory and disk, and the store would
   * be busy with them for hours: beyond a bound they are not answered. Nor is, then, an account the store has a site for
   * when a thousand of its own wait: that is a runaway panel, or somebody who speaks in its name.
   */
  hasRoomFor(account: string): boolean {
    if (this.undeliveredCount < this.setup.maxWaiting) return true;
    return this.knows(account) && this.queue.waitingOf(account) < MOST_OF_ACCOUNT;
  }

  /** Frames that one sync put on the disk. */
  add(refs: readonly SpoolRef[]): void {
    this.surge.stored(refs.length, this.setup.ticks());
    if (this.behindEarlier) for (const ref of refs) this.behindEarlier.push(ref);
    else this.enqueue(refs);
  }

  /** Undelivered frames of earlier runs, oldest first; sent while the rest of them is still being read. */
  addEarlier(refs: readonly SpoolRef[]): void {
    this.enqueue(refs);
  }

  /** All of them are there: now this run's follow. */
  earlierDone(): void {
    const behind = this.behindEarlier ?? [];
    this.behindEarlier = null;
    this.enqueue(behind);
  }

  /** Accounts the store has a site for, null when it does not say; the frames of others wait behind theirs. */
  setKnownAccounts(accounts: readonly string[] | null): void {
    const known = accounts && new Set(accounts.map(plainAccount));
    // Compared without leading zeros whatever the receiver's option says: at worst a stranger is sent as soon as others.
    this.queue.setKnown((account) => known === null || known.has(plainAccount(account)));
    this.schedule();
  }

  /** The same bytes came again; the store is told the total. */
  repeated(sequence: number, count: number): void {
    this.repeats.set(sequence, count);
  }

  /** Stops sending; what is not delivered is in the spool. */
  async close(): Promise<void> {
    this.isClosed = true;
    this.replay.stop();
    clearInterval(this.repeatTimer);
    clearInterval(this.parkedTimer);
    if (this.gathering) clearTimeout(this.gathering);
    for (const wake of this.sleepers) wake();
    const cutOff = setTimeout(() => this.setup.client.close(), LAST_ANSWER_MS);
    while (this.inFlight > 0) await new Promise((resolve) => setTimeout(resolve, 5));
    clearTimeout(cutOff);
    this.setup.client.close();
  }

  private enqueue(refs: readonly SpoolRef[]): void {
    for (const ref of refs) this.queue.push(ref);
    this.schedule();
  }

  private schedule(): void {
    if (this.isClosed || this.inFlight >= MAX_IN_FLIGHT || !this.queue.hasReady) return;
    if (this.isHeld) this.gathering ??= setTimeout(() => this.dispatch(), HELD_MS);
    else if (this.queue.hasUrgent || this.queue.size + this.queue.replaySize >= MAX_FRAMES) this.dispatch();
    else this.gathering ??= setTimeout(() => this.dispatch(), GATHER_MS);
  }

  /**
   * The store would take the processor that the answers need. Fire, hold-up, medical and panic of a known account never
   * wait. Those of strangers do, for the few seconds a surge may last: anybody can send a fire code with a made-up account.
   */
  private get isHeld(): boolean {
    return !this.queue.hasKnownUrgent && this.surge.isHolding(this.setup.ticks());
  }

  /** Not while life and limb waits: the next fire would wait for the whole of a large batch. */
  private get isCrowded(): boolean {
    return this.queue.size >= CROWD && !this.queue.hasKnownUrgent;
  }

  private dispatch(): void {
    if (this.gathering) clearTimeout(this.gathering);
    this.gathering = null;
    while (!this.isClosed && this.inFlight < MAX_IN_FLIGHT) {
      if (this.isHeld) return this.schedule();
      const batch = this.queue.take(MAX_FRAMES, this.isCrowded ? MAX_FRAMES_OF_CROWD : MAX_FRAMES);
      if (!batch) return;
      this.inFlight++;
      void this.deliver(batch.refs).then(() => {
        this.inFlight--;
        this.queue.done(batch);
        this.schedule();
      });
    }
  }

  /** Ends when every frame of the batch is delivered or parked, or the program ends. */
  private async deliver(refs: readonly SpoolRef[]): Promise<void> {
    const records: Parcel[] = [];
    for (const ref of refs) {
      const rows = await this.rowsOf(ref);
      if (rows) records.push({ ref, rows });
    }
    for (const part of slicesByRows(records)) await this.deliverPart(part);
  }

  private async deliverPart(part: readonly Parcel[]): Promise<void> {
    if (part.length === 0) return;
    const repeats = this.takeRepeats();
    const taken = await this.post(
      part.flatMap(({ rows }) => rows),
      repeats,
    );
    if (taken === "later") return;
    if (taken === "taken") {
      const sequences = part.map(({ ref }) => ref.sequence);
      this.setup.spool.markDelivered(sequences);
      this.replay.settled(sequences);
      for (const { ref } of part) this.refused.delete(ref.sequence);
      return;
    }
    for (const { key, count } of repeats) this.restoreRepeat(key, count);
    if (part.length === 1) {
      const { ref, rows } = part[0]!;
      const { account, code } = rows[0]!;
      this.park(
        ref,
        `the store refuses frame ${ref.sequence} (account ${account}, code ${code}); ` +
          "it stays in the spool and is tried again now and then",
      );
      return;
    }
    const middle = part.length >> 1;
    await this.deliverPart(part.slice(0, middle));
    await this.deliverPart(part.slice(middle));
  }

  /** Tries until the store has answered with a yes or a no. */
  private async post(signals: IncomingSignal[], repeats: SignalBatch["repeats"]): Promise<Taken> {
    const batch: SignalBatch = { spool: this.setup.spool.id, signals, repeats };
    let waitMs = BACKOFF_FIRST_MS;
    while (!this.isClosed) {
      const answer = await this.setup.client.post(SIGNALS_PATH, batch).catch(asFailure);
      if (answer.status === 200) {
        if (this.isDown) this.setup.log("uplink: the store answers again");
        this.isDown = false;
        return "taken";
      }
      if (isRefusal(answer.status)) return "refused";
      this.tellDown(answer);
      await this.sleep(waitMs);
      waitMs = Math.min(waitMs * 2, BACKOFF_LAST_MS);
    }
    return "later";
  }

  private async rowsOf(ref: SpoolRef): Promise<IncomingSignal[] | null> {
    try {
      const record = await this.setup.spool.read(ref);
      const engine = this.setup.engines.get(record.protocol);
      if (!engine) throw new Error(`no engine for ${record.protocol}`);
      return toRows(record, engine.reread(record), (sequence) => this.setup.spool.runOf(sequence));
    } catch (error) {
      // Asked for again for more than a day, and refused all the while: it was delivered once, and its file has gone.
      if (isMissing(error) && this.setup.spool.isDelivered(ref.sequence)) {
        this.replay.settled([ref.sequence]);
        this.refused.delete(ref.sequence);
        return null;
      }
      this.park(
        ref,
        `frame ${ref.sequence} can't be read from the spool (${String(error)}); it is tried again now and then`,
      );
      return null;
    }
  }

  /** Keeps a frame aside, told once and never given up: what is acknowledged must reach the store. */
  private park(ref: SpoolRef, why: string): void {
    this.parked.set(ref.sequence, ref);
    if (this.refused.has(ref.sequence)) return;
    this.refused.add(ref.sequence);
    this.setup.spool.markParked(ref.sequence);
    this.setup.log(`uplink: ${why}`);
  }

  /** A refusal may come from a fault of the store that someone mends: nothing is given up for good. */
  private offerParked(): void {
    if (this.isClosed || this.isDown) return;
    for (const [sequence, ref] of [...this.parked].slice(0, MAX_PARKED_A_TURN)) {
      this.parked.delete(sequence);
      this.queue.push(ref);
    }
    this.schedule();
  }

  /** Must frames of these numbers stay in the spool although they were delivered? */
  mayNeed(from: number, to: number): boolean {
    return this.replay.mayNeed(from, to);
  }

  /** Every good answer names the store's boot; see `Replay`. */
  heardBoot(boot: string): void {
    if (this.isClosed) return;
    void this.replay.heardBoot(boot).then(() => this.schedule());
  }

  private tellDown(answer: StoreAnswer): void {
    if (this.isDown) return;
    this.isDown = true;
    const refusal =
      answer.status === 507 ? "takes nothing, its disk is full" : `can't be reached (it answers ${answer.status})`;
    const what = answer.status === 0 ? `can't be reached (${answer.body})` : refusal;
    this.setup.log(`uplink: the store ${what}; frames are acknowledged and kept in the spool`);
  }

  private takeRepeats(): SignalBatch["repeats"] {
    const taken: { key: string; count: number }[] = [];
    for (const [sequence, count] of this.repeats) {
      if (taken.length >= MAX_REPEATS) break;
      if (!this.setup.spool.isDelivered(sequence)) continue;
      this.repeats.delete(sequence);
      taken.push({ key: keyOf(this.setup.spool.runOf(sequence), sequence, 0), count });
    }
    return taken;
  }

  private restoreRepeat(key: string, count: number): void {
    const sequence = Number(key.split(":")[1]);
    if (!this.repeats.has(sequence)) this.repeats.set(sequence, count);
  }

  private sendRepeatsAlone(): void {
    if (this.isClosed || this.inFlight > 0 || this.repeats.size === 0) return;
    const repeats = this.takeRepeats();
    if (repeats.length === 0) return;
    this.inFlight++;
    void this.post([], repeats).then(() => {
      this.inFlight--;
      this.schedule();
    });
  }

  private sleep(ms: number): Promise<void> {
    return new Promise((resolve) => {
      const wake = (): void => {
        clearTimeout(timer);
        this.sleepers.delete(wake);
        resolve();
      };
      const timer = setTimeout(wake, ms);
      this.sleepers.add(wake);
    });
  }
}

/** Cuts a batch of frames with unusually many events into posts the store takes. */
function slicesByRows(parcels: readonly Parcel[]): Parcel[][] {
  const slices: Parcel[][] = [];
  let rows = MAX_ROWS;
  for (const parcel of parcels) {
    rows += parcel.rows.length;
    if (rows > MAX_ROWS) {
      slices.push([]);
      rows = parcel.rows.length;
    }
    slices.at(-1)!.push(parcel);
  }
  return slices;
}

const plainAccount = (account: string): string => account.replace(/^0+(?=.)/, "").toUpperCase();

const isMissing = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === "ENOENT";

const asFailure = (error: unknown): StoreAnswer => ({
  status: 0,
  body: error instanceof Error ? error.message : String(error),
});
