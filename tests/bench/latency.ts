/** From the wire to the row: how long a signal takes from a panel's socket to the feed of twenty operators. */

import { setTimeout as sleep } from "node:timers/promises";
import { feedItems, type FeedRecord } from "../../domain/live/feed";
import { openFeed, type FeedStream } from "../support/feed-stream";
import { SendingPanel } from "../support/sending-panel";
import { accountsFrom5000 } from "../support/sites";
import { quantile, type Bench, type BenchResult } from "./bench";
import { startCentre, type Centre } from "./centre";

const STREAMS = 20;
const PER_SECOND = 20;
const SECONDS = 20;
const SETTLE_MS = 3000;
const PANELS = 10;
const ACCOUNTS = accountsFrom5000(100);
const CODES = ["BA", "BR", "OP", "CL", "FA", "RP", "PA", "TA"] as const;

/** When each signal was written to its socket, and when each stream showed it. */
class Stopwatch {
  readonly #sentAt = new Map<string, number>();
  readonly delays: number[] = [];
  readonly acknowledged: number[] = [];
  #seen = 0;

  sent(text: string): void {
    this.#sentAt.set(text, performance.now());
  }

  answered(text: string): void {
    this.acknowledged.push(performance.now() - (this.#sentAt.get(text) ?? Number.NaN));
  }

  shown(told: FeedRecord, atMs: number): void {
    for (const { c, a, record } of feedItems(told)) {
      const sentAt = c === "events" && a === "create" ? this.#sentAt.get(String(record["text"])) : undefined;
      if (sentAt === undefined) continue;
      this.#seen++;
      this.delays.push(atMs - sentAt);
    }
  }

  /** Signals that did not reach a stream, all streams together. */
  get missing(): number {
    return this.#sentAt.size * STREAMS - this.#seen;
  }
}

const letters = (index: number): string => String.fromCharCode(97 + Math.floor(index / 26), 97 + (index % 26));

async function openStreams({ room, store }: Centre, watch: Stopwatch): Promise<FeedStream[]> {
  const streams: FeedStream[] = [];
  for (let index = 0; index < STREAMS; index++) {
    const person = await room.addUser({ name: `Watcher ${letters(index)}`, role: "operator" });
    await store.client().collection("operators").create({ user: person.id, can_login_outside_shift: true });
    const signedIn = await room.signIn(person);
    streams.push(await openFeed(store, signedIn, (record, atMs) => watch.shown(record, atMs)));
  }
  return streams;
}

async function send(port: number, watch: Stopwatch): Promise<void> {
  const panels = Array.from(
    { length: PANELS },
    () =>
      new SendingPanel({
        port,
        onSent: ({ text = "" }) => watch.sent(text),
        onAcknowledged: ({ text = "" }) => watch.answered(text),
      }),
  );
  await sleep(200);
  const startedAt = performance.now();
  for (let index = 0; index < PER_SECOND * SECONDS; index++) {
    const account = ACCOUNTS[index % ACCOUNTS.length] ?? "";
    const code = CODES[Math.floor(index / 7) % CODES.length] ?? "BA";
    const event = { account, sequence: index + 1, code, zone: (index % 8) + 1, text: `latency${index}` };
    panels[index % PANELS]?.offer(event);
    await sleep(Math.max(0, startedAt + ((index + 1) * 1000) / PER_SECOND - performance.now()));
  }
  await sleep(SETTLE_MS);
  for (const panel of panels) panel.close();
}

async function runLatency(say: (line: string) => void): Promise<BenchResult> {
  const centre = await startCentre(ACCOUNTS);
  const watch = new Stopwatch();
  const streams = await openStreams(centre, watch);
  try {
    say(`${STREAMS} streams open, ${PER_SECOND} signals a second for ${SECONDS} s`);
    await send(centre.port, watch);
  } finally {
    for (const stream of streams) stream.close();
    await centre.end();
  }
  const ms = (label: string, values: readonly number[], share: number) => ({
    label,
    value: quantile(values, share),
    unit: "ms",
  });
  const figures = [
    { ...ms("wire to feed, p50", watch.delays, 0.5), atMost: 150 },
    { ...ms("wire to feed, p99", watch.delays, 0.99), atMost: 500 },
    ms("wire to feed, longest", watch.delays, 1),
    ms("wire to acknowledgement, p50", watch.acknowledged, 0.5),
    ms("wire to acknowledgement, p99", watch.acknowledged, 0.99),
    {
      label: "signals a stream did not show",
      value: watch.missing,
      unit: `of ${PER_SECOND * SECONDS * STREAMS}`,
      atMost: 0,
    },
  ];
  return { figures, pairs: [], notes: [] };
}

export const bench: Bench = { about: "from the panel's socket to the feed of twenty operators", run: runLatency };
