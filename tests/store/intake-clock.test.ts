/** What the intake does by the clock: the store beats when the clockwork is silent. */

import { rm } from "node:fs/promises";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createRoom, type Room } from "../support/room";
import { startStore, type TestStore } from "../support/store";
import { hooksWith } from "../support/store-hooks";

const HOOK = `
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

it("beats in the clockwork's place after 30 s, and shows its lines as silent", async () => {
  const beat = async () => (await store.client().collection("heartbeat").getFullList())[0];
  const line = { id: "r1", engineType: "dc09", state: "listening", port: 9000, lastSignalAt: "" };
  const body = { spool: "aa", receivers: [{ ...line, framesToday: 0, crcErrors: 0, undelivered: 0 }] };
  await store.request("POST", "/api/watchdesk/heartbeat", { body, token: token() });
  await store.request("POST", "/test/stand_in?later=20000");
  expect(await beat()).toMatchObject({ by: "clockwork", state: { receivers: [{ id: "r1", state: "listening" }] } });
  const heardAt = (await beat())?.["at"] as string;
  await store.request("POST", "/test/stand_in?later=40000");
  expect(await beat()).toMatchObject({ by: "store", state: { receivers: [{ id: "r1", state: "silent" }], heardAt } });
  // However long it lasts: what counts is when the receiver was heard, not when the store beat last.
  await store.request("POST", "/test/stand_in?later=100000");
  expect(await beat()).toMatchObject({ by: "store", state: { receivers: [{ id: "r1", state: "silent" }], heardAt } });
});
