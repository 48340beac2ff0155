/** The spool: append-only segments, one shared fdatasync for all that wait, delivered marks, retention. */
import fs from "node:fs";
import { grown, syncData, syncDirectory, writeAll } from "./files";
import { LastLife } from "./last-life";
import { takeLock } from "./lock";
import { Marks } from "./marks";
import type {
  SpoolPlace,
  SpoolPort,
  SpoolRecord,
  SpoolRef,
  SpoolStatus,
  SpoolTag,
  StoredRecord,
} from "../contracts/spool";
import { SegmentReaders } from "./readers";
import { decodeRecord, encodeRecord, recordSizeLimit } from "./record";
import { type Earlier, type EarlierWanted, readSegment } from "./earlier";
import { recoverTail, segmentPath } from "./recover";
import { removeSegment, wholeSinceMs } from "./retention";
import { Runs, spoolIdOf } from "./runs";
import { ENVELOPE_BYTES, sealRecord, SEGMENT_HEADER } from "./segment";

export interface SpoolSetup {
  readonly directory: string;
  readonly now: () => number;
  /** Monotonic milliseconds. */
  readonly ticks: () => number;
  readonly randomId: () => string;
  readonly log: (line: string) => void;
  readonly maxSegmentBytes?: number;
  readonly maxSegmentAgeMs?: number;
  readonly retentionMs?: number;
}

export interface SpoolListener {
  /** Everything up to `batch` is on disk. */
  readonly onCommit: (batch: number, refs: readonly SpoolRef[]) => void;
  /** Nothing of the batches after the last committed one up to `batch` is kept. */
  readonly onLost: (batch: number) => void;
  /** It has changed. */
  readonly onStatus?: (status: SpoolStatus) => void;
}

const MAX_SEGMENT_BYTES = 16 << 20;
const HOUR_MS = 3_600_000;
const RETRY_MS = 1000;
const SLOW_SYNC_MS = 2;
const GATHER_MS = 1;
/** Space asked for in one go; also proves that a disk which was full has room again. */
const RESERVE = Buffer.alloc(1 << 20);
const FIRST_BUFFER_BYTES = 1 << 18;

interface OpenSegment {
  readonly start: number;
  readonly fd: number;
  readonly openedAtMs: number;
  end: number;
  reservedEnd: number;
}

interface Batch {
  number: number;
  buffer: Buffer;
  used: number;
  refs: SpoolRef[];
}

export class Spool implements SpoolPort {
  readonly id: string;
  /** When the last frame of the runs before this one was received, epoch ms; 0 = there was none. */
  readonly lastReceivedAtMs: number;
  readonly lastLife: LastLife;
  committedBatch = 0;
  status: SpoolStatus = { state: "ok", reason: "" };
  private readonly runs: Runs;
  private readonly marks: Marks;
  private readonly release: () => void;
  private readonly segments: number[];
  /** Segments of the runs before this one. */
  private readonly earlier: readonly number[];
  private readonly readers: SegmentReaders;
  private lastSequence: number;
  private current: OpenSegment | null = null;
  private open: Batch = { number: 1, buffer: Buffer.allocUnsafe(FIRST_BUFFER_BYTES), used: 0, refs: [] };
  private spare: Buffer = Buffer.allocUnsafe(FIRST_BUFFER_BYTES);
  private flushing: Promise<void> | null = null;
  private retryTimer: NodeJS.Timeout | null = null;
  private isClosed = false;
  private listener: SpoolListener = { onCommit: () => undefined, onLost: () => undefined };

  constructor(private readonly setup: SpoolSetup) {
    const { directory, log } = setup;
    fs.mkdirSync(directory, { recursive: true, mode: 0o700 });
    this.release = takeLock(directory);
    this.readers = new SegmentReaders((start) => segmentPath(directory, start));
    this.id = spoolIdOf(directory, setup.randomId);
    this.marks = new Marks(directory, (error) =>
      log(`spool: the delivered log could not be written: ${reason(error)}`),
    );
    const { segments, lastSequence, lastReceivedAtMs } = recoverTail(directory, log);
    this.segments = segments;
    this.lastReceivedAtMs = lastReceivedAtMs;
    this.lastLife = new LastLife(directory);
    this.earlier = [...segments];
    // Frames that a full disk lost stand in the marks alone. Their numbers given to others, those would count as
    // delivered, and the next start would not hand them over.
    this.lastSequence = Math.max(lastSequence, this.marks.delivered.highest);
    const from = this.lastSequence + 1;
    this.runs = new Runs(directory, this.id, { from, name: setup.randomId(), oldest: segments[0] ?? from });
  }

  get openBatch(): number {
    return this.open.number;
  }

  /** Must be called before the first append. Opens the first segment, so that a bad disk shows at start. */
  async start(listener: SpoolListener): Promise<void> {
    this.listener = listener;
    await this.openSegment(this.lastSequence + 1);
  }

  /** By which the store tells this frame from those of other runs and spools that have the same number. */
  runOf(sequence: number): string {
    return this.runs.nameOf(sequence);
  }

  takeSequence(): number {
    return ++this.lastSequence;
  }

  append(record: SpoolRecord, tag: SpoolTag): void {
    const batch = this.open;
    const needed = batch.used + ENVELOPE_BYTES + recordSizeLimit(record);
    if (needed > batch.buffer.length) batch.buffer = grown(batch.buffer, batch.used, needed);
    const recordAt = batch.used + ENVELOPE_BYTES;
    const end = encodeRecord(record, tag, { buffer: batch.buffer, at: recordAt });
    sealRecord(batch.buffer, batch.used, end);
    batch.refs.push({
      sequence: record.sequence,
      receivedAtMs: record.receivedAtMs,
      account: tag.account,
      isUrgent: tag.isUrgent,
      segment: 0,
      at: recordAt,
      length: end - recordAt,
    });
    batch.used = end;
    if (!this.flushing) this.flushing = this.flushSoon();
  }

  /** The record behind a reference. */
  async read(ref: SpoolRef): Promise<SpoolRecord> {
    const bytes = await this.readers.read(ref.segment, ref.length, ref.at);
    const record = decodeRecord(bytes);
    if (!record || record.sequence !== ref.sequence) throw new Error(`record ${ref.sequence} is damaged on the disk`);
    return record;
  }

  /** The same while the program waits: a few, at the moment in which they are needed. Throws where it can't be read. */
  readNow({ segment, at, length }: SpoolPlace): StoredRecord {
    const record = decodeRecord(this.readers.readNow(segment, length, at));
    if (!record) throw new Error(`a record at ${at} of segment ${segment} is damaged on the disk`);
    return record;
  }

  markDelivered(sequences: readonly number[]): void {
    this.marks.addDelivered(sequences);
  }

  /** What is not kept any more was. */
  isDelivered(sequence: number): boolean {
    return this.marks.delivered.has(sequence) || sequence < (this.segments[0] ?? 0);
  }

  markParked(sequence: number): void {
    this.marks.addParked(sequence);
  }

  /** Undelivered records of earlier runs, in order; of recent segments the delivered ones since `sinceMs` too. */
  async *readEarlier({ which, sinceMs }: EarlierWanted): AsyncGenerator<Earlier[]> {
    for (const [index, start] of this.earlier.entries()) {
      const next = this.earlier[index + 1];
      const isRecent = next === undefined || this.writtenAtMs(start) >= sinceMs;
      if (isRecent !== (which === "recent")) continue;
      if (!isRecent && this.marks.delivered.covers(start, next - 1)) continue;
      yield* this.readOne(start, (record, isDelivered) => !isDelivered || (isRecent && record.receivedAtMs >= sinceMs));
    }
  }

  /** Delivered records from `fromMs` on, for a store that may have lost its last commits; throws where not all could be read. */
  async *deliveredSince(fromMs: number): AsyncGenerator<Earlier[]> {
    let unread = 0;
    for (const start of this.segments.slice()) {
      if (start !== this.current?.start && this.writtenAtMs(start) < fromMs) continue;
      const wants = (record: SpoolRecord, isDelivered: boolean) => isDelivered && record.receivedAtMs >= fromMs;
      if (!(yield* this.readOne(start, wants))) unread++;
    }
    if (unread > 0) throw new Error(`${unread} of its files could not be read`);
  }

  /** Deletes segments of which all is delivered for as long as the retention says, oldest first; none that may be needed still. */
  dropOld(mayNeed: (from: number, to: number) => boolean): void {
    const { directory, now, retentionMs = 24 * HOUR_MS } = this.setup;
    const isOld = this.segments.slice(0, -1).map((start, index) => {
      const end = this.segments[index + 1]! - 1;
      // Of all of them, also behind one that stays: the day of each begins when it is looked at.
      const isPast = (): boolean => now() - wholeSinceMs(segmentPath(directory, start), now()) >= retentionMs;
      return this.marks.delivered.covers(start, end) && isPast() && !mayNeed(start, end);
    });
    while (isOld.shift()) {
      this.readers.drop(this.segments[0]!);
      removeSegment(segmentPath(directory, this.segments[0]!));
      this.segments.shift();
      this.marks.dropBelow(this.segments[0]!);
    }
  }

  /** Resolves when nothing waits for the disk. */
  async settle(): Promise<void> {
    while (this.flushing) await this.flushing;
  }

  /** Flushes what waits, closes and gives the directory free. */
  async close(): Promise<void> {
    this.isClosed = true;
    if (this.retryTimer) clearTimeout(this.retryTimer);
    await this.settle();
    if (this.current) {
      fs.ftruncateSync(this.current.fd, this.current.end);
      fs.closeSync(this.current.fd);
    }
    this.readers.close();
    this.marks.close();
    this.release();
  }

  /** A segment that can't be read is told, and costs what it holds alone: it stays, and the next start tries again. True = all was read. */
  private async *readOne(
    start: number,
    wants: (record: SpoolRecord, isDelivered: boolean) => boolean,
  ): AsyncGenerator<Earlier[], boolean> {
    const file = segmentPath(this.setup.directory, start);
    const { delivered } = this.marks;
    const slices = readSegment({ file, start, wants: (record) => wants(record, delivered.has(record.sequence)) });
    try {
      for (;;) {
        const slice = await slices.next();
        if (slice.done) {
          this.tellDamage(file, slice.value.damagedBytes);
          return true;
        }
        yield slice.value.map(({ record, segment, at, length }) => {
          // Field by field: a spread costs as much as all else, and a flood leaves a hundred thousand of them.
          return { record, segment, at, length, isDelivered: delivered.has(record.sequence) };
        });
      }
    } catch (error) {
      if (!this.segments.includes(start)) return true;
      this.setup.log(`spool: ${file} can't be read: ${reason(error)}; what it holds stays there until the next start`);
      return false;
    }
  }

  private tellDamage(file: string, damagedBytes: number): void {
    if (damagedBytes > 0) this.setup.log(`spool: ${damagedBytes} damaged bytes inside ${file} were skipped`);
  }

  /** 0 when it has gone meanwhile. */
  private writtenAtMs(start: number): number {
    return fs.statSync(segmentPath(this.setup.directory, start), { throwIfNoEntry: false })?.mtimeMs ?? 0;
  }

  private async flushSoon(): Promise<void> {
    await new Promise((resolve) => setImmediate(resolve));
    while (this.open.refs.length > 0 && this.status.state === "ok") {
      const from = this.setup.ticks();
      const frames = this.open.refs.length;
      await this.flushOnce();
      // The answers just sent bring the next frames. On a slow disk it pays to let them come: else the panels fall into
      // two groups that wait for one another's syncs.
      const isSlow = frames > 1 && this.setup.ticks() - from > SLOW_SYNC_MS;
      if (isSlow) await new Promise((resolve) => setTimeout(resolve, GATHER_MS));
    }
    this.flushing = null;
  }

  private async flushOnce(): Promise<void> {
    const batch = this.open;
    this.open = { number: batch.number + 1, buffer: this.spare, used: 0, refs: [] };
    try {
      const segment = await this.segmentFor(batch);
      await writeAll(segment.fd, batch.buffer.subarray(0, batch.used), segment.end);
      await syncData(segment.fd);
      for (const ref of batch.refs) {
        ref.segment = segment.start;
        ref.at += segment.end;
      }
      segment.end += batch.used;
    } catch (error) {
      this.fail(error, batch);
      return;
    }
    this.spare = batch.buffer;
    this.committedBatch = batch.number;
    this.lastLife.mark();
    this.listener.onCommit(batch.number, batch.refs);
  }

  private async segmentFor({ used, refs }: Batch): Promise<OpenSegment> {
    const segment = this.current;
    const { maxSegmentBytes = MAX_SEGMENT_BYTES, maxSegmentAgeMs = HOUR_MS } = this.setup;
    if (!segment) return this.openSegment(refs[0]!.sequence);
    // One that holds nothing begins with this very frame: turned, it would be in the list twice.
    const isUsed = segment.end > SEGMENT_HEADER.length;
    const isFull = segment.end + used > maxSegmentBytes;
    if (isUsed && (isFull || this.setup.now() - segment.openedAtMs > maxSegmentAgeMs)) {
      fs.ftruncateSync(segment.fd, segment.end);
      this.closeCurrent();
      return this.openSegment(refs[0]!.sequence);
    }
    await this.reserve(segment, segment.end + used);
    return segment;
  }

  /** Zeros ahead of the records: a sync then needs no new blocks, and a full disk shows before it hurts. */
  private async reserve(segment: OpenSegment, upTo: number): Promise<void> {
    while (segment.reservedEnd < upTo) {
      await writeAll(segment.fd, RESERVE, segment.reservedEnd);
      segment.reservedEnd += RESERVE.length;
    }
  }

  private async openSegment(start: number): Promise<OpenSegment> {
    const fd = fs.openSync(segmentPath(this.setup.directory, start), "w+", 0o600);
    const end = SEGMENT_HEADER.length;
    const segment = { start, fd, openedAtMs: this.setup.now(), end, reservedEnd: end };
    try {
      await writeAll(fd, SEGMENT_HEADER, 0);
      await this.reserve(segment, end + 1);
      await syncData(fd);
      syncDirectory(this.setup.directory);
    } catch (error) {
      fs.closeSync(fd);
      fs.rmSync(segmentPath(this.setup.directory, start), { force: true });
      throw error;
    }
    this.current = segment;
    this.segments.push(start);
    return segment;
  }

  private fail(error: unknown, batch: Batch): void {
    const lost = this.open;
    this.setStatus({ state: "failed", reason: `the spool can't be written: ${reason(error)}` });
    this.setup.log(`${this.status.reason}; nothing is acknowledged until it can`);
    const gone = [...batch.refs, ...lost.refs].map((ref) => ref.sequence);
    this.spare = batch.buffer;
    this.open = { number: lost.number + 1, buffer: lost.buffer, used: 0, refs: [] };
    if (this.current) this.cutBack(this.current);
    this.closeCurrent();
    this.marks.addDelivered(gone);
    this.listener.onLost(lost.number);
    this.retryTimer = setTimeout(() => void this.retry(), RETRY_MS);
  }

  /** Frames that were not acknowledged must not come back as stored. */
  private cutBack(segment: OpenSegment): void {
    try {
      fs.ftruncateSync(segment.fd, segment.end);
    } catch (error) {
      this.setup.log(`spool: the unacknowledged tail could not be cut off: ${reason(error)}`);
    }
  }

  private async retry(): Promise<void> {
    try {
      await this.openSegment(this.lastSequence + 1);
    } catch {
      if (!this.isClosed) this.retryTimer = setTimeout(() => void this.retry(), RETRY_MS);
      return;
    }
    this.committedBatch = this.open.number - 1;
    this.setStatus({ state: "ok", reason: "" });
    this.setup.log("spool: the disk takes writes again; the receiver acknowledges again");
  }

  private setStatus(status: SpoolStatus): void {
    this.status = status;
    this.listener.onStatus?.(status);
  }

  private closeCurrent(): void {
    if (!this.current) return;
    fs.closeSync(this.current.fd);
    this.current = null;
  }
}

const reason = (error: unknown): string => (error instanceof Error ? error.message : String(error));
