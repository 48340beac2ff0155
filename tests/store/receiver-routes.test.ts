/** The routes that only a receiving service asks: its keys, and the heart's beat. */

import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createRoom, type Room } from "../support/room";
import { startStore, type TestStore } from "../support/store";

let store: TestStore;
let room: Room;

beforeAll(async () => {
  store = await startStore();
  room = await createRoom(store);
});

afterAll(() => store.stop());

const all = (collection: string) => store.client().collection(collection).getFullList({ sort: "created" });

describe("the receiver's own routes", () => {
  it("give it the keys of every account, and only to it", async () => {
    const [transmitter] = await all("site_transmitters");
    await store
      .client()
      .collection("site_transmitters")
      .update(transmitter?.id ?? "", { encryptionKey: "0123456789abcdef" });
    const path = "/api/watchdesk/receiver_config";
    const answer = await store.request("GET", path, { token: room.serviceToken });
    expect(answer).toMatchObject({ status: 200, body: { keys: { "4711": "0123456789abcdef" } } });
    const prefixed = { code: "4711", prefix: "0012", name: "Same account, other prefix", state: "active" };
    const site = await store.client().collection("site_accounts").create(prefixed);
    const other = { site: site.id, protocol: "dc09", encryptionKey: "fedcba9876543210" };
    await store.client().collection("site_transmitters").create(other);
    const { body } = await store.request("GET", path, { token: room.serviceToken });
    expect(body).toMatchObject({ keys: { "4711": "0123456789abcdef", "12/4711": "fedcba9876543210" } });
    const { token } = await room.signIn("cem");
    expect((await store.request("GET", path, { token })).status).toBe(403);
  });

  it("name every account a signal may come from: sites of any state, and transmitters with one of their own", async () => {
    const path = "/api/watchdesk/receiver_config";
    const client = store.client();
    const archived = { code: "00Ab", name: "Gone", state: "archived" };
    const site = await client.collection("site_accounts").create(archived);
    await client.collection("site_transmitters").create({ site: site.id, protocol: "dc09", identifier: "9F01" });
    const { body } = await store.request<{ accounts: string }>("GET", path, { token: room.serviceToken });
    const named = body.accounts.split("\n");
    const codes = (await all("site_accounts")).map((record) => String(record["code"]));
    expect(new Set(named)).toEqual(new Set([...codes, "9F01"]));
    expect(named).toEqual(expect.arrayContaining(["4711", "00Ab"]));
    expect(named.length).toBe(new Set(named).size);
  });

  it("close a site's own code for clear text when all its transmitters have keys, and then alone", async () => {
    const client = store.client();
    const site = await client.collection("site_accounts").create({ code: "1010", name: "Own code", state: "active" });
    const keysNow = async (): Promise<Record<string, unknown>> => {
      const answer = await store.request<{ keys: Record<string, unknown> }>("GET", "/api/watchdesk/receiver_config", {
        token: room.serviceToken,
      });
      const { "1010": code, "9A10": first, "9A11": second } = answer.body.keys;
      return { code, first, second };
    };
    const add = (identifier: string, encryptionKey: string) =>
      client.collection("site_transmitters").create({ site: site.id, protocol: "dc09", identifier, encryptionKey });
    const [one, two] = ["0123456789abcdef", "fedcba9876543210"];
    expect(await keysNow()).toEqual({});
    await add("9A10", one);
    expect(await keysNow()).toEqual({ code: one, first: one });
    const other = await add("9A11", "");
    expect(await keysNow()).toEqual({ first: one });
    await client.collection("site_transmitters").update(other.id, { encryptionKey: two });
    const all = await keysNow();
    expect({ ...all, code: new Set(all["code"] as string[]) }).toEqual({
      code: new Set([one, two]),
      first: one,
      second: two,
    });
    await client.collection("site_transmitters").update(other.id, { identifier: "", encryptionKey: "" });
    expect(await keysNow()).toEqual({ first: one });
  });

  it("keep one record of the heart's beat, with what every desk may know, and one of each line", async () => {
    const line = { id: "r1", engineType: "dc09", state: "listening", port: 9000, lastSignalAt: "" };
    const waits = { undelivered: 3, parked: 1, waitingSince: "2026-06-15T08:30:00.000Z" };
    const body = { spool: "a0", receivers: [{ ...line, framesToday: 5, crcErrors: 1, ...waits }] };
    for (let beat = 0; beat < 2; beat += 1) {
      const answer = await store.request("POST", "/api/watchdesk/heartbeat", { body, token: room.serviceToken });
      expect(answer).toMatchObject({ status: 200, body: { ok: true, twins: [] } });
    }
    const [beat = {}, ...others] = (await all("heartbeat")) as Record<string, unknown>[];
    expect(others).toEqual([]);
    const told = { ...waits, waitingSince: "2026-06-15 08:30:00.000Z", undelivered: undefined };
    const heard = { heardAt: beat["at"], aliveSince: expect.any(String), spool: "a0" };
    const shown = [{ id: "r1", state: "listening", lastSignalAt: "", ...told, ...heard }];
    expect(beat).toMatchObject({ by: "clockwork", state: { heardAt: beat["at"] as string } });
    expect((beat["state"] as { receivers: unknown }).receivers).toEqual(shown);
    expect(await all("receivers")).toMatchObject([{ code: "r1", state: "listening", port: 9000 }]);
  });

  it.each([
    ["no spool", {}, "spool_missing"],
    ["an empty one", { spool: "" }, "spool_missing"],
    ["a number", { spool: 7 }, "spool_missing"],
    ["one of any length", { spool: "x".repeat(41) }, "bad_request"],
  ])("refuse a beat with %s: two programs would be one, and the death of either hidden", async (_, change, code) => {
    const answer = await store.request("POST", "/api/watchdesk/heartbeat", {
      body: { receivers: [], ...change },
      token: room.serviceToken,
    });
    expect(answer).toMatchObject({ status: 400, body: { data: { code, field: "spool" } } });
  });

  it("keep what each of two programs last said, and tell a name that both use", async () => {
    const line = (id: string) => ({ id, engineType: "dc09", state: "listening", port: 9000, lastSignalAt: "" });
    const beat = async (spool: string, id: string): Promise<unknown> =>
      (
        await store.request<{ twins: unknown }>("POST", "/api/watchdesk/heartbeat", {
          body: { spool, receivers: [line(id)] },
          token: room.serviceToken,
        })
      ).body.twins;
    const shown = async () => {
      const [record = {}] = (await all("heartbeat")) as Record<string, unknown>[];
      const { receivers } = record["state"] as { receivers: { id: string; spool: string; isTwin?: boolean }[] };
      return receivers.map(({ id, spool, isTwin = false }) => `${id} ${spool} ${isTwin}`).toSorted();
    };
    expect(await beat("aa", "r7")).toEqual([]);
    expect(await beat("bb", "r8")).toEqual([]);
    expect(await shown()).toEqual(expect.arrayContaining(["r7 aa false", "r8 bb false"]));
    const [r7] = (await all("receivers")).filter(({ code }) => code === "r7");
    expect(await beat("bb", "r7")).toEqual([]);
    expect(await beat("aa", "r7")).toEqual(["r7"]);
    expect(await beat("bb", "r7")).toEqual(["r7"]);
    expect(await shown()).toEqual(expect.arrayContaining(["r7 aa true", "r7 bb true"]));
    await store
      .client()
      .collection("receivers")
      .update(r7?.id ?? "", { enabled: false });
    expect(await beat("bb", "r8")).toEqual([]);
    expect((await shown()).filter((text) => text.startsWith("r7"))).toEqual([]);
  });
});
