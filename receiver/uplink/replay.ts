/**
 * After a restart the store may have lost its last commits to a power cut: it is asked which of the frames that the spool
 * still holds it does not have, and those are handed over once more. When a frame came says nothing of when it was handed over.
 */
import fs from "node:fs";
import path from "node:path";
import type { MissingAnswer, MissingQuestion } from "../../domain/signals/incoming";
import type { ProtocolEngine } from "../contracts/engine";
import type { SpoolRef, SpoolTag, StoredRecord } from "../contracts/spool";
import type { Found } from "../spool/earlier";
import { writeDurably } from "../spool/files";
import type { Spool } from "../spool/spool";
import { isRefusal, type StoreAnswer, type StoreClient } from "./client";
import { isUrgent } from "./urgency";

export interface ReplaySetup {
  readonly spool: Pick<Spool, "deliveredSince" | "runOf">;
  readonly client: Pick<StoreClient, "post">;
  readonly directory: string;
  readonly engines: ReadonlyMap<string, ProtocolEngine>;
  readonly replayMinutes: number;
  readonly now: () => number;
  /** Monotonic milliseconds. */
  readonly ticks: () => number;
  readonly log: (line: string) => void;
}

const BOOT_FILE = "store-boot";
const MISSING_PATH = "/api/watchdesk/signals_missing";
const ASK_AGAIN_MS = 1000;
const TRIES_TOLD = 60;
/** A store that has said nothing for so long may be another one when it answers again. */
const SILENT_MS = 60_000;
const DAY_MS = 86_400_000;
/** Where a file of the spool could not be read. */
const READ_AGAIN_MS = 600_000;
/** "Not found" and "not implemented" (RFC 9110, 15.5.5 and 15.6.2). */
const NO_SUCH_ROUTE = new Set([404, 501]);

/** A store of a former version does not know the question, nor may a front that stands before it. */
const isUnknown = (status: number): boolean => NO_SUCH_ROUTE.has(status) || isRefusal(status);

const asSilence = (): StoreAnswer => ({ status: 0, body: "" });

/** Where a replay puts its frames. */
export interface ReplayTarget {
  readonly push: (ref: SpoolRef) => void;
  /** Forgets what an earlier replay put there and was not sent. */
  readonly drop: () => void;
}

export class Replay {
  private readonly open = new Set<number>();
  private reading = 0;
  private boot: string;
  private keptBoot: string;
  /** By the monotonic clock: the store was heard last, and is asked since. */
  private heardAt = -Infinity;
  private askedAt = -Infinity;
  private isOver = false;
  /** Not all that was delivered could be read. */
  private isUnread = false;

  constructor(
    private readonly setup: ReplaySetup,
    private readonly target: ReplayTarget,
  ) {
    this.boot = this.keptBoot = this.readBoot();
  }

  /** The boot number of a good answer; with a new one everything delivered lately is asked for. */
  async heardBoot(boot: string): Promise<void> {
    if (this.isOver) return;
    this.heardAt = this.setup.ticks();
    if (boot === "" || boot === this.boot) return;
    this.askedAt = this.heardAt;
    const isFirst = this.boot === "";
    this.boot = boot;
    if (!isFirst) await this.readAgain(boot);
    if (boot === this.boot) this.keepWhenDone();
  }

  /**
   * Of a store that is away nobody knows what it has lost; nor, while it is asked, what it will be sent once more. What it will not
   * say or take for a day must not fill the disk.
   */
  mayNeed(from: number, to: number): boolean {
    const now = this.setup.ticks();
    if (now - this.heardAt > SILENT_MS) return true;
    if (now - this.askedAt >= DAY_MS) return false;
    if (this.reading > 0 || this.isUnread) return true;
    return [...this.open].some((sequence) => from <= sequence && sequence <= to);
  }

  /** Nothing is asked any more; the next start begins the replay again. */
  stop(): void {
    this.isOver = true;
  }

  /** These frames were taken. One that is refused is kept aside in this run alone: the next start asks for it again. */
  settled(sequences: readonly number[]): void {
    if (this.open.size === 0) return;
    for (const sequence of sequences) this.open.delete(sequence);
    this.keepWhenDone();
  }

  /** A store that starts anew while it is being sent what it lost gets it once, not once for each start. */
  private async readAgain(boot: string): Promise<void> {
    const { spool, now, replayMinutes, log } = this.setup;
    this.open.clear();
    this.target.drop();
    let [looked, lost] = [0, 0];
    this.reading++;
    this.isUnread = false;
    try {
      for await (const found of spool.deliveredSince(now() - replayMinutes * 60_000)) {
        const missing = await this.missingOf(found, boot);
        if (this.isPast(boot)) break;
        looked += found.length;
        for (const one of missing) lost += this.pushAgain(one);
      }
    } catch (error) {
      log(`uplink: not all delivered frames could be read again, which is tried again: ${String(error)}`);
      if (!this.isPast(boot)) this.readLater(boot);
    }
    this.reading--;
    if (looked > 0 && !this.isPast(boot))
      log(`uplink: the store was started anew; of ${looked} delivered frames ${lost} are sent once more`);
  }

  private readLater(boot: string): void {
    this.isUnread = true;
    const again = (): void => {
      if (!this.isPast(boot)) void this.readAgain(boot).then(() => this.keepWhenDone());
    };
    setTimeout(again, READ_AGAIN_MS).unref();
  }

  /** How many were pushed: none where its protocol is gone. */
  private pushAgain(found: Found): number {
    const engine = this.setup.engines.get(found.record.protocol);
    if (!engine) return 0;
    this.open.add(found.record.sequence);
    this.target.push(refOf(found, engine));
    return 1;
  }

  private isPast(boot: string): boolean {
    return this.isOver || boot !== this.boot;
  }

  /** Of frames of one segment those that this boot of the store does not have; all where it can't say, as to it they change nothing. */
  private async missingOf(found: readonly Found[], boot: string): Promise<readonly Found[]> {
    const { client, spool, log } = this.setup;
    const sequences = found.map(({ record }) => record.sequence);
    // Each run begins a segment, so all of them have the name of the first.
    const question: MissingQuestion = { run: spool.runOf(sequences[0] ?? 0), sequences };
    for (let tries = 1; found.length > 0 && !this.isPast(boot); tries++) {
      const { status, body } = await client.post(MISSING_PATH, question).catch(asSilence);
      const missing = status === 200 ? missingIn(body) : null;
      if (missing) return found.filter(({ record }) => missing.has(record.sequence));
      if (isUnknown(status)) return found;
      if (tries === TRIES_TOLD)
        log(`uplink: the store does not say what it has lost (it answers ${status}); it is asked on`);
      await new Promise((resolve) => setTimeout(resolve, ASK_AGAIN_MS).unref());
    }
    return found;
  }

  /** Kept only now: a receiver that ends half-way must begin the replay again. */
  private keepWhenDone(): void {
    if (this.isOver || this.isUnread || this.reading > 0 || this.open.size > 0 || this.boot === this.keptBoot) return;
    try {
      writeDurably(path.join(this.setup.directory, BOOT_FILE), `${this.boot}\n`);
      this.keptBoot = this.boot;
    } catch (error) {
      this.setup.log(`uplink: the store's boot number could not be kept: ${String(error)}`);
    }
  }

  private readBoot(): string {
    try {
      return fs.readFileSync(path.join(this.setup.directory, BOOT_FILE), "latin1").trim();
    } catch {
      return "";
    }
  }
}

/** Null where it is no answer of the store. */
function missingIn(body: string): ReadonlySet<number> | null {
  try {
    const { missing } = JSON.parse(body) as Partial<MissingAnswer>;
    return Array.isArray(missing) ? new Set<number>(missing) : null;
  } catch {
    return null;
  }
}

/** Reference to a record that was found on disk; the frame of one without a tag is read again. */
export function refOf({ record, segment, at, length }: Found, engine: ProtocolEngine): SpoolRef {
  const { sequence, receivedAtMs } = record;
  const { account, isUrgent: urgent } = record.tag ?? tagOf(record, engine);
  return { sequence, receivedAtMs, account, isUrgent: urgent, segment, at, length };
}

function tagOf(record: StoredRecord, engine: ProtocolEngine): Omit<SpoolTag, "repeatHash"> {
  const reading = engine.reread(record);
  return { account: reading.account, isUrgent: record.kind === "frame" && isUrgent(reading) };
}
