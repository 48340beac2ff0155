/** Decision B: the feed per audience with signals and alarm moves, 50 operators of 3 dealers, one of them stalled. */

import { setTimeout as sleep } from "node:timers/promises";
import { feedItems, feedStep, type FeedRecord } from "../../domain/live/feed";
import type { IncomingSignal, SignalBatch } from "../../domain/signals/incoming";
import { quantile, type Bench, type BenchResult } from "./bench";
import { signIn, startBenchStore, type BenchStore } from "./room/store";
import { openStream, type FeedStream } from "./room/stream";
import { batches, pour } from "./room/traffic";

const PEOPLE = 50;
const BATCHES = 60;
const PARKED = 30;
const SETTLE_MS = 20_000;

/** What one operator's screen would hold. */
interface Screen {
  readonly stream: FeedStream;
  readonly numbers: Set<number>;
  readonly keys: Set<string>;
  last: number;
  /** The highest number of a signal it was told. */
  seq: number;
  gaps: number;
  late: number;
  leaks: number;
  moves: number;
}

interface Seen {
  readonly screens: Screen[];
  readonly latenciesMs: number[];
}

function take(screen: Screen, record: FeedRecord): void {
  const step = feedStep(screen.last, record.number);
  if (step === "gap" && screen.last > 0) screen.gaps += 1;
  if (step === "repeat" && !screen.numbers.has(record.number)) screen.late += 1;
  screen.numbers.add(record.number);
  screen.last = Math.max(screen.last, record.number);
  const { audience } = screen.stream.user;
  if (record.audience !== audience) screen.leaks += 1;
  for (const { c, a, record: row } of feedItems(record)) {
    if (audience !== "staff" && a !== "delete" && `dealer:${String(row["dealer"])}` !== audience) screen.leaks += 1;
    if (c === "events") screen.keys.add(String(row["key"]));
    if (c === "events") screen.seq = Math.max(screen.seq, Number(row["seq"]));
    if (c === "events_pending") screen.moves += 1;
  }
}

async function openScreens(room: BenchStore): Promise<Seen> {
  const latenciesMs: number[] = [];
  const screens = await Promise.all(
    room.users.map(async (user) => {
      const screen = {
        numbers: new Set<number>(),
        keys: new Set<string>(),
        last: 0,
        seq: 0,
        gaps: 0,
        late: 0,
        leaks: 0,
        moves: 0,
      };
      const whole = screen as unknown as Screen;
      const stream = await openStream({
        url: room.store.url,
        user,
        onRecord: (record) => {
          latenciesMs.push(Date.now() - Date.parse(record.at.replace(" ", "T")));
          take(whole, record);
        },
      });
      return Object.assign(screen, { stream });
    }),
  );
  return { screens, latenciesMs };
}

const dealerOf = (room: BenchStore, signal: IncomingSignal): string =>
  `dealer:${room.dealers[(Number(signal.account) - 10_000) % 3] ?? ""}`;

function expected(room: BenchStore, audience: string, sent: readonly SignalBatch[]): Set<string> {
  const all = sent.flatMap(({ signals }) => signals);
  return new Set(
    all.filter((signal) => audience === "staff" || dealerOf(room, signal) === audience).map(({ key }) => key),
  );
}

const missing = (wanted: ReadonlySet<string>, got: ReadonlySet<string>): number =>
  [...wanted].filter((key) => !got.has(key)).length;

/** What a client does with a new stream or after a gap: asks for the signals that follow the last one without a gap. */
async function catchUp(
  room: BenchStore,
  { screen, token, after }: { screen: Screen; token: string; after: number },
): Promise<void> {
  for (let seq = after; ;) {
    const query = `filter=${encodeURIComponent(`seq > ${seq}`)}&sort=seq&perPage=500&skipTotal=1`;
    const path = `/api/collections/events/records?${query}`;
    const answer = await room.store.request<{ items: { key: string; seq: number }[] }>("GET", path, { token });
    // As the app: a room that comes back at once from one address waits for the next second (src/sync/patience.ts).
    if (answer.status === 429) {
      await sleep(1000 + 1000 * Math.random());
      continue;
    }
    for (const { key } of answer.body.items) screen.keys.add(key);
    const last = answer.body.items.at(-1);
    if (!last) return;
    seq = last.seq;
  }
}

async function parkSome(room: BenchStore): Promise<void> {
  const page = await room.store.client().collection("events_alarm").getList(1, PARKED, { skipTotal: true });
  const ids = page.items.map(({ id }) => id);
  await room.store.request("POST", "/bench/park", { body: { ids }, token: room.store.superuser.token });
}

async function settled(screens: readonly Screen[]): Promise<void> {
  const until = performance.now() + SETTLE_MS;
  const sum = (): number => screens.reduce((total, { stream }) => total + stream.received, 0);
  for (let before = -1; before !== sum() && performance.now() < until;) {
    before = sum();
    await sleep(500);
  }
}

async function measure(room: BenchStore): Promise<BenchResult> {
  const post = (batch: SignalBatch): Promise<void> => room.post("/api/watchdesk/signals", batch);
  await pour(batches({ count: 10, size: 50, mix: "storm", run: "warm-up", from: 4000 }), { post, inFlight: 1 });
  const { screens, latenciesMs } = await openScreens(room);
  const [away, stalled] = [screens[0], screens[1]] as [Screen, Screen];
  stalled.stream.stall();
  const memoryBefore = room.memoryMb();
  const first = batches({ count: BATCHES, size: 50, mix: "day", run: "first" });
  const half = await pour(first, { post, inFlight: 2 });
  await parkSome(room);
  // One is away for a while: what it then gets must show the gap, and the gap must be filled.
  await settled(screens);
  away.stream.close();
  const seqBefore = away.seq;
  const second = batches({ count: BATCHES, size: 50, mix: "storm", run: "second" });
  const storm = await pour(second, { post, inFlight: 2 });
  const again = await signIn(room.store, away.stream.user);
  const back = await openStream({ url: room.store.url, user: again, onRecord: (r) => take(away, r) });
  const third = batches({ count: 2, size: 50, mix: "day", run: "third" });
  await pour(third, { post, inFlight: 1 });
  await settled(screens);
  const gapsSeen = away.gaps;
  await catchUp(room, { screen: away, token: again.token, after: seqBefore });
  back.close();
  const sent = [...first, ...second, ...third];
  const reading = screens.filter((screen) => screen !== stalled);
  const lost = reading.reduce((n, s) => n + missing(expected(room, s.stream.user.audience, sent), s.keys), 0);
  const extra = reading.reduce((n, s) => n + missing(s.keys, expected(room, s.stream.user.audience, sent)), 0);
  const total = (of: (screen: Screen) => number): number => reading.reduce((n, screen) => n + of(screen), 0);
  const rate = (list: readonly SignalBatch[], seconds: number): number => (list.length * 50) / seconds;
  return {
    figures: [
      { label: "ordinary day", value: rate(first, half.seconds), unit: "signals/s" },
      { label: "every signal an alarm", value: rate(second, storm.seconds), unit: "signals/s" },
      { label: "commit to stream p50", value: quantile(latenciesMs, 0.5), unit: "ms" },
      { label: "commit to stream p99", value: quantile(latenciesMs, 0.99), unit: "ms" },
      { label: "records received", value: total((s) => s.stream.received), unit: "records" },
      { label: "alarm moves received", value: total((s) => s.moves), unit: "items", atLeast: 1 },
      { label: "leaks", value: total((s) => s.leaks) + extra, unit: "items", atMost: 0 },
      { label: "lost after catch-up", value: lost, unit: "items", atMost: 0 },
      { label: "records out of order", value: total((s) => s.late), unit: "records" },
      { label: "gap seen by the one that was away", value: gapsSeen, unit: "gaps", atLeast: 1 },
      { label: "store's memory, before", value: memoryBefore, unit: "MB" },
      { label: "store's memory, one stream stalled", value: room.memoryMb(), unit: "MB" },
    ],
    pairs: [],
    notes: ["20 staff and 10 people of each of 3 dealers; readers share the machine with the store"],
  };
}

export const bench: Bench = {
  about: "the feed per audience: rate, leaks, gaps",
  run: async () => {
    const room = await startBenchStore(PEOPLE);
    try {
      return await measure(room);
    } finally {
      await room.stop();
    }
  },
};
