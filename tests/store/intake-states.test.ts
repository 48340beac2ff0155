/** What signals mean at a site and leave of its state, over several batches on the real store. */

import { afterAll, beforeAll, expect, it } from "vitest";
import type { IncomingSignal } from "../../domain/signals/incoming";
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

const first = async (collection: string, filter: string) =>
  (await store.client().collection(collection).getFullList({ filter }))[0];

it("keeps a condition under the category that an exception gives its code, batch after batch", async () => {
  const type = async (code: string) => (await first("signal_types", `code = "${code}"`))?.id ?? "";
  const maps = store.client().collection("signal_code_maps");
  await maps.create({ code: "UX1", signalType: await type("power_trouble") });
  await maps.create({ code: "UX2", signalType: await type("power_trouble_restore") });
  const at = (minute: number) => new Date(Date.now() - 600_000 + minute * 60_000).toISOString();
  const told = (code: string, minute: number) => signal({ code, zone: "", receivedAt: at(minute) });
  await send(told("UX1", 5));
  expect(await first("zone_state", 'number = "power"')).toMatchObject({ inTrouble: true });
  // An older word than what is known changes nothing, though it comes in a batch of its own.
  await send(told("UX2", 3));
  expect(await first("zone_state", 'number = "power"')).toMatchObject({ inTrouble: true });
  await send(told("UX2", 6));
  expect(await first("zone_state", 'number = "power"')).toMatchObject({ inTrouble: false });
});

it("clears every zone that stood in the site's alarms when a restore names none", async () => {
  await send(signal({ zone: "3" }), signal({ zone: "4" }));
  await send(signal({ code: "BR", zone: "" }));
  for (const number of ["3", "4"]) {
    expect(await first("zone_state", `number = "${number}"`)).toMatchObject({ inAlarm: false });
  }
  expect(await first("events_alarm", 'alarmType = "intrusion"')).toMatchObject({ eventCount: 3 });
  expect((await first("events_alarm", 'alarmType = "intrusion"'))?.["restoredAt"]).not.toBe("");
});

it("restores two alarms that hold the same zone, also when the second is asked for in a later batch", async () => {
  const at = (minute: number) => new Date(Date.now() - 7_200_000 + minute * 60_000).toISOString();
  const told = (code: string, zone: string, minute: number) =>
    signal({ account: "4712", code, zone, receivedAt: at(minute) });
  await send(told("BA", "5", 0));
  await send(told("BA", "5", 30));
  await send(told("BA", "6", 31));
  await send(told("BR", "5", 32));
  const restored = async () => {
    const rows = await store
      .client()
      .collection("events_alarm")
      .getFullList({ filter: 'siteNo = "4712"', sort: "firstAt" });
    return rows.map((row) => row["restoredAt"] !== "");
  };
  expect(await restored()).toEqual([true, false]);
  await send(told("BR", "6", 33));
  expect(await restored()).toEqual([true, true]);
  const { id: site } = await store.client().collection("site_accounts").getFirstListItem('code = "4712"');
  const filter = `message.key = "restored" && site = "${site}"`;
  const lines = await store.client().collection("events_reports").getFullList({ filter });
  expect(new Set(lines.map(({ alarm }) => alarm)).size).toBe(2);
});

it("reads a code as the site's panel means it, and names the user by the site's contacts", async () => {
  const make = async (collection: string, body: object) =>
    (await store.client().collection(collection).create(body)).id;
  const panel = await make("panel_templates", { make: "Honeywell", model: "Galaxy Flex" });
  const signalType = (await first("signal_types", 'code = "medical_alarm"'))?.id;
  await make("signal_code_maps", { code: "UP1", panel, signalType });
  const site = (await first("site_accounts", 'code = "4711"'))?.id ?? "";
  await store.client().collection("site_accounts").update(site, { panel });
  const contact = await make("contacts", { name: "Anna Kaya" });
  await make("site_contacts", { site, contact, order: 1, panelUserNumber: "07" });
  const [byPanel, other, opening] = [
    signal({ code: "UP1" }),
    signal({ code: "UP1", account: "4712" }),
    signal({ code: "OP", zone: "", user: "0007" }),
  ] as const;
  await send(byPanel, other, opening);
  const kept = (key: string) => first("events", `key = "${key}"`);
  expect(await kept(byPanel.key)).toMatchObject({ signal_types: "medical_alarm", decisionLayer: "panel" });
  expect(await kept(other.key)).toMatchObject({ decisionLayer: "class_default" });
  // In a column of its own too: lists have no steps.
  expect(await kept(opening.key)).toMatchObject({ user: "7", userName: "Anna Kaya" });
  expect((await kept(opening.key))?.["trace"]).toContainEqual({
    step: 6,
    what: "user",
    values: { user: "7", name: "Anna Kaya" },
  });
});
