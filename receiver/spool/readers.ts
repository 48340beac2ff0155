/** Open files to read records from: a few at a time, and never closed under a read. */
import fs from "node:fs";
import { readExactly, readExactlyNow } from "./files";

const MAX_IDLE = 4;

interface Reader {
  readonly fd: number;
  /** Reads on their way: a descriptor that is closed under one may be another file by the time it is read. */
  users: number;
  isDropped: boolean;
}

export class SegmentReaders {
  private readonly open = new Map<number, Reader>();

  constructor(private readonly pathOf: (start: number) => string) {}

  /** Exactly `length` bytes of a segment, or rejects. */
  async read(start: number, length: number, at: number): Promise<Buffer> {
    const reader = this.take(start);
    reader.users++;
    try {
      return await readExactly(reader.fd, length, at);
    } finally {
      reader.users--;
      if (reader.isDropped && reader.users === 0) fs.closeSync(reader.fd);
      this.closeIdle(MAX_IDLE);
    }
  }

  /** The same at once; throws. */
  readNow(start: number, length: number, at: number): Buffer {
    const bytes = readExactlyNow(this.take(start).fd, length, at);
    this.closeIdle(MAX_IDLE);
    return bytes;
  }

  /** The segment is going away. */
  drop(start: number): void {
    const reader = this.open.get(start);
    if (!reader) return;
    this.open.delete(start);
    reader.isDropped = true;
    if (reader.users === 0) fs.closeSync(reader.fd);
  }

  /** Closes all, each after its last read. */
  close(): void {
    for (const start of this.open.keys()) this.drop(start);
  }

  private take(start: number): Reader {
    const known = this.open.get(start);
    if (known) return known;
    const reader = { fd: fs.openSync(this.pathOf(start), "r"), users: 0, isDropped: false };
    this.open.set(start, reader);
    return reader;
  }

  private closeIdle(keep: number): void {
    for (const [start, { users }] of this.open) {
      if (this.open.size <= keep) return;
      if (users === 0) this.drop(start);
    }
  }
}
