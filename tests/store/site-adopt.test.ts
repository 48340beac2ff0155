/** Signals of an unknown account are re-attached when its site is created (signal-rules step 3). */

import { afterAll, beforeAll, expect, it } from "vitest";
import { feedItems } from "../../domain/live/feed";
import type { IncomingSignal } from "../../domain/signals/incoming";
import { lastOf } from "../support/feed-stream";
import { createRoom, type Room } from "../support/room";
import { batch, signal } from "../support/signals";
import { startStore, type TestStore } from "../support/store";

let store: TestStore;
let room: Room;

beforeAll(async () => {
  store = await startStore();
  room = await createRoom(store);
});

afterAll(() => store.stop());

const send = async (...signals: IncomingSignal[]): Promise<void> => {
  const asked = { body: batch(signals), token: room.serviceToken };
  expect((await store.request("POST", "/api/watchdesk/signals", asked)).status).toBe(200);
};

const all = (collection: string, filter: string) =>
  store.client().collection(collection).getFullList({ filter, sort: "created" });

const createSite = (values: object) =>
  store
    .client()
    .collection("site_accounts")
    .create({ name: "New shop", city: "Leeds", state: "active", installer: room.dealers.north, ...values });

it("gives a new site the signals and open alarms of its account, on every screen, and says so in the log", async () => {
  await send(signal({ account: "9001" }), signal({ account: "9001", code: "PA" }), signal({ account: "9002" }));
  expect(await all("events", 'account = "9001" && code = "PA"')).toMatchObject([{ priority: 2, site: "" }]);
  const site = await createSite({ code: "9001" });
  const whose = { site: site.id, siteNo: "9001", siteName: "New shop", dealer: room.dealers.north };
  expect(await all("events", 'account = "9001"')).toMatchObject([whose, whose]);
  const alarms = await all("events_alarm", `site = "${site.id}"`);
  expect(alarms).toMatchObject([
    { ...whose, siteCity: "Leeds", version: 2 },
    { ...whose, version: 2 },
  ]);
  expect(await all("events_alarm", 'siteNo = "9002"')).toMatchObject([{ site: "", version: 1 }]);
  const told = feedItems(await lastOf(store, "staff")).map(({ c, a }) => `${a} ${c}`);
  expect(told.toSorted()).toEqual([
    "create events_reports",
    "create events_reports",
    "update events",
    "update events",
    "update events_alarm",
    "update events_alarm",
  ]);
  expect(feedItems(await lastOf(store, `dealer:${room.dealers.north}`))).toHaveLength(6);
  const lines = await all("events_reports", `alarm = "${alarms[0]?.id}"`);
  expect(lines.map(({ report, lineNo }) => [lineNo, report]).at(-1)).toEqual([
    2,
    "Account 9001 belongs to site 9001 New shop now",
  ]);
  // What comes now is of the site: an alarm of its own kind, not one more of an unknown account.
  await send(signal({ account: "9001" }));
  expect(await all("events_alarm", `site = "${site.id}" && alarmType = "intrusion"`)).toHaveLength(1);
});

it("gives it the lines of those alarms, too: its dealer reads in the log what the alarm came from", async () => {
  await send(signal({ account: "9003" }));
  await createSite({ code: "9003" });
  const [alarm] = await all("events_alarm", 'siteNo = "9003"');
  const { token } = await room.signIn("dealerUser");
  const path = `/api/watchdesk/alarms/${alarm?.id}`;
  const record = await store.request<{ reports: object[] }>("GET", path, { token });
  const lines = [
    { lineNo: 1, site: alarm?.["site"] },
    { lineNo: 2, site: alarm?.["site"] },
  ];
  expect(record.body.reports).toMatchObject(lines);
  const query = new URLSearchParams({ filter: `alarm = "${alarm?.id}"`, sort: "id", skipTotal: "1" });
  const list = await store.request<{ items: { lineNo: number }[] }>(
    "GET",
    `/api/collections/events_reports/records?${query}`,
    { token },
  );
  expect(list.body.items.toSorted((a, b) => a.lineNo - b.lineNo)).toMatchObject(lines);
});

it("minds prefix and case, and leaves a closed alarm as it was closed", async () => {
  await send(signal({ account: "b7c", prefix: "12" }), signal({ account: "B7C", prefix: "0" }));
  const [open] = await all("events_alarm", 'siteNo = "b7c"');
  if (!open) throw new Error("no alarm");
  const { id, ...row } = open;
  await store.client().collection("events_alarm").delete(id);
  await store
    .client()
    .collection("alarm_history")
    .create({ ...row, id, state: "closed", closedAt: row["firstAt"] });
  const other = await createSite({ code: "B7C", prefix: "13" });
  expect(await all("events", `site = "${other.id}"`)).toEqual([]);
  const site = await createSite({ code: "B7C", prefix: "12" });
  expect(await all("events", `site = "${site.id}"`)).toMatchObject([{ account: "b7c", prefix: "12" }]);
  expect(await all("alarm_history", `id = "${id}"`)).toMatchObject([{ site: "", siteNo: "b7c", version: 1 }]);
});

it("does the same for a site that gets the account later, as its code or as a transmitter's", async () => {
  await send(signal({ account: "9101" }), signal({ account: "9102" }));
  const site = await createSite({ code: "9100" });
  await store.client().collection("site_accounts").update(site.id, { code: "9101" });
  await store.client().collection("site_transmitters").create({ site: site.id, protocol: "dc09", identifier: "9102" });
  expect(await all("events", `site = "${site.id}"`)).toMatchObject([{ account: "9101" }, { account: "9102" }]);
});

it("wakes nobody and changes nothing when the save is refused", async () => {
  await send(signal({ account: "9201" }));
  await expect(createSite({ code: "9201", name: "" })).rejects.toThrow();
  expect(await all("events", 'account = "9201"')).toMatchObject([{ site: "" }]);
});

it("takes in a flood of thousands a part at a time, all of it", async () => {
  for (let part = 0; part < 6; part += 1) {
    await send(...Array.from({ length: 900 }, () => signal({ account: "9301" })));
  }
  const site = await createSite({ code: "9301" });
  const left = await store.client().collection("events").getList(1, 1, { filter: 'account = "9301" && site = ""' });
  const taken = await store
    .client()
    .collection("events")
    .getList(1, 1, { filter: `site = "${site.id}"` });
  expect([left.totalItems, taken.totalItems]).toEqual([0, 5400]);
});
