/** Killed at random moments and posted to again, the store loses no signal, doubles none and leaves no half batch. */

import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, expect, it } from "vitest";
import { feedItems } from "../../domain/live/feed";
import type { SignalBatch } from "../../domain/signals/incoming";
import { lastOf } from "../support/feed-stream";
import { createRoom, type Room } from "../support/room";
import { batch, signal } from "../support/signals";
import { startStore, type TestStore } from "../support/store";

const KILLS = 6;
const BATCHES = 60;
const BATCH = 20;
const ACCOUNTS = ["4711", "4712", "4713", "9999"];
const CODES = ["BA", "BR", "FA", "CL", "OP", "AT", "AR", "RP"];

let store: TestStore;
let room: Room;

beforeAll(async () => {
  store = await startStore();
  room = await createRoom(store);
});

afterAll(() => store.stop());

const pick = <T>(list: readonly T[]): T => list[Math.floor(Math.random() * list.length)] as T;

const randomBatch = (): SignalBatch =>
  batch(
    Array.from({ length: BATCH }, () =>
      signal({ account: pick(ACCOUNTS), code: pick(CODES), zone: String(1 + Math.floor(Math.random() * 8)) }),
    ),
  );

/** Posts until it is answered, as the uplink does. */
async function deliver(body: SignalBatch): Promise<void> {
  for (;;) {
    const post = store.request("POST", "/api/watchdesk/signals", { body, token: room.serviceToken });
    const status = await post.then(
      (answer) => answer.status,
      () => 0,
    );
    if (status === 200) return;
    expect([0, 500, 503]).toContain(status);
    await sleep(20);
  }
}

const all = <T>(collection: string, sort: string): Promise<T[]> =>
  store.client().collection(collection).getFullList<T>({ sort });

it("stores each signal once, with its alarm, its line and its place in the feed", async () => {
  const sent: SignalBatch[] = [];
  let killing = true;
  const kills = (async () => {
    for (let kill = 0; kill < KILLS; kill += 1) {
      await sleep(20 + Math.random() * 200);
      await store.kill();
      await store.restart();
    }
    killing = false;
  })();
  while (killing || sent.length < BATCHES) {
    const body = randomBatch();
    sent.push(body);
    await deliver(body);
  }
  await kills;

  type Event = { seq: number; key: string; alarm: string; decision: string };
  const events = await all<Event>("events", "seq");
  const keys = sent.flatMap(({ signals }) => signals.map(({ key }) => key));
  expect(events.map(({ key }) => key)).toEqual(keys);
  expect(events.map(({ seq }) => seq)).toEqual(keys.map((_key, index) => index + 1));

  const alarms = await all<{ id: string; alarmNo: number; eventCount: number }>("events_alarm", "alarmNo");
  expect(alarms.map(({ alarmNo }) => alarmNo)).toEqual(alarms.map((_alarm, index) => index + 1));
  const members = (id: string): number => events.filter(({ alarm }) => alarm === id).length;
  expect(alarms.map(({ eventCount }) => eventCount)).toEqual(alarms.map(({ id }) => members(id)));

  // What led to each alarm is told once, and no line of any log is missing or doubled.
  type Line = { alarm: string; lineNo: number; message: { key: string } };
  const lines = await all<Line>("events_reports", "lineNo");
  const openings = lines.filter(({ message }) => message.key === "alarm_created").map(({ alarm }) => alarm);
  expect(openings.toSorted()).toEqual(alarms.map(({ id }) => id).toSorted());
  for (const { id } of alarms) {
    const numbers = lines.filter(({ alarm }) => alarm === id).map(({ lineNo }) => lineNo);
    expect(numbers).toEqual(numbers.map((_number, index) => index + 1));
  }

  // Each batch was committed once, so its number was taken once: one a batch, and the last one's signals stand there.
  const feed = await lastOf(store, "staff");
  expect(feed?.number).toBe(sent.length);
  const told = feedItems(feed)
    .filter(({ c }) => c === "events")
    .map(({ record }) => record["key"]);
  expect(told).toEqual(sent.at(-1)?.signals.map(({ key }) => key));
});
