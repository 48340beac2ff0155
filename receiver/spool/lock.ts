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
  if (pid === process.pid) return false;
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EPERM") return false;
  }
  return startTime === "" || startTimeOf(pid) === startTime;
}

/** Takes the lock or throws a sentence; returns the release. A lock of a dead process is taken over. */
export function takeLock(directory: string): () => void {
  const file = path.join(directory, NAME);
  const content = `${process.pid} ${startTimeOf(process.pid)}\n`;
  for (let attempt = 0; attempt < 3; attempt++) {
    try {
      fs.writeFileSync(file, content, { flag: "wx", mode: 0o600 });
      return () => fs.rmSync(file, { force: true });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
      const [pid, startTime] = fs.readFileSync(file, "latin1").trim().split(" ");
      if (isAlive(Number(pid), startTime ?? "")) {
        throw new Error(`the spool ${directory} is in use by the process ${pid}`, { cause: error });
      }
      fs.rmSync(file, { force: true });
    }
  }
  throw new Error(`the lock of the spool ${directory} could not be taken`);
}
