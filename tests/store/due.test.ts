/** What falls due: holds end, claims lapse, sessions expire; in order, once, and without the clockwork too. */

import { afterAll, beforeAll, expect, it } from "vitest";
import { act, addAlarm, alarmOf, claimsOf, linesOf, placesOf } from "../support/alarms";
import { person, serviceToken, type Person } from "../support/people";
import { startStore, type TestStore } from "../support/store";

let store: TestStore;
let service: string;
let ada: Person;

const ago = (seconds: number): string => new Date(Date.now() - seconds * 1000).toISOString();

beforeAll(async () => {
  store = await startStore();
  service = await serviceToken(store);
  ada = await person(store, "operator", { name: "Ada" });
  // The store's own minute stands back behind a clockwork that has just called.
  await due();
});

afterAll(() => store?.stop());

const due = async (token = service) =>
  store.request<{ woken: number; lapsed: number; ended: number; data: { code: string } }>(
    "POST",
    "/api/watchdesk/due",
    {
      token,
      body: {},
    },
  );

async function parked(who: Person, wakeAt: string): Promise<string> {
  const alarm = await addAlarm(store);
  expect((await act(store, who, { alarm, name: "claim" })).status).toBe(200);
  expect((await act(store, who, { alarm, name: "hold", body: { minutes: 5, reason: "guard" } })).status).toBe(200);
  await store.client().collection("events_pending").update(alarm, { wakeAt });
  return alarm;
}

async function withoutBeat(fields: Record<string, unknown>, seconds: number): Promise<string> {
  const alarm = await addAlarm(store, fields);
  expect((await act(store, ada, { alarm, name: "claim" })).status).toBe(200);
  const [claim] = await claimsOf(store, alarm);
  await store
    .client()
    .collection("alarm_claims")
    .update(String(claim?.id), { lapseAt: ago(seconds) });
  return alarm;
}

it("is for receiving services alone", async () => {
  expect((await due("")).status).toBe(401);
  expect((await due(ada.token)).body.data.code).toBe("no_right");
});

it("wakes to the owner who is still in session, once", async () => {
  const alarm = await parked(ada, ago(1));
  expect((await due()).body).toMatchObject({ woken: 1 });
  expect((await due()).body).toMatchObject({ woken: 0 });
  expect(await placesOf(store, alarm)).toEqual(["events_alarm"]);
  expect(await alarmOf(store, alarm)).toMatchObject({ owner: ada.id, ownerName: "Ada", state: "in_progress" });
  expect(await claimsOf(store, alarm)).toMatchObject([
    { ended: "held" },
    { ended: "", session: ada.session.sessionId },
  ]);
  expect(await linesOf(store, alarm)).toEqual(["claimed", "held", "woken_due", "returned"]);
});

it("wakes to the queue when the owner has gone", async () => {
  const bob = await person(store, "operator", { name: "Bob" });
  const alarm = await parked(bob, ago(1));
  await store.request("DELETE", `/api/collections/session_control/records/${bob.session.sessionId}`, {
    token: bob.token,
  });
  expect((await due()).body).toMatchObject({ woken: 1 });
  expect(await alarmOf(store, alarm)).toMatchObject({ owner: "", state: "queued" });
});

it("leaves alone what is not due", async () => {
  const alarm = await parked(ada, new Date(Date.now() + 60_000).toISOString());
  expect((await due()).body).toEqual({ woken: 0, lapsed: 0, ended: 0 });
  expect(await placesOf(store, alarm)).toEqual(["events_pending"]);
});

it("counts the time on hold", async () => {
  const alarm = await parked(ada, ago(1));
  await store
    .client()
    .collection("events_pending")
    .update(alarm, { parkedAt: ago(90) });
  await due();
  const seconds = Number((await alarmOf(store, alarm))["holdSeconds"]);
  expect(seconds).toBeGreaterThanOrEqual(90);
  expect(seconds).toBeLessThan(120);
});

it.each([
  ["priority 1 to 3 after 45 s", 3, 45_000],
  ["the others after 120 s", 4, 120_000],
])("lapses %s without a beat", async (_, priority, lapseMs) => {
  const alarm = await addAlarm(store, { priority });
  await act(store, ada, { alarm, name: "claim" });
  const [claim] = await claimsOf(store, alarm);
  const between = Date.parse(String(claim?.["lapseAt"])) - Date.parse(String(claim?.["heartbeatAt"]));
  expect(between).toBe(lapseMs);
});

it("puts a claim without a beat back into the queue, with the line and the interval's end", async () => {
  const alarm = await withoutBeat({}, 1);
  expect((await due()).body).toMatchObject({ lapsed: 1 });
  expect((await due()).body).toMatchObject({ lapsed: 0 });
  expect(await alarmOf(store, alarm)).toMatchObject({ owner: "", state: "queued" });
  expect(await claimsOf(store, alarm)).toMatchObject([{ ended: "lapsed" }]);
  expect(await linesOf(store, alarm)).toEqual(["claimed", "released_session"]);
  expect((await act(store, ada, { alarm, name: "beat" })).body.data.code).toBe("claim_lapsed");
});

it("does not lapse a claim whose beat came in time", async () => {
  const alarm = await withoutBeat({}, 1);
  expect((await act(store, ada, { alarm, name: "beat" })).status).toBe(200);
  expect((await due()).body).toMatchObject({ lapsed: 0 });
  expect(await alarmOf(store, alarm)).toMatchObject({ owner: ada.id });
});

it("fires the oldest first, whatever its kind", async () => {
  const second = await parked(ada, ago(20));
  const first = await withoutBeat({}, 40);
  const third = await parked(ada, ago(5));
  await due();
  const filter = [first, second, third].map((alarm) => `alarm = "${alarm}"`).join(" || ");
  const lines = await store.client().collection("events_reports").getFullList({ filter, sort: "created" });
  const fired = lines.filter((line) => ["woken_due", "released_session"].includes(line["message"].key));
  expect(fired.map((line) => line["alarm"])).toEqual([first, second, third]);
});

it("fires once when two clocks ask at the same instant", async () => {
  const alarms = [await parked(ada, ago(3)), await parked(ada, ago(2)), await withoutBeat({}, 1)];
  const answers = await Promise.all([due(), due(), due(), due()]);
  const sum = (key: "woken" | "lapsed") => answers.reduce((total, { body }) => total + body[key], 0);
  expect([sum("woken"), sum("lapsed")]).toEqual([2, 1]);
  for (const alarm of alarms) expect(await placesOf(store, alarm)).toEqual(["events_alarm"]);
});

it("handles after a restart what fell due meanwhile", async () => {
  const alarm = await parked(ada, ago(1));
  await store.kill();
  await store.restart();
  expect((await due()).body).toMatchObject({ woken: 1 });
  expect(await placesOf(store, alarm)).toEqual(["events_alarm"]);
});

it("is fired by the store's own clock when the clockwork is silent", async () => {
  const alarm = await parked(ada, ago(1));
  const ran = await store.request("POST", "/api/crons/watchdesk_due", { token: store.superuser.token });
  expect(ran.status).toBe(204);
  // The clockwork has just called, so this minute is not the store's.
  expect(await placesOf(store, alarm)).toEqual(["events_pending"]);
  await store.restart();
  const { token } = store.superuser;
  expect((await store.request("POST", "/api/crons/watchdesk_due", { token })).status).toBe(204);
  await expect.poll(() => placesOf(store, alarm), { timeout: 10_000 }).toEqual(["events_alarm"]);
});

it("gives whoever held an alarm two beats' time after the store was away, and lapses then who is gone", async () => {
  const [held, left] = [await withoutBeat({}, 1), await withoutBeat({}, 1)];
  await store.restart();
  expect((await due()).body).toMatchObject({ lapsed: 0 });
  expect((await act(store, ada, { alarm: held, name: "beat" })).status).toBe(200);
  await expect.poll(async () => (await due()).body.lapsed, { timeout: 40_000, interval: 1000 }).toBe(1);
  expect(await alarmOf(store, held)).toMatchObject({ owner: ada.id });
  expect(await alarmOf(store, left)).toMatchObject({ owner: "", state: "queued" });
});
