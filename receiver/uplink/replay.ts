/** After a restart of the store the last minutes are handed over once more: it may have lost commits to a power cut. */
import fs from "node:fs";
import path from "node:path";
import type { ProtocolEngine } from "../contracts/engine";
import type { SpoolRef, SpoolTag, StoredRecord } from "../contracts/spool";
import type { Found } from "../spool/earlier";
import { writeDurably } from "../spool/files";
import type { Spool } from "../spool/spool";
import { isUrgent } from "./urgency";

export interface ReplaySetup {
  readonly spool: Pick<Spool, "deliveredSince">;
  readonly directory: string;
  readonly engines: ReadonlyMap<string, ProtocolEngine>;
  readonly replayMinutes: number;
  readonly now: () => number;
  readonly log: (line: string) => void;
}

const BOOT_FILE = "store-boot";

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

  constructor(
    private readonly setup: ReplaySetup,
    private readonly target: ReplayTarget,
  ) {
    this.boot = this.keptBoot = this.readBoot();
  }

  /** The boot number of a good answer; with a new one everything delivered lately is pushed again. */
  async heardBoot(boot: string): Promise<void> {
    if (boot === "" || boot === this.boot) return;
    const isFirst = this.boot === "";
    this.boot = boot;
    if (!isFirst) await this.readAgain(boot);
    if (boot === this.boot) this.keepWhenDone();
  }

  /** These frames need no further care: taken, or kept aside. */
  settled(sequences: readonly number[]): void {
    if (this.open.size === 0) return;
    for (const sequence of sequences) this.open.delete(sequence);
    this.keepWhenDone();
  }

  /** A store that starts anew while it is being sent the last minutes gets them once, not once for each start. */
  private async readAgain(boot: string): Promise<void> {
    const { spool, now, replayMinutes, engines, log } = this.setup;
    this.open.clear();
    this.target.drop();
    let count = 0;
    this.reading++;
    try {
      for await (const found of spool.deliveredSince(now() - replayMinutes * 60_000)) {
        if (boot !== this.boot) break;
        for (const one of found) {
          const { record } = one;
          const engine = engines.get(record.protocol);
          if (!engine) continue;
          this.open.add(record.sequence);
          this.target.push(refOf(one, engine));
          count++;
        }
      }
    } catch (error) {
      log(`uplink: not all delivered frames could be read again: ${String(error)}`);
    }
    this.reading--;
    if (count > 0) log(`uplink: the store was started anew; ${count} delivered frames are sent once more`);
  }

  /** Kept only now: a receiver that ends half-way must begin the replay again. */
  private keepWhenDone(): void {
    if (this.reading > 0 || this.open.size > 0 || this.boot === this.keptBoot) return;
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
