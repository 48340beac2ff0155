/** Whether the store can write: asked by the start, and not to be mistaken for whether it answers. */

import { afterAll, beforeAll, expect, it } from "vitest";
import { createRoom, type Room } from "../support/room";
import { startHooked } from "../support/store-hooks";
import type { TestStore } from "../support/store";

// A transaction that holds the writer for a while.
const HOOK = `
routerAdd("POST", "/test/hold/{ms}", (e) => {
  $app.runInTransaction(() => sleep(Number(e.request.pathValue("ms"))));
  return e.noContent(204);
});`;

let store: TestStore;
let room: Room;

beforeAll(async () => {
  store = await startHooked({ hook: HOOK, product: true });
  room = await createRoom(store);
});

afterAll(() => store?.stop());

const PATH = "/api/watchdesk/alive";
const hold = (ms: number) => store.request("POST", `/test/hold/${ms}`);
const health = async (): Promise<number> => (await fetch(`${store.url}/api/health`)).status;

/** Asks as long as it is let; null when it was given up. */
const ask = (withinMs: number): Promise<number | null> =>
  fetch(`${store.url}${PATH}`, {
    method: "POST",
    headers: { Authorization: room.serviceToken },
    signal: AbortSignal.timeout(withinMs),
  }).then(
    ({ status }) => status,
    () => null,
  );

it("says that it writes, and only to a service", async () => {
  expect(await ask(10_000)).toBe(204);
  expect((await store.request("POST", PATH)).status).toBe(401);
  expect((await store.request("POST", PATH, { token: (await room.signIn("cem")).token })).status).toBe(403);
});

it("answers for its health and not to this while its writer hangs, and does as soon as it writes again", async () => {
  const held = hold(4000);
  await new Promise((done) => setTimeout(done, 300));
  // Given up, they leave the line: the next one has to wait for the writer alone.
  expect(await Promise.all(Array.from({ length: 20 }, () => ask(1000)))).toEqual(Array(20).fill(null));
  expect(await health()).toBe(200);
  expect(await ask(10_000)).toBe(204);
  expect((await held).status).toBe(204);
});
