/** Where the receiver's words go: a full disk costs none of its last words, and never the program. */
import fs from "node:fs";

/** Words that the disk does not take are kept up to this length, the latest of them. */
const KEEP_CHARACTERS = 64_000;

/** Writes bytes and returns how many were taken; throws when none can be. */
type TakeBytes = (bytes: Buffer) => number;

/**
 * A writer that never throws. What can't be written is kept and comes before what is said next, once there is room: a log
 * on the disk of the spool is full when the spool is, and then it matters most what happened.
 */
export function createPatientWriter(take: TakeBytes): (text: string) => void {
  let kept = Buffer.alloc(0);
  return (text) => {
    kept = Buffer.concat([kept, Buffer.from(text)]);
    try {
      while (kept.length > 0) kept = kept.subarray(take(kept));
    } catch {
      // Whole lines: what has lost its beginning says something else.
      if (kept.length > KEEP_CHARACTERS) kept = kept.subarray(kept.indexOf(0x0a, kept.length - KEEP_CHARACTERS) + 1);
    }
  };
}

/** Words for the standard error output, which under `npm start` is a file beside the spool. */
export function createErrorOutput(): (text: string) => void {
  // Someone who listened may have gone, which ends nothing.
  process.stderr.on("error", () => undefined);
  if (!isFile(process.stderr.fd)) return (text) => void process.stderr.write(text);
  return createPatientWriter((bytes) => fs.writeSync(process.stderr.fd, bytes));
}

function isFile(fd: number): boolean {
  try {
    return fs.fstatSync(fd).isFile();
  } catch {
    return false;
  }
}

/**
 * Tells whoever started this program over a channel; nothing when there is none. It takes no room on any disk. `done` is
 * called when it is sent, or can't be.
 */
export function tellParent(message: unknown, done: () => void = () => undefined): void {
  if (!process.send || !process.connected) return done();
  process.send(message, undefined, undefined, () => done());
}
