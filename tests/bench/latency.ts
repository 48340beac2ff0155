/** From the wire to the row: how long a signal takes from a panel's socket to the feed of twenty operators, and to a screen. */

import { setTimeout as sleep } from "node:timers/promises";
import { feedItems, type FeedRecord } from "../../domain/live/feed";
import { openFeed, type FeedStream } from "../support/feed-stream";
import { SendingPanel } from "../support/sending-panel";
import { accountsFrom5000 } from "../support/sites";
import { quantile, type Bench, type BenchResult, type Figure } from "./bench";
import { startCentre, type Centre } from "./centre";
import { epochMs, openWatchedPage } from "./latency-page";

const STREAMS = 20;
const PER_SECOND = 20;
const SECONDS = 20;
const SIGNALS = PER_SECOND * SECONDS;
const SETTLE_MS = 3000;
const PANELS = 10;
const ACCOUNTS = accountsFrom5000(100);
const CODES = ["BA", "BR", "OP", "CL", "FA", "RP", "PA", "TA"] as const;
const P50_MS = 150;
const P99_MS = 500;

/** When each signal was written to its socket, and when each stream showed it; epoch ms. */
class Stopwatch {
  readonly #sentAt = new Map<string, number>();
  readonly delays: number[] = [];
  readonly acknowledged: number[] = [];

  sent(text: string): void {
    this.#sentAt.set(text, epochMs());
  }

  answered(text: string): void {
    this.acknowledged.push(this.since(text, epochMs()));
  }

  shown(told: FeedRecord): void {
    const atMs = epochMs();
    for (const { c, a, record } of feedItems(told)) {
      const text = String(record["text"]);
      if (c === "events" && a === "create" && this.#sentAt.has(text)) this.delays.push(this.since(text, atMs));
    }
  }

  /** From the write of this text to then. */
  since(text: string, atMs: number): number {
    return atMs - (this.#sentAt.get(text) ?? Number.NaN);
  }
}

const letters = (index: number): string => String.fromCharCode(97 + Math.floor(index / 26), 97 + (index % 26));

/** Who hears a round now: the streams stay open from one to the next. */
interface Listening {
  watch: Stopwatch;
}

async function openStreams({ room, store }: Centre, listening: Listening): Promise<FeedStream[]> {
  const streams: FeedStream[] = [];
  for (let index = 0; index < STREAMS; index++) {
    const person = await room.addUser({ name: `Watcher ${letters(index)}`, role: "operator" });
    await store.client().collection("operators").create({ user: person.id, can_login_outside_shift: true });
    const signedIn = await room.signIn(person);
    streams.push(await openFeed(store, signedIn, (record) => listening.watch.shown(record)));
  }
  return streams;
}

const textOf = (round: number, index: number): string => `latency${round}x${index}x`;

async function send(port: number, round: number, watch: Stopwatch): Promise<void> {
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
  for (let index = 0; index < SIGNALS; index++) {
    const account = ACCOUNTS[index % ACCOUNTS.length] ?? "";
    const code = CODES[Math.floor(index / 7) % CODES.length] ?? "BA";
    const sequence = round * SIGNALS + index + 1;
    const event = { account, sequence, code, zone: (index % 8) + 1, text: textOf(round, index) };
    panels[index % PANELS]?.offer(event);
    await sleep(Math.max(0, startedAt + ((index + 1) * 1000) / PER_SECOND - performance.now()));
  }
  await sleep(SETTLE_MS);
  for (const panel of panels) panel.close();
}

const quantiles = (what: string, values: readonly number[]): Figure[] => [
  { label: `${what}, p50`, value: quantile(values, 0.5), unit: "ms", atMost: P50_MS },
  { label: `${what}, p99`, value: quantile(values, 0.99), unit: "ms", atMost: P99_MS },
  { label: `${what}, longest`, value: quantile(values, 1), unit: "ms" },
];

/** Twenty plain streams. */
async function toFeed({ port }: Centre, listening: Listening): Promise<Figure[]> {
  const watch = (listening.watch = new Stopwatch());
  await send(port, 0, watch);
  const ms = (share: number) => ({ value: quantile(watch.acknowledged, share), unit: "ms" });
  const missing = SIGNALS * STREAMS - watch.delays.length;
  return [
    ...quantiles("wire to feed", watch.delays),
    { label: "wire to acknowledgement, p50", ...ms(0.5) },
    { label: "wire to acknowledgement, p99", ...ms(0.99) },
    { label: "signals a stream did not show", value: missing, unit: `of ${SIGNALS * STREAMS}`, atMost: 0 },
  ];
}

/** One of the twenty is a browser. */
async function toRow(centre: Centre, listening: Listening): Promise<Figure[]> {
  const page = await openWatchedPage(centre, /latency\d+x\d+x/);
  try {
    const watch = (listening.watch = new Stopwatch());
    await send(centre.port, 1, watch);
    const paintedAt = await page.paintedAt();
    const texts = Array.from({ length: SIGNALS }, (_, index) => textOf(1, index));
    const delays = texts.flatMap((text) => {
      const atMs = paintedAt.get(text);
      return atMs === undefined ? [] : [watch.since(text, atMs)];
    });
    // What is never painted was lost, or newer ones pushed it off the screen in one go: both are worse than late.
    return [
      ...quantiles("wire to painted row", delays),
      { label: "wire to feed beside the browser, p50", value: quantile(watch.delays, 0.5), unit: "ms" },
      { label: "wire to feed beside the browser, p99", value: quantile(watch.delays, 0.99), unit: "ms" },
      { label: "signals the browser did not paint", value: SIGNALS - delays.length, unit: `of ${SIGNALS}`, atMost: 0 },
      { label: "clock of the browser minus ours, set right", value: page.clockApartMs, unit: "ms" },
    ];
  } finally {
    await page.close();
  }
}

async function runLatency(say: (line: string) => void): Promise<BenchResult> {
  const centre = await startCentre(ACCOUNTS, { app: true });
  const listening: Listening = { watch: new Stopwatch() };
  const streams = await openStreams(centre, listening);
  const rate = `${PER_SECOND} signals a second for ${SECONDS} s`;
  try {
    say(`${STREAMS} streams open, ${rate}`);
    const feed = await toFeed(centre, listening);
    streams.pop()?.close();
    say(`${STREAMS - 1} streams and a browser on the live list, ${rate}`);
    const row = await toRow(centre, listening);
    return { figures: [...feed, ...row], pairs: [], notes: [] };
  } finally {
    for (const stream of streams) stream.close();
    await centre.end();
  }
}

export const bench: Bench = {
  about: "from the panel's socket to the feed of twenty operators, and to a screen",
  run: runLatency,
};
