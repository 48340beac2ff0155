/** A disk that takes no more: every write is refused in words, the beat is told from memory, and nobody is signed out. */

import { afterAll, beforeAll, expect, it } from "vitest";
import { createRoom, type Room } from "../support/room";
import { batch, signal } from "../support/signals";
import { startHooked } from "../support/store-hooks";
import type { TestStore } from "../support/store";

// The data base refuses what grows, in the very words it has for a full disk, and the beat besides.
const HOOK = `
routerAdd("POST", "/test/full", (e) => {
  const pages = new DynamicModel({ n: 0 });
  $app.nonconcurrentDB().newQuery("SELECT page_count AS n FROM pragma_page_count").one(pages);
  $app.nonconcurrentDB().newQuery("PRAGMA max_page_count = " + pages.n).execute();
  const words = "SELECT RAISE(ABORT, 'database or disk is full (13)')";
  for (const table of ["heartbeat", "alarm_claims", "session_control", "events"]) {
    for (const change of ["INSERT", "UPDATE"]) {
      const name = "full_" + table + "_" + change;
      const sql = "CREATE TRIGGER " + name + " BEFORE " + change + " ON " + table + " BEGIN " + words + "; END";
      $app.nonconcurrentDB().newQuery(sql).execute();
    }
  }
  return e.noContent(204);
});
routerAdd("POST", "/test/room", (e) => {
  $app.nonconcurrentDB().newQuery("PRAGMA max_page_count = 1000000").execute();
  for (const table of ["heartbeat", "alarm_claims", "session_control", "events"]) {
    for (const change of ["INSERT", "UPDATE"]) {
      $app.nonconcurrentDB().newQuery("DROP TRIGGER full_" + table + "_" + change).execute();
    }
  }
  return e.noContent(204);
});`;

let store: TestStore;
let room: Room;

beforeAll(async () => {
  store = await startHooked({ hook: HOOK, product: true });
  room = await createRoom(store);
});

afterAll(() => store?.stop());

const refused = { status: 507, body: { data: { code: "disk_full" } } };
const line = { id: "r1", engineType: "dc09", port: 9090, state: "spool_full", lastSignalAt: "" };
const beat = () =>
  store.request("POST", "/api/watchdesk/heartbeat", {
    body: { spool: "s1", receivers: [line] },
    token: room.serviceToken,
  });
const send = () =>
  store.request("POST", "/api/watchdesk/signals", { body: batch([signal()]), token: room.serviceToken });

it("refuses acts, signals, beats and sign-ins as a full disk, and tells the beat to whoever asks", async () => {
  const { token } = await room.signIn("cem");
  const unsaved = () => store.request("GET", "/api/watchdesk/beat", { token });
  expect((await send()).status).toBe(200);
  expect((await beat()).status).toBe(200);
  expect(await unsaved()).toMatchObject({ status: 200, body: { beat: null } });
  const [alarm] = await store.client().collection("events_alarm").getFullList();
  expect((await store.request("POST", "/test/full")).status).toBe(204);

  const claim = () => store.request("POST", `/api/watchdesk/alarms/${alarm?.id ?? ""}/claim`, { body: {}, token });
  expect(await claim()).toMatchObject(refused);
  expect(await send()).toMatchObject(refused);
  expect(await beat()).toMatchObject(refused);
  const state = { diskFull: true, receivers: [{ id: "r1", state: "spool_full", spool: "s1" }] };
  expect(await unsaved()).toMatchObject({ status: 200, body: { beat: { by: "clockwork", state } } });
  expect((await store.request("GET", "/api/watchdesk/beat")).status).toBe(401);
  await expect(room.signIn("ayla")).rejects.toThrow(/507|disk_full/i);

  expect((await store.request("POST", "/test/room")).status).toBe(204);
  expect((await claim()).status).toBe(200);
  // Others may still be refused: the beat is saved, and says so until a batch of signals is taken.
  expect((await beat()).status).toBe(200);
  expect(await unsaved()).toMatchObject({ body: { beat: null } });
  const saved = async () => (await store.client().collection("heartbeat").getFullList())[0]?.["state"] as object;
  expect(await saved()).toMatchObject({ diskFull: true });
  expect((await send()).status).toBe(200);
  expect((await beat()).status).toBe(200);
  expect(await saved()).not.toHaveProperty("diskFull");
});
