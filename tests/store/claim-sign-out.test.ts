/** Whoever signs out in the moment of a claim holds nothing afterwards: nobody would come to see to it. */

import { setTimeout as wait } from "node:timers/promises";
import { afterAll, beforeAll, expect, it } from "vitest";
import { act, addAlarm, claimsOf } from "../support/alarms";
import { person } from "../support/people";
import { createRoom, type Room } from "../support/room";
import { batch, signal } from "../support/signals";
import { startStore, type TestStore } from "../support/store";

const ALARMS = 12;

let store: TestStore;
let room: Room;

beforeAll(async () => {
  store = await startStore();
  room = await createRoom(store);
});

afterAll(() => store?.stop());

/** A batch holds the writer for some tenths of a second: whatever is asked meanwhile waits in line. */
const holdWriter = () =>
  store.request("POST", "/api/watchdesk/signals", {
    body: batch(Array.from({ length: 900 }, () => signal({ account: "9501" }))),
    token: room.serviceToken,
  });

it("is asked again where the claim is written", async () => {
  for (let round = 0; round < 3; round += 1) {
    const who = await person(store, "operator");
    const alarms: string[] = [];
    for (let i = 0; i < ALARMS; i += 1) alarms.push(await addAlarm(store, { alarmNo: 100_000 * (round + 1) + i }));
    const held = holdWriter();
    await wait(40);
    const path = `/api/collections/session_control/records/${who.session.sessionId}`;
    const out = store.request("DELETE", path, { token: who.token });
    const claims = alarms.map(async (alarm, i) => {
      await wait(i * 10);
      return act(store, who, { alarm, name: "claim" });
    });
    const answers = await Promise.all(claims);
    expect((await out).status).toBe(204);
    await held;
    const refused = answers.filter(({ status }) => status !== 200);
    expect(refused.map(({ body }) => (body as { data: { code: string } }).data.code)).toEqual(
      refused.map(() => "session_ended"),
    );
    const filter = `owner = "${who.id}"`;
    expect(await store.client().collection("events_alarm").getFullList({ filter })).toEqual([]);
    for (const alarm of alarms) {
      expect((await claimsOf(store, alarm)).filter((claim) => claim["ended"] === "")).toEqual([]);
    }
  }
});
