/** Keeps two receivers from sharing one spool directory. */
import fs from "node:fs";
import path from "node:path";

const NAME = "lock";

/** Start time of a process in clock ticks since boot; tells a process from a later one with the same number. */
function startTimeOf(pid: number): string {
  try {
    const stat = fs.readFileSync(`/proc/${pid}/stat`, "latin1");
    return stat.slice(stat.lastIndexOf(")") + 2).split(" ")[19] ?? "";
  } catch {
    return "";
  }
}

function isAlive(pid: number, startTime: string): boolean {
  // A power cut may leave the file empty: nobody is behind it then.
  if (!Number.isInteger(pid) || pid <= 0 || pid === process.pid) return false;
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EPERM") return false;
  }
  return startTime === "" || startTimeOf(pid) === startTime;
}

/** The lock comes into being with its content, so that nobody ever reads half of one. */
function place(file: string): boolean {
  const draft = `${file}.${process.pid}`;
  const fd = fs.openSync(draft, "w", 0o600);
  try {
    fs.writeSync(fd, `${process.pid} ${startTimeOf(process.pid)}\n`);
    fs.fdatasyncSync(fd);
    fs.linkSync(draft, file);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
    return false;
  } finally {
    fs.closeSync(fd);
    fs.rmSync(draft, { force: true });
  }
}

const contentOf = (file: string): string => {
  try {
    return fs.readFileSync(file, "latin1").trim();
  } catch {
    return "";
  }
};

/** Moves a dead lock aside; a live one that came in between is put back. */
function clear(file: string, dead: string): void {
  const aside = `${file}.${process.pid}.dead`;
  fs.renameSync(file, aside);
  if (contentOf(aside) !== dead) fs.linkSync(aside, file);
  fs.rmSync(aside, { force: true });
}

/** Takes the lock or throws a sentence; returns the release. A lock of a dead process is taken over. */
export function takeLock(directory: string): () => void {
  const file = path.join(directory, NAME);
  for (let attempt = 0; attempt < 3; attempt++) {
    if (place(file)) return () => fs.rmSync(file, { force: true });
    const content = contentOf(file);
    const [pid, startTime = ""] = content.split(" ");
    if (isAlive(Number(pid), startTime)) throw new Error(`the spool ${directory} is in use by the process ${pid}`);
    clear(file, content);
  }
  throw new Error(`the lock of the spool ${directory} could not be taken`);
}
