/** "Last contact" of transmitters and lines on the real store: moved by every sign of life, and by nothing else. */

import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createRoom, type Room } from "../support/room";
import { batch, signal } from "../support/signals";
import { startStore, type TestStore } from "../support/store";

let store: TestStore;
let room: Room;
const transmitters: Record<string, string> = {};

beforeAll(async () => {
  store = await startStore();
  room = await createRoom(store);
  const sites = store.client().collection("site_accounts");
  const place = { name: "Prefixed", state: "active", timeZone: "UTC" };
  const prefixed = await sites.create({ code: "4711", prefix: "12", ...place });
  const add = async (name: string, site: string, identifier: string): Promise<void> => {
    const body = { site, protocol: "dc09", identifier };
    transmitters[name] = (await store.client().collection("site_transmitters").create(body)).id;
  };
  await add("prefixed", prefixed.id, "");
  await add("bakery", room.sites.bakery.id, "");
  await add("backUp", room.sites.bakery.id, "AB12");
  const filter = `site = "${room.sites.northDepot.id}"`;
  transmitters["depot"] = (await store.client().collection("site_transmitters").getFirstListItem(filter)).id;
});

afterAll(() => store.stop());

interface Contact {
  readonly account: string;
  readonly prefix?: string;
  readonly at?: string;
}

const LINE = { id: "r1", engineType: "dc09", state: "listening", port: 9000, lastSignalAt: "" };
const COUNTS = { framesToday: 0, crcErrors: 0, undelivered: 0 };

async function beat(contacts: readonly unknown[], line: object = {}): Promise<void> {
  const body = { spool: "aa", receivers: [{ ...LINE, ...COUNTS, ...line, contacts }] };
  const answer = await store.request("POST", "/api/watchdesk/heartbeat", { body, token: room.serviceToken });
  expect(answer, JSON.stringify(answer.body)).toMatchObject({ status: 200 });
}

const heard = ({ account, prefix = "0", at = new Date().toISOString() }: Contact) => ({
  account,
  prefix,
  receiverNumber: "0",
  transport: "tcp",
  token: "NULL",
  at,
});

const all = (collection: string) => store.client().collection(collection).getFullList();
const lastSeen = async (): Promise<Record<string, string>> => {
  const rows = new Map((await all("site_transmitters")).map((row) => [row.id, String(row["lastSeenAt"])]));
  return Object.fromEntries(Object.entries(transmitters).map(([name, id]) => [name, rows.get(id) ?? ""]));
};
const changed = async (act: () => Promise<unknown>): Promise<string[]> => {
  const before = await lastSeen();
  await act();
  const after = await lastSeen();
  return Object.keys(after).filter((name) => after[name] !== before[name]);
};

describe("a NULL told by the heartbeat", () => {
  it.each<[string, Contact, string[]]>([
    ["moves the transmitter with that account", { account: "4711" }, ["depot"]],
    ["moves, with a prefix, the one of the site with that prefix", { account: "4711", prefix: "012" }, ["prefixed"]],
    ["moves a transmitter without an account of its own by its site's code", { account: "4712" }, ["bakery"]],
    ["finds a transmitter's own account in any case", { account: "ab12" }, ["backUp"]],
    ["of a prefix nobody has moves nothing", { account: "4711", prefix: "13" }, []],
    ["of an account nobody has moves nothing", { account: "0000" }, []],
    ["without an account moves nothing", { account: "" }, []],
  ])("%s", async (_says, contact, want) => {
    expect(await changed(() => beat([heard(contact)]))).toEqual(want);
  });

  it("makes no event, no alarm and no unknown account (H-PI-02)", async () => {
    await beat([heard({ account: "0000" }), heard({ account: "4711" })]);
    for (const collection of ["events", "events_alarm", "signal_feed"]) expect(await all(collection)).toEqual([]);
  });

  it("moves the time forward only, and never ahead of the store's clock", async () => {
    await beat([heard({ account: "4711" })]);
    const past = heard({ account: "4711", at: "2020-01-01T00:00:00.000Z" });
    expect(await changed(() => beat([past]))).toEqual([]);
    await beat([heard({ account: "4711", at: "2099-01-01T00:00:00.000Z" })]);
    expect(Date.parse((await lastSeen())["depot"] ?? "")).toBeLessThanOrEqual(Date.now());
    expect(await changed(() => beat([heard({ account: "4711" })]))).toEqual(["depot"]);
  });

  it("moves nothing else of the record: which key was saved last stays as it was", async () => {
    const before = await store
      .client()
      .collection("site_transmitters")
      .getOne(transmitters["depot"] ?? "");
    await beat([heard({ account: "4711" })]);
    const { lastSeenAt, ...after } = await store
      .client()
      .collection("site_transmitters")
      .getOne(transmitters["depot"] ?? "");
    expect(lastSeenAt).not.toBe("");
    expect(before).toMatchObject(after);
  });

  it("counts beside contacts that are none", async () => {
    const names = await changed(() =>
      beat([null, "4712", { account: 1 }, { account: "4712" }, heard({ account: "4711" })]),
    );
    expect(names).toEqual(["depot"]);
  });
});

describe("a signal", () => {
  const send = (...signals: ReturnType<typeof signal>[]) =>
    store.request("POST", "/api/watchdesk/signals", { body: batch(signals), token: room.serviceToken });

  it("moves its transmitter as well, and only its own", async () => {
    expect(await changed(() => send(signal({ account: "4712" }), signal({ account: "9999" })))).toEqual(["bakery"]);
  });

  it("that is only a receiver's word about its line does not: anybody can forge such a frame", async () => {
    const link = signal({ kind: "link", code: "cannot_decrypt", account: "4712" });
    expect(await changed(() => send(link))).toEqual([]);
  });
});

describe("a line", () => {
  const line = async (code: string) => store.client().collection("receivers").getFirstListItem(`code = "${code}"`);

  it("keeps its last signal over a start of the receiver, which knows of none", async () => {
    await beat([], { lastSignalAt: "2026-06-15T08:30:00.000Z" });
    await beat([]);
    expect(await line("r1")).toMatchObject({ lastSignalAt: "2026-06-15 08:30:00.000Z", state: "listening" });
  });

  it("that is told of no more is shown as silent, and as it is when it comes back", async () => {
    const old = { code: "old", state: "listening", lastSeenAt: "2026-06-15 08:30:00.000Z", enabled: true };
    await store.client().collection("receivers").create(old);
    await beat([]);
    expect(await line("old")).toMatchObject({ state: "silent" });
    expect(await line("r1")).toMatchObject({ state: "listening" });
    await beat([], { id: "old", state: "spool_full", reason: "no space" });
    expect(await line("old")).toMatchObject({ state: "spool_full", counters: { reason: "no space" } });
  });
});
