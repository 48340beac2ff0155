/** What the last runs left in the spool: recent frames into the memory of repeats, undelivered ones to the uplink. */
import type { ProtocolEngine, Reading } from "./contracts/engine";
import type { SpoolPlace, SpoolRecord, SpoolRef, StoredRecord } from "./contracts/spool";
import type { Earlier, EarlierWanted, Found } from "./spool/earlier";
import { refOf } from "./uplink/replay";

export interface RecallSetup {
  readonly spool: { readEarlier(wanted: EarlierWanted): AsyncIterable<Earlier[]> };
  readonly engines: ReadonlyMap<string, ProtocolEngine>;
  readonly sinceMs: number;
  /** A frame whose tag says what a copy of it is known by. */
  readonly rememberPlace: (record: StoredRecord, place: SpoolPlace) => void;
  /** One that an older program wrote. */
  readonly remember: (record: SpoolRecord, reading: Reading) => void;
  /** Null without a store. */
  readonly uplink: { addEarlier(refs: readonly SpoolRef[]): void; earlierDone(): void } | null;
  readonly log: (line: string) => void;
}

export class Recall {
  private readonly recent: SpoolRef[] = [];
  private isOver = false;

  constructor(private readonly setup: RecallSetup) {}

  /** The segments that the repeat window touches. Until this is over nobody can be told whether a frame is a copy. */
  async readRecent(): Promise<void> {
    const { spool, engines, sinceMs, uplink } = this.setup;
    for await (const slice of spool.readEarlier({ which: "recent", sinceMs })) {
      if (this.isOver) return;
      for (const found of slice) {
        const { record, isDelivered } = found;
        const engine = engines.get(record.protocol);
        if (!engine) continue;
        if (uplink && !isDelivered) this.recent.push(refOf(found, engine));
        if (record.kind === "frame" && record.receivedAtMs >= sinceMs) this.remember(found, engine);
      }
    }
  }

  private remember(found: Found, engine: ProtocolEngine): void {
    const { record } = found;
    if (record.tag) this.setup.rememberPlace(record, found);
    else this.setup.remember(record, engine.reread(record));
  }

  /**
   * Everything before them. It may be a day of frames, and answers don't depend on it, so it is read while panels are
   * served. Oldest first, then what `readRecent` found; the uplink keeps this run's frames behind both, so that no
   * account's order is changed.
   */
  async readOlder(): Promise<void> {
    const { spool, engines, sinceMs, uplink, log } = this.setup;
    if (!uplink) return;
    let count = this.recent.length;
    for await (const slice of spool.readEarlier({ which: "older", sinceMs })) {
      if (this.isOver) return;
      const refs: SpoolRef[] = [];
      for (const found of slice) {
        const engine = found.isDelivered ? undefined : engines.get(found.record.protocol);
        if (engine) refs.push(refOf(found, engine));
      }
      count += refs.length;
      uplink.addEarlier(refs);
    }
    uplink.addEarlier(this.recent.splice(0));
    uplink.earlierDone();
    if (count > 0) log(`uplink: ${count} frames of the last run are handed over now`);
  }

  /** The program ends; what is not read now is read at the next start. */
  stop(): void {
    this.isOver = true;
  }
}
