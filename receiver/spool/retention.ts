/** How long a segment is kept: a day from when all of it was delivered, which may be long after it was written. */
import fs from "node:fs";

const markOf = (file: string): string => `${file}.done`;

/** Since when it is delivered whole, epoch ms; from the first time this is asked, and kept beside it over restarts. */
export function wholeSinceMs(file: string, nowMs: number): number {
  const mark = markOf(file);
  const known = fs.statSync(mark, { throwIfNoEntry: false });
  if (known) return known.mtimeMs;
  try {
    fs.writeFileSync(mark, "", { mode: 0o600 });
    fs.utimesSync(mark, nowMs / 1000, nowMs / 1000);
  } catch {
    // A full disk takes no mark, and must become free: then its own age has to do.
    return fs.statSync(file).mtimeMs;
  }
  return nowMs;
}

/** The segment, with what lies beside it. */
export function removeSegment(file: string): void {
  fs.rmSync(file, { force: true });
  fs.rmSync(markOf(file), { force: true });
}
