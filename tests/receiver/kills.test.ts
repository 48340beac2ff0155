/** Kills at random moments: what was acknowledged is in the spool, and once. */
import path from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it, vi } from "vitest";
import { freshDirectory, spoolLines, startReceiver } from "../support/receiver";
import { frame, Panel } from "./panel";

vi.setConfig({ testTimeout: 30_000, hookTimeout: 30_000 });

const layer = path.join(path.dirname(fileURLToPath(import.meta.url)), "..", "support", "drop-unsynced.cjs");
const ROUNDS = 5;
const PANELS = 8;
/** A kill comes when so many more are acknowledged, however fast the machine is. */
const A_ROUND = 21;

/** A panel that keeps one message until it is acknowledged, as real ones do. */
class StubbornPanel {
  readonly acknowledged: string[] = [];
  private sequence = 0;
  private isOver = false;

  constructor(private readonly account: string) {}

  async run(port: number): Promise<void> {
    this.isOver = false;
    const panel = await Panel.connect(port).catch(() => null);
    while (panel && !this.isOver && !panel.isClosed) {
      const number = String(this.sequence + 1).padStart(4, "0");
      const body = `"SIA-DCS"${number}L0#${this.account}[#${this.account}|Nri1/BA${number}]`;
      if ((await panel.ask(frame(body), 2000)) === null) break;
      this.sequence++;
      this.acknowledged.push(`${this.account}/${number}`);
    }
    panel?.close();
  }

  rest(): void {
    this.isOver = true;
  }
}

async function storedOf(directory: string): Promise<string[]> {
  const lines = await spoolLines(directory);
  return lines.map((line) => {
    const { account, sequence } = line["decoded"] as Record<string, string>;
    return `${account}/${sequence}`;
  });
}

interface Damage {
  readonly preload?: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
}

async function killAgainAndAgain(rounds: number, damage: Damage) {
  const spoolDir = freshDirectory("kills");
  const panels = Array.from({ length: PANELS }, (_, index) => new StubbornPanel(String(5000 + index)));
  const acknowledged = (): string[] => panels.flatMap((panel) => panel.acknowledged);
  for (let round = 0; round < rounds; round++) {
    const receiver = await startReceiver({ spoolDir, ...damage });
    const runs = panels.map((panel) => panel.run(receiver.tcp));
    const enough = acknowledged().length + A_ROUND;
    await vi.waitUntil(() => acknowledged().length >= enough, { timeout: 20_000, interval: 5 });
    await new Promise((resolve) => setTimeout(resolve, Math.random() * 250));
    await receiver.kill();
    for (const panel of panels) panel.rest();
    await Promise.all(runs);
  }
  return { acknowledged: acknowledged(), stored: await storedOf(spoolDir) };
}

describe("a receiver that is killed", () => {
  it.each<[string, Damage]>([
    ["keeps what it acknowledged, and nothing twice", {}],
    ["keeps it too when unsynced bytes are lost with the kill", { preload: [layer] }],
  ])("%s", async (_, damage) => {
    const { acknowledged, stored } = await killAgainAndAgain(ROUNDS, damage);
    expect(acknowledged.length).toBeGreaterThan(100);
    expect(new Set(stored).size).toBe(stored.length);
    const kept = new Set(stored);
    expect(acknowledged.filter((message) => !kept.has(message))).toEqual([]);
  });

  it("would lose frames if it acknowledged before the sync: the file layer shows it", async () => {
    const damage = { preload: [layer], env: { DROP_UNSYNCED_LIES: "1" } };
    const { acknowledged, stored } = await killAgainAndAgain(1, damage);
    const kept = new Set(stored);
    // How many depends on the machine; ours must lose none, so one is proof enough that the layer drops.
    expect(acknowledged.filter((message) => !kept.has(message)).length).toBeGreaterThan(0);
  });
});
