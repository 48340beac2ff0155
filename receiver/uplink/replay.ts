/** After a restart of the store the last minutes are handed over once more: it may have lost commits to a power cut. */
import fs from "node:fs";
import path from "node:path";
import type { ProtocolEngine } from "../contracts/engine";
import type { SpoolRecord, SpoolRef } from "../contracts/spool";
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

const SLICE = 500;
const BOOT_FILE = "store-boot";

export class Replay {
  private readonly open = new Set<number>();
  private reading = 0;
  private boot: string;
  private keptBoot: string;

  constructor(
    private readonly setup: ReplaySetup,
    private readonly push: (ref: SpoolRef) => void,
  ) {
    this.boot = this.keptBoot = this.readBoot();
  }

  /** The boot number of a good answer; with a new one everything delivered lately is pushed again. */
  async heardBoot(boot: string): Promise<void> {
    if (boot === "" || boot === this.boot) return;
    const isFirst = this.boot === "";
    this.boot = boot;
    if (!isFirst) await this.readAgain();
    this.keepWhenDone();
  }

  /** These frames need no further care: taken, or kept aside. */
  settled(sequences: readonly number[]): void {
    if (this.open.size === 0) return;
    for (const sequence of sequences) this.open.delete(sequence);
    this.keepWhenDone();
  }

  private async readAgain(): Promise<void> {
    const { spool, now, replayMinutes, engines, log } = this.setup;
    let count = 0;
    this.reading++;
    try {
      for (const found of spool.deliveredSince(now() - replayMinutes * 60_000)) {
        for (const { record, ...place } of found) {
          const engine = engines.get(record.protocol);
          if (engine) {
            this.open.add(record.sequence);
            this.push(refOf(record, place, engine));
          }
          // Panels must not wait for an answer while a busy day is read again.
          if (++count % SLICE === 0) await breath();
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

const breath = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** Reference to a record that was found on disk. */
export function refOf(
  record: SpoolRecord,
  place: { readonly segment: number; readonly at: number; readonly length: number },
  engine: ProtocolEngine,
): SpoolRef {
  const reading = engine.reread(record);
  return {
    sequence: record.sequence,
    receivedAtMs: record.receivedAtMs,
    account: reading.account,
    isUrgent: record.kind === "frame" && isUrgent(reading),
    ...place,
  };
}
