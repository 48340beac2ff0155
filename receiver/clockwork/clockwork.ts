/** Winds the store's clock: once a second what is due, every 5 s a heartbeat with the receivers' state. */
import type { StoreClient } from "../uplink/client";

export interface ClockworkSetup {
  readonly client: StoreClient;
  /** Body of the heartbeat; `undo` is called when it did not arrive. */
  readonly takeStatus: () => { readonly body: unknown; readonly undo: () => void };
  readonly log: (line: string) => void;
}

export const DUE_PATH = "/api/watchdesk/due";
export const HEARTBEAT_PATH = "/api/watchdesk/heartbeat";
/** Insufficient Storage. */
const DISK_FULL = 507;
const DUE_MS = 1000;
const HEARTBEAT_MS = 5000;
/** A store that stays away is told once a minute. */
const QUIET_TURNS = 60;

interface Beat {
  readonly name: string;
  readonly run: () => Promise<string>;
  isRunning: boolean;
  failures: number;
}

export class Clockwork {
  private readonly timers: NodeJS.Timeout[];
  private twinBeats = 0;

  constructor(private readonly setup: ClockworkSetup) {
    const due: Beat = { name: "due", run: () => this.post(DUE_PATH, {}), isRunning: false, failures: 0 };
    const heartbeat: Beat = { name: "heartbeat", run: () => this.beat(), isRunning: false, failures: 0 };
    this.timers = [
      setInterval(() => void this.turn(due), DUE_MS),
      setInterval(() => void this.turn(heartbeat), HEARTBEAT_MS),
    ];
    void this.turn(heartbeat);
  }

  close(): void {
    for (const timer of this.timers) clearInterval(timer);
  }

  /** Never two at once: a slow store is not asked twice. */
  private async turn(beat: Beat): Promise<void> {
    if (beat.isRunning) return;
    beat.isRunning = true;
    const fault = await beat.run();
    beat.isRunning = false;
    if (fault === "") {
      beat.failures = 0;
      return;
    }
    if (beat.failures++ % QUIET_TURNS === 0) this.setup.log(`clockwork: ${beat.name}: ${fault}`);
  }

  private async beat(): Promise<string> {
    const { body, undo } = this.setup.takeStatus();
    const fault = await this.post(HEARTBEAT_PATH, body, (text) => this.tellTwins(text));
    if (fault !== "") undo();
    return fault;
  }

  /** Signals of both programs arrive, but nobody can tell which of them is meant when one falls silent. */
  private tellTwins(text: string): void {
    const twins = twinsIn(text);
    if (twins === "") this.twinBeats = 0;
    else if (this.twinBeats++ % QUIET_TURNS === 0)
      this.setup.log(`another receiver program sends to this store as ${twins} too: each needs an "id" of its own`);
  }

  private async post(path: string, body: unknown, onAnswer = (_text: string): void => undefined): Promise<string> {
    try {
      const answer = await this.setup.client.post(path, body);
      if (answer.status === 200) onAnswer(answer.body);
      return answer.status >= 200 && answer.status < 300
        ? ""
        : `the store answers ${answer.status}${whyOf(answer.status)}`;
    } catch (error) {
      return `the store can't be reached: ${error instanceof Error ? error.message : String(error)}`;
    }
  }
}

/** What the number means, where it names a cause that somebody can mend. */
const whyOf = (status: number): string => (status === DISK_FULL ? ", its disk is full" : "");

/** Ids that another program uses too, as text; "" when there are none or the store does not say. */
function twinsIn(text: string): string {
  try {
    const { twins } = JSON.parse(text) as { twins?: unknown };
    return Array.isArray(twins) ? twins.map((id) => JSON.stringify(id)).join(", ") : "";
  } catch {
    return "";
  }
}
