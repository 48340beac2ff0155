/** Store and receiver under traffic, killed at random moments and started again at once. */

import { rm } from "node:fs/promises";
import { setTimeout as sleep } from "node:timers/promises";
import { countEvents } from "../support/store-books";
import { freshDirectory, startReceiver, type ReceiverStart, type RunningReceiver } from "../support/receiver";
import type { Ledger } from "../support/ledger";
import type { TestStore } from "../support/store";
import { TRAFFIC_KEY } from "./traffic";

/** Numbers from 0 to below 1 that come out the same for the same seed (mulberry32). */
export function seededRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** The seed of this run: `KILL_SEED` to play a run again, else a new one; it is printed either way. */
export function chooseSeed(): number {
  const seed = Number(process.env["KILL_SEED"] ?? Math.floor(Math.random() * 1e9));
  process.stderr.write(`kill seed ${seed} (KILL_SEED=${seed} plays it again)\n`);
  return seed;
}

/** A receiver that comes back on the same port and spool. */
export class MortalReceiver {
  #running: RunningReceiver | null = null;
  #port = 0;
  readonly spoolDir = freshDirectory("kill-spool");
  /** What all its lives logged. */
  log = "";

  constructor(private readonly how: ReceiverStart) {}

  /** What the present life logged. */
  get livingLog(): string {
    return this.#running?.stderr() ?? "";
  }

  get port(): number {
    return this.#port;
  }

  async start(): Promise<void> {
    const keys = { "*": TRAFFIC_KEY };
    this.#running = await startReceiver({ ...this.how, keys, spoolDir: this.spoolDir, port: this.#port });
    this.#port = this.#running.tcp;
  }

  async kill(): Promise<void> {
    await this.#running?.kill();
    this.log += this.#running?.stderr() ?? "";
    this.#running = null;
  }

  /** Ends it in order, for good: its spool is removed. */
  async stop(): Promise<void> {
    await this.#running?.stop();
    this.log += this.#running?.stderr() ?? "";
    this.#running = null;
    await rm(this.spoolDir, { recursive: true, force: true });
  }
}

/** How each of them is struck and comes back. */
export interface Fire {
  readonly strikes: number;
  readonly random: () => number;
  readonly ledger: Ledger;
  /** Milliseconds before a strike: at least, and up to so many more. */
  readonly pauseMs: readonly [least: number, more: number];
  readonly receiver: () => Promise<void>;
  readonly store: () => Promise<void>;
  /** Where somebody watches: his browser. */
  readonly browser?: (() => Promise<void>) | undefined;
}

function victimsOf(chance: number, { receiver, store, browser }: Pick<Fire, "receiver" | "store" | "browser">) {
  if (browser && chance < 0.2) return [browser];
  if (chance < 0.55) return [receiver];
  // All at once, every now and then: as when the machine loses power.
  return chance < 0.9 ? [store] : [receiver, store, ...(browser ? [browser] : [])];
}

/** Strikes at random moments; returns what panels were promised a second meanwhile, the time of every restart counted in. */
export async function underFire({ strikes, random, ledger, pauseMs: [least, more], ...who }: Fire): Promise<number> {
  const startedAt = performance.now();
  for (let strike = 0; strike < strikes; strike++) {
    await sleep(least + random() * more);
    await Promise.all(victimsOf(random(), who).map((strikeAt) => strikeAt()));
  }
  // The last one has its pause too, in which the panels get rid of what waited.
  await sleep(least + more / 2);
  return (ledger.acknowledgedCount / (performance.now() - startedAt)) * 1000;
}

/** Waits until the store has all of them; throws when it stops making progress. */
export async function drained(store: TestStore, atLeast: number, patienceMs = 15_000): Promise<void> {
  let seen = -1;
  let seenAt = performance.now();
  for (;;) {
    const count = await countEvents(store);
    if (count >= atLeast) return;
    if (count !== seen) seenAt = performance.now();
    seen = count;
    if (performance.now() - seenAt > patienceMs) throw new Error(`the store stays at ${count} of ${atLeast} events`);
    await sleep(100);
  }
}
