/** How long the program was down, by a clock that nobody sets: the machine's own, which counts from its start. */
import fs from "node:fs";
import os from "node:os";
import path from "node:path";

/** Time since the machine's start, and which start that was; `""` where the system does not say. */
export interface MachineClock {
  readonly boot: string;
  readonly ms: number;
}

const BOOT_ID = "/proc/sys/kernel/random/boot_id";
const MARK_EVERY_MS = 1000;

/** The clock as the system has it. */
export function machineClock(): MachineClock {
  let boot = "";
  try {
    boot = fs.readFileSync(BOOT_ID, "utf8").trim();
  } catch {
    // Not Linux: the time of day has to do.
  }
  return { boot, ms: os.uptime() * 1000 };
}

export class LastLife {
  /** Milliseconds since the last life's last mark; null = not known: the machine was started anew, or it said nothing. */
  readonly downMs: number | null;
  private markedAtMs = -Infinity;
  private readonly file: string;

  constructor(
    directory: string,
    private readonly clock: () => MachineClock = machineClock,
  ) {
    this.file = path.join(directory, "alive");
    this.downMs = this.readDownMs();
  }

  /** Something was stored just now. Written at most once a second, and never waited for: it is worth no more than a guess. */
  mark(): void {
    const now = this.clock();
    if (now.ms - this.markedAtMs < MARK_EVERY_MS) return;
    this.markedAtMs = now.ms;
    try {
      fs.writeFileSync(this.file, JSON.stringify(now), { mode: 0o600 });
    } catch {
      // A full disk is told by the spool itself.
    }
  }

  private readDownMs(): number | null {
    try {
      const { boot, ms } = JSON.parse(fs.readFileSync(this.file, "utf8")) as Partial<MachineClock>;
      const now = this.clock();
      if (typeof ms !== "number" || boot === "" || boot !== now.boot) return null;
      return Math.max(0, now.ms - ms);
    } catch {
      return null;
    }
  }
}
