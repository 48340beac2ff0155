/** What the intake does by the clock: old feed records go, and the store beats when the clockwork is silent. */

import { rm } from "node:fs/promises";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createRoom, type Room } from "../support/room";
import { batch, signal } from "../support/signals";
import { startStore, type TestStore } from "../support/store";
import { hooksWith } from "../support/store-hooks";

const HOUR_MS = 3_600_000;

const HOOK = `
routerAdd("POST", "/test/purge", (e) => require(\`\${__hooks}/lib/test.cjs\`).purge(e));
routerAdd("POST", "/test/stand_in", (e) => require(\`\${__hooks}/lib/test.cjs\`).beat(e));
`;

let store: TestStore;
let room: Room;
let hooks: string;

beforeAll(async () => {
  hooks = await hooksWith({ hook: HOOK, module: "tests/support/intake-clock.ts", product: true });
  store = await startStore({ flags: [`--hooksDir=${hooks}`] });
  room = await createRoom(store);
});

afterAll(async () => {
  await store.stop();
  await rm(hooks, { recursive: true, force: true });
});

const token = (): string => room.serviceToken;
const numbers = async (): Promise<number[]> => {
  const filter = 'audience = "staff"';
  return (await store.client().collection("signal_feed").getFullList({ filter, sort: "number" })).map((r) => r.number);
};
const send = () => store.request("POST", "/api/watchdesk/signals", { body: batch([signal()]), token: token() });

it("purges what is older than the settings say, keeps the newest of an audience, and counts on from it", async () => {
  for (let n = 0; n < 3; n += 1) await send();
  await store.request("POST", `/test/purge?later=${23 * HOUR_MS}`);
  expect(await numbers()).toEqual([1, 2, 3]);
  await store.request("POST", `/test/purge?later=${25 * HOUR_MS}`);
  expect(await numbers()).toEqual([3]);
  await send();
  expect(await numbers()).toEqual([3, 4]);
});

it("beats in the clockwork's place after 30 s, and shows its lines as silent", async () => {
  const beat = async () => (await store.client().collection("heartbeat").getFullList())[0];
  const line = { id: "r1", engineType: "dc09", state: "listening", port: 9000, lastSignalAt: "" };
  const body = { receivers: [{ ...line, framesToday: 0, crcErrors: 0, undelivered: 0 }] };
  await store.request("POST", "/api/watchdesk/heartbeat", { body, token: token() });
  await store.request("POST", "/test/stand_in?later=20000");
  expect(await beat()).toMatchObject({ by: "clockwork", state: { receivers: [{ id: "r1", state: "listening" }] } });
  await store.request("POST", "/test/stand_in?later=40000");
  expect(await beat()).toMatchObject({ by: "store", state: { receivers: [{ id: "r1", state: "silent" }] } });
});
