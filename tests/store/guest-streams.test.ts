/** Streams on which nobody says who he is: each holds a file of the store, so few are kept and none for long. */

import { afterAll, beforeAll, expect, it } from "vitest";
import { person, serviceToken } from "../support/people";
import { openStream, subscribe, type Stream } from "../support/sse";
import { startStore, type TestStore } from "../support/store";

let store: TestStore;
let clockwork: ReturnType<typeof setInterval>;

beforeAll(async () => {
  store = await startStore();
  const token = await serviceToken(store);
  clockwork = setInterval(() => void store.request("POST", "/api/watchdesk/due", { token, body: {} }), 500);
});

afterAll(async () => {
  clearInterval(clockwork);
  await store?.stop();
});

it("ends all but twenty of an address, and these after a while; who has signed in stays", async () => {
  const desk = await person(store, "operator");
  const mine = await openStream(store.url);
  const topics = ["heartbeat"];
  expect((await subscribe(store.url, mine, { token: desk.token, session: desk.session, topics })).status).toBe(204);
  const guests: Stream[] = [];
  for (let n = 0; n < 25; n += 1) guests.push(await openStream(store.url));
  const isFull = (): boolean => guests.filter((guest) => guest.isOpen()).length > 20;
  while (isFull()) await Promise.race(guests.filter((guest) => guest.isOpen()).map((guest) => guest.ended));
  expect(guests.filter((guest) => guest.isOpen())).toHaveLength(20);
  await Promise.all(guests.map((guest) => guest.ended));
  expect(mine.isOpen()).toBe(true);
  mine.close();
});
