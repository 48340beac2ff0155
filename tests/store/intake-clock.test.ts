/** What the intake does by the clock: the store beats when the clockwork is silent. */

import { afterAll, beforeAll, expect, it } from "vitest";
import { createRoom, type Room } from "../support/room";
import type { TestStore } from "../support/store";
import { startHooked } from "../support/store-hooks";

const HOOK = `
routerAdd("POST", "/test/stand_in", (e) => require(\`\${__hooks}/lib/test.cjs\`).beat(e));
`;

let store: TestStore;
let room: Room;

beforeAll(async () => {
  store = await startHooked({ hook: HOOK, module: "tests/support/intake-clock.ts", product: true });
  room = await createRoom(store);
});

afterAll(() => store?.stop());

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
  // Browsers learn of changed catalogues from this beat, too.
  await store
    .client()
    .collection("report_shortcuts")
    .create({ key: "QZ", text: "Called", endsIn: "note", active: true });
  await store.request("POST", "/test/stand_in?later=70000");
  const told = {
    storeSince: expect.any(String) as string,
    changed: { report_shortcuts: expect.any(Number) as number },
  };
  expect((await beat())?.["state"]).toMatchObject(told);
  // However long it lasts: what counts is when the receiver was heard, not when the store beat last.
  await store.request("POST", "/test/stand_in?later=100000");
  expect(await beat()).toMatchObject({ by: "store", state: { receivers: [{ id: "r1", state: "silent" }], heardAt } });
});
