/** Zones and partitions are found by a signal however their number was typed; a zone that is not found has no kind of its own. */
import { afterAll, beforeAll, expect, it } from "vitest";
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

const make = (collection: string, body: object) => store.client().collection(collection).create(body);
const idOf = async (collection: string, code: string) =>
  (await store.client().collection(collection).getFirstListItem(`code = "${code}"`)).id;

async function told(code: string, zone: string) {
  const sent = signal({ code, zone, account: "4712" });
  const asked = { body: batch([sent]), token: room.serviceToken };
  expect((await store.request("POST", "/api/watchdesk/signals", asked)).status).toBe(200);
  return store.client().collection("events").getFirstListItem(`key = "${sent.key}"`);
}

it("a zone that is typed with zeros before it, and then in small letters, is the signal's", async () => {
  const site = room.sites.bakery.id;
  const signalType = await idOf("signal_types", "fire_alarm");
  const zone = await make("site_zones", { site, number: "0017", partition: "02", text: "Oven", signalType });
  expect(zone).toMatchObject({ number: "17", partition: "2" });
  expect(await told("BA", "017")).toMatchObject({ zone: "17", zoneText: "Oven", signal_types: "fire_alarm" });
  await store.client().collection("site_zones").update(zone.id, { number: " 0b " });
  expect(await told("BA", "00B")).toMatchObject({ zone: "B", zoneText: "Oven", signal_types: "fire_alarm" });
});

it("two spellings of one number are one zone", async () => {
  const site = room.sites.bakery.id;
  await make("site_zones", { site, number: "21", text: "Front" });
  await expect(make("site_zones", { site, number: "021", text: "Rear" })).rejects.toMatchObject({ status: 400 });
});

it("so are an exception's zone and the partitions of a site and its times", async () => {
  const site = room.sites.bakery.id;
  const signalType = await idOf("signal_types", "medical_alarm");
  await make("signal_code_maps", { site, zone: "009", code: "UQ7", signalType });
  expect(await told("UQ7", "9")).toMatchObject({ signal_types: "medical_alarm", decisionLayer: "site_zone" });
  expect(await make("site_partitions", { site, number: "03", name: "Shop" })).toMatchObject({ number: "3" });
  const times = { opensFrom: "08:00", opensUntil: "09:00", closesFrom: "17:00", closesUntil: "18:00" };
  const rule = { site, days: ["mon"], ...times };
  for (const partition of ["003", " 3", "3\n"])
    expect(await make("site_schedules", { ...rule, partition })).toMatchObject({ partition: "3" });
});

it("zeros alone are refused where a partition must have a number, as before", async () => {
  const site = room.sites.bakery.id;
  await expect(make("site_partitions", { site, number: "00", name: "None" })).rejects.toMatchObject({ status: 400 });
});
