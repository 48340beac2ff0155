/** The test room itself: everybody who may sign in can, and it is there before anybody waits for it. */

import { afterAll, beforeAll, expect, it } from "vitest";
import { createRoom, type Room, type RoomUserName } from "../support/room";
import { startStore, type TestStore } from "../support/store";

let store: TestStore;
let room: Room;

beforeAll(async () => {
  store = await startStore();
  room = await createRoom(store);
});

afterAll(() => store.stop());

it.each<RoomUserName>(["cem", "ayla", "bora", "dealerUser", "otherDealerUser", "portalUser", "otherPortalUser"])(
  "lets %s sign in",
  async (name) => {
    const { token, record } = await room.signIn(name);
    expect(token).not.toBe("");
    expect(record.id).toBe(room.users[name].id);
  },
);

it("refuses the disabled operator", async () => {
  await expect(room.signIn("disabled")).rejects.toThrow(/was refused/);
});

it("has North Depot as the cases tell it", async () => {
  const { northDepot } = room.sites;
  const filter = `site = "${northDepot.id}"`;
  const partitions = await store.client().collection("site_partitions").getFullList({ filter, sort: "number" });
  const listed = await store.client().collection("site_contacts").getFullList({ filter, expand: "contact" });
  expect(partitions.map(({ number }) => String(number))).toEqual(["1", "2"]);
  expect(JSON.stringify(listed[0]?.expand)).toContain("+44 7700 900 122");
});

it("adds people for further roles", async () => {
  const more = await room.addUser({ name: "Ece Kurt", role: "operator" });
  expect((await room.signIn(more)).record.email).toBe("ece.kurt@watchdesk.test");
});

it("hands out a token of a service account, not of a superuser", async () => {
  const answer = await store.request("GET", "/api/collections", { token: room.serviceToken });
  expect(answer.status).toBe(403);
});
