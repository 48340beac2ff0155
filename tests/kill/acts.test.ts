/** Acts under kills: an alarm is in exactly one of the three collections, and what was answered stands. */

import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, expect, it } from "vitest";
import { act, addAlarm, addResolution, PLACES } from "../support/alarms";
import { person, type Person } from "../support/people";
import { startStore, type TestStore } from "../support/store";

const KILLS = 12;
const ALARMS = 16;
const WORKERS = 6;
const COMMENT = "the owner gave the right word";

let store: TestStore;
let desk: Person[];

beforeAll(async () => {
  store = await startStore();
  await addResolution(store);
  desk = [await person(store, "operator"), await person(store, "operator"), await person(store, "operator")];
});

afterAll(() => store?.stop());

/** What was answered with success and can't be undone. */
interface Promised {
  readonly closed: Set<string>;
  readonly notes: Set<string>;
}

let notes = 0;

async function oneAct(alarm: string, promised: Promised, random: () => number): Promise<void> {
  const who = desk[Math.floor(random() * desk.length)];
  if (!who) return;
  const dice = random();
  if (dice < 0.3) await act(store, who, { alarm, name: "claim" });
  else if (dice < 0.45) await act(store, who, { alarm, name: "hold", body: { minutes: 5, reason: "guard" } });
  else if (dice < 0.6) await act(store, who, { alarm, name: "wake" });
  else if (dice < 0.7) await act(store, who, { alarm, name: "release" });
  else if (dice < 0.85) {
    const id = `kill${String((notes += 1)).padStart(11, "0")}`;
    const answer = await act(store, who, { alarm, name: "note", body: { id, text: "still here" } });
    if (answer.status === 200) promised.notes.add(id);
  } else {
    const answer = await act(store, who, {
      alarm,
      name: "close",
      body: { resolution: "tested_user_error", comment: COMMENT },
    });
    if (answer.status === 200) promised.closed.add(alarm);
  }
}

/** Numbers that look random and are the same in every run. */
function dice(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
}

async function untilKilled(alarms: readonly string[], promised: Promised, afterMs: number): Promise<void> {
  let alive = true;
  const workers = Array.from({ length: WORKERS }, async (_, worker) => {
    const random = dice(worker + afterMs * 31);
    while (alive) {
      const alarm = alarms[Math.floor(random() * alarms.length)] ?? "";
      await oneAct(alarm, promised, random).catch(() => undefined);
    }
  });
  await sleep(afterMs);
  await store.kill();
  alive = false;
  await Promise.all(workers);
}

async function check(alarms: readonly string[], promised: Promised): Promise<void> {
  const client = store.client();
  const places = new Map<string, string[]>();
  for (const place of PLACES) {
    for (const { id, owner } of await client.collection(place).getFullList()) {
      places.set(id, [...(places.get(id) ?? []), place === "events_alarm" && owner ? `${place} held` : place]);
    }
  }
  for (const alarm of alarms) expect(places.get(alarm), alarm).toHaveLength(1);
  const standing = await client.collection("alarm_claims").getFullList({ filter: 'ended = ""' });
  const held = alarms.filter((alarm) => places.get(alarm)?.[0] === "events_alarm held");
  expect(standing.map((claim) => claim["alarm"]).sort()).toEqual([...held].sort());
  for (const alarm of promised.closed) expect(places.get(alarm)).toEqual(["alarm_history"]);
  const lines = await client.collection("events_reports").getFullList({ filter: 'kind = "note"' });
  const stored = new Set(lines.map((line) => line.id));
  expect([...promised.notes].filter((id) => !stored.has(id))).toEqual([]);
  const feed = await client.collection("signal_feed").getFullList({ filter: 'audience = "staff"', sort: "number" });
  const first = Number(feed[0]?.["number"] ?? 1);
  expect(feed.map((record) => record["number"])).toEqual(feed.map((_, index) => first + index));
}

it(`keeps every alarm in one place through ${KILLS} kills, with its claims, lines and feed`, async () => {
  const promised: Promised = { closed: new Set(), notes: new Set() };
  const alarms: string[] = [];
  for (let round = 0; round < KILLS; round += 1) {
    while (alarms.length - promised.closed.size < ALARMS) alarms.push(await addAlarm(store, { priority: 4 }));
    await untilKilled(alarms, promised, 150 + ((round * 97) % 400));
    await store.restart();
    await check(alarms, promised);
  }
  expect(promised.closed.size).toBeGreaterThan(0);
  expect(promised.notes.size).toBeGreaterThan(0);
});
