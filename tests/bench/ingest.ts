/** Decision A: signals a second when the store's own engine decides, with the work of all steps and 50 streams. */

import { quantile, type Bench, type BenchResult, type Figure } from "./bench";
import { startBenchStore, type BenchStore } from "./room/store";
import { openStream } from "./room/stream";
import { batches, pour, type Mix } from "./room/traffic";

const STREAMS = 50;
const BATCH = 50;
/** Below this with every step and stream, docs/decisions/0001 asks where to decide. */
const AIM = 1000;

interface Case {
  readonly label: string;
  readonly path: string;
  readonly mix: Mix;
  readonly count: number;
  readonly inFlight: number;
  /** Signals a batch; the receiver makes larger ones while many wait. */
  readonly size?: number;
}

const ROUTE = "/api/watchdesk/signals";
const WITH_ALL_STEPS = "/bench/signals";
const CASES: readonly Case[] = [
  { label: "as built, ordinary day", path: ROUTE, mix: "day", count: 80, inFlight: 1 },
  { label: "all steps, ordinary day", path: WITH_ALL_STEPS, mix: "day", count: 80, inFlight: 1 },
  { label: "all steps, ordinary day, 2 in flight", path: WITH_ALL_STEPS, mix: "day", count: 80, inFlight: 2 },
  {
    label: "all steps, ordinary day, 2 in flight, batches of 100",
    path: WITH_ALL_STEPS,
    mix: "day",
    count: 40,
    inFlight: 2,
    size: 100,
  },
  { label: "all steps, every signal an alarm", path: WITH_ALL_STEPS, mix: "storm", count: 40, inFlight: 1 },
];

async function measure(
  room: BenchStore,
  { label, path, mix, count, inFlight, size = BATCH }: Case,
  streams: number,
): Promise<Figure[]> {
  const run = `${label}-${streams}`;
  // Sites that have no alarm yet, so that a storm makes alarms and does not join those of the run before.
  const list = batches({ count, size, mix, run, from: streams === 0 ? 0 : 2500 });
  const cpuBefore = room.cpuMs();
  const { seconds, latenciesMs } = await pour(list, { post: (batch) => room.post(path, batch), inFlight });
  const name = `${label}, ${streams} streams`;
  return [
    { label: name, value: (count * size) / seconds, unit: "signals/s", aim: AIM },
    { label: `${name}: store's processor time`, value: (room.cpuMs() - cpuBefore) / count, unit: "ms a batch" },
    { label: `${name}: batch p50`, value: quantile(latenciesMs, 0.5), unit: "ms" },
    { label: `${name}: batch p99`, value: quantile(latenciesMs, 0.99), unit: "ms" },
  ];
}

export const bench: Bench = {
  about: "deciding and committing in the store, batches of 50 over 5,000 sites",
  run: async (say): Promise<BenchResult> => {
    const room = await startBenchStore(STREAMS);
    const figures: Figure[] = [];
    try {
      // The engines load the code at their first call.
      await measure(room, { ...(CASES[1] as Case), label: "warm-up", count: 20 }, 0);
      for (const one of CASES) figures.push(...(await measure(room, one, 0)));
      say("now with streams");
      const streams = await Promise.all(room.users.map((user) => openStream({ url: room.store.url, user })));
      streams[STREAMS - 1]?.stall();
      for (const one of CASES) figures.push(...(await measure(room, one, STREAMS)));
      streams.forEach((stream) => stream.close());
    } finally {
      await room.stop();
    }
    const notes = ["readers and poster share the machine with the store; one of the 50 streams does not read"];
    return { figures, pairs: [], notes };
  },
};
