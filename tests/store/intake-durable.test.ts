/** Nothing is acknowledged that a power cut could take back: the intake asks the connection itself, each time. */

import { afterAll, beforeAll, expect, it } from "vitest";
import { createRoom, type Room } from "../support/room";
import { batch, signal } from "../support/signals";
import type { TestStore } from "../support/store";
import { startHooked } from "../support/store-hooks";

const HOOK = `
routerAdd("POST", "/test/normal", (e) => {
  e.app.nonconcurrentDB().newQuery("PRAGMA synchronous=NORMAL").execute();
  return e.noContent(204);
});
routerAdd("GET", "/test/level", (e) => {
  const level = new DynamicModel({ v: 0 });
  e.app.nonconcurrentDB().newQuery("SELECT synchronous AS v FROM pragma_synchronous").one(level);
  return e.json(200, { level: level.v });
});
`;

let store: TestStore;
let room: Room;

beforeAll(async () => {
  store = await startHooked({ hook: HOOK, product: true });
  room = await createRoom(store);
});

afterAll(() => store?.stop());

const level = async (): Promise<unknown> => (await store.request("GET", "/test/level")).body;

it("starts with every commit reaching the disk", async () => {
  expect(await level()).toEqual({ level: 2 });
});

it("refuses a batch on a connection that would lose it, writes nothing, and takes it the next time", async () => {
  const body = batch([signal()]);
  const post = () => store.request("POST", "/api/watchdesk/signals", { body, token: room.serviceToken });
  await store.request("POST", "/test/normal");
  expect(await level()).toEqual({ level: 1 });
  expect(await post()).toMatchObject({ status: 503, body: { data: { code: "store_not_durable" } } });
  expect(await store.client().collection("events").getFullList()).toEqual([]);
  expect(await post()).toMatchObject({ status: 200, body: { accepted: 1 } });
  expect(await level()).toEqual({ level: 2 });
});
