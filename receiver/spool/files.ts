/** File calls of the spool, always through the module object, so that a test can put a file layer in between. */
import fs from "node:fs";

/** Writes all of it or rejects. */
export async function writeAll(fd: number, bytes: Buffer, position: number): Promise<void> {
  let done = 0;
  while (done < bytes.length) {
    const written = await new Promise<number>((resolve, reject) => {
      fs.write(fd, bytes, done, bytes.length - done, position + done, (error, count) =>
        error ? reject(error) : resolve(count),
      );
    });
    if (written === 0) throw new Error("the disk took no bytes");
    done += written;
  }
}

/** Resolves when what was written is on the disk. */
export const syncData = (fd: number): Promise<void> =>
  new Promise((resolve, reject) => fs.fdatasync(fd, (error) => (error ? reject(error) : resolve())));

/** Reads exactly `length` bytes or rejects. */
export async function readExactly(fd: number, length: number, position: number): Promise<Buffer> {
  const bytes = Buffer.allocUnsafe(length);
  let done = 0;
  while (done < length) {
    const read = await new Promise<number>((resolve, reject) => {
      fs.read(fd, bytes, done, length - done, position + done, (error, count) =>
        error ? reject(error) : resolve(count),
      );
    });
    if (read === 0) throw new Error("the segment is shorter than its index");
    done += read;
  }
  return bytes;
}

/** The same at once; throws. */
export function readExactlyNow(fd: number, length: number, position: number): Buffer {
  const bytes = Buffer.allocUnsafe(length);
  for (let done = 0; done < length;) {
    const read = fs.readSync(fd, bytes, done, length - done, position + done);
    if (read === 0) throw new Error("the segment is shorter than its index");
    done += read;
  }
  return bytes;
}

/** Makes the names in a directory survive a power cut. */
export function syncDirectory(directory: string): void {
  const fd = fs.openSync(directory, "r");
  try {
    fs.fsyncSync(fd);
  } finally {
    fs.closeSync(fd);
  }
}

/** Writes a small file whole and durable. */
export function writeDurably(file: string, content: string): void {
  const fd = fs.openSync(`${file}.new`, "w", 0o600);
  try {
    fs.writeSync(fd, content);
    fs.fdatasyncSync(fd);
  } finally {
    fs.closeSync(fd);
  }
  fs.renameSync(`${file}.new`, file);
}

/** A larger buffer with what the old one holds. */
export function grown(buffer: Buffer, used: number, needed: number): Buffer {
  const larger = Buffer.allocUnsafe(Math.max(needed, buffer.length * 2));
  buffer.copy(larger, 0, 0, used);
  return larger;
}
