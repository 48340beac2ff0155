/** A burglary that joins the alarm of a tamper is what the alarm is called by, wherever the alarm goes. */
import { afterAll, beforeAll, expect, it } from "vitest";
import { feedItems } from "../../domain/live/feed";
import type { IncomingSignal } from "../../domain/signals/incoming";
import { act, addResolution, type PLACES } from "../support/alarms";
import { lastOf } from "../support/feed-stream";
import { createRoom, type Room } from "../support/room";
import { batch, signal } from "../support/signals";
import { startStore, type TestStore } from "../support/store";

let store: TestStore;
let room: Room;

beforeAll(async () => {
  store = await startStore();
  room = await createRoom(store);
  await addResolution(store);
});

afterAll(() => store.stop());

const send = async (...signals: IncomingSignal[]): Promise<void> => {
  const asked = { body: batch(signals), token: room.serviceToken };
  expect((await store.request("POST", "/api/watchdesk/signals", asked)).status).toBe(200);
};

const rowsAt = (place: (typeof PLACES)[number], siteNo: string) =>
  store
    .client()
    .collection(place)
    .getFullList({ filter: `siteNo = "${siteNo}"` });

const TAMPER = { code: "TA", zone: "2" };
const BURGLARY = { code: "BA", zone: "3" };
const TITLE = {
  alarmType: "intrusion",
  alarmName: "Intrusion",
  category: "intrusion",
  signal: "Burglary alarm",
  zone: "3",
  priority: 2,
  titleRank: 22,
};

it("on the queue and its screens, on hold, back in the queue and in the history", async () => {
  const ayla = await room.signIn("ayla");
  await send(signal(TAMPER));
  const [{ id: alarm, firstEvent } = { id: "", firstEvent: "" }] = await rowsAt("events_alarm", "4711");
  expect(await rowsAt("events_alarm", "4711")).toMatchObject([{ alarmName: "Tamper", titleRank: 23 }]);
  await send(signal(BURGLARY));
  expect(await rowsAt("events_alarm", "4711")).toMatchObject([{ id: alarm, firstEvent, version: 2, ...TITLE }]);
  const told = feedItems(await lastOf(store, "staff")).filter(({ c }) => c === "events_alarm");
  expect(told).toMatchObject([{ a: "update", record: { id: alarm, ...TITLE } }]);
  await send(signal(TAMPER));
  expect(await rowsAt("events_alarm", "4711")).toMatchObject([{ eventCount: 3, ...TITLE }]);
  expect((await act(store, ayla, { alarm, name: "claim" })).status).toBe(200);
  expect((await act(store, ayla, { alarm, name: "hold", body: { minutes: 5, reason: "guard" } })).status).toBe(200);
  expect(await rowsAt("events_pending", "4711")).toMatchObject([TITLE]);
  const woken = await act(store, ayla, { alarm, name: "wake" });
  const seen = await act(store, ayla, { alarm, name: "seen", body: { version: woken.body.alarm.version } });
  const { version } = seen.body.alarm;
  const body = { version, resolution: "tested_user_error", comment: "Keyholder on site, all in order" };
  expect((await act(store, ayla, { alarm, name: "close", body })).status).toBe(200);
  expect(await rowsAt("alarm_history", "4711")).toMatchObject([TITLE]);
});

it("also where the burglary wakes the tamper from a hold, and where both come in one batch", async () => {
  const ayla = await room.signIn("ayla");
  await send(signal({ account: "4712", ...TAMPER }));
  const [{ id: alarm } = { id: "" }] = await rowsAt("events_alarm", "4712");
  expect((await act(store, ayla, { alarm, name: "claim" })).status).toBe(200);
  expect((await act(store, ayla, { alarm, name: "hold", body: { minutes: 5, reason: "guard" } })).status).toBe(200);
  await send(signal({ account: "4712", ...BURGLARY }));
  expect(await rowsAt("events_alarm", "4712")).toMatchObject([{ id: alarm, ...TITLE }]);
  await send(signal({ account: "4713", ...TAMPER }), signal({ account: "4713", ...BURGLARY }));
  expect(await rowsAt("events_alarm", "4713")).toMatchObject([{ eventCount: 2, version: 1, ...TITLE }]);
});

it("of an unknown account too: the site that it gets is told of the burglary and not of what came first", async () => {
  await send(signal({ account: "9001", code: "YT", zone: "" }));
  await send(signal({ account: "9001", ...BURGLARY }));
  const { installer } = { installer: room.dealers.north };
  const values = { code: "9001", name: "New shop", city: "Leeds", state: "active", installer };
  const site = await store.client().collection("site_accounts").create(values);
  expect(await rowsAt("events_alarm", "9001")).toMatchObject([
    { site: site.id, alarmType: "unknown_account", signal: "Burglary alarm", zone: "3", titleRank: 22 },
  ]);
});
