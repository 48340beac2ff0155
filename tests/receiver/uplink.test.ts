/** The way to the store, against a small store of the test's own: retries, order, urgency, refusals, replay. */
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import {
  freshDirectory,
  spoolLines,
  startReceiver,
  type ReceiverStart,
  type RunningReceiver,
} from "../support/receiver";
import { askOnce, frame, Panel } from "./panel";
import { SmallStore } from "./small-store";

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

vi.setConfig({ testTimeout: 30_000, hookTimeout: 30_000 });

let store: SmallStore;
let receivers: RunningReceiver[];

async function start(how: ReceiverStart = {}): Promise<RunningReceiver> {
  const receiver = await startReceiver({ store: { url: store.url, token: "secret-token" }, ...how });
  receivers.push(receiver);
  return receiver;
}

async function until(condition: () => boolean): Promise<void> {
  const end = Date.now() + 10_000;
  while (!condition() && Date.now() < end) await pause(20);
  expect(condition()).toBe(true);
}

const sia = (number: number, account: string, code: string): Buffer => {
  const sequence = String(number).padStart(4, "0");
  return frame(`"SIA-DCS"${sequence}L0#${account}[#${account}|Nri1/${code}${number}]`);
};

beforeEach(async () => {
  store = new SmallStore();
  receivers = [];
  await store.up();
});

afterEach(async () => {
  for (const receiver of receivers) await receiver.stop();
  await store.down();
});

describe("the uplink", () => {
  it("hands over rows with all their columns, the token in the header, and marks them delivered", async () => {
    const receiver = await start();
    await askOnce(receiver.tcp, frame('"SIA-DCS"0001R1L2#00AB[#00AB|Nri2/BA7^Hall^/FA8][I Küche]'));
    await until(() => store.keys.size === 2);
    const [first, second] = store.batches[0]!.signals;
    expect(first).toMatchObject({
      kind: "event",
      receiver: "r1",
      protocol: "dc09",
      token: "SIA-DCS",
      transport: "tcp",
      encrypted: false,
      account: "00AB",
      prefix: "2",
      receiverNumber: "1",
      sequence: "0001",
      panelAt: "",
      clockSkewSeconds: 0,
      code: "BA",
      partition: "2",
      zone: "7",
      duplicateOf: "",
    });
    expect(first!.text).toContain("Hall");
    expect(second).toMatchObject({ code: "FA", zone: "8", raw: "" });
    expect([...store.authorizations]).toEqual(["secret-token"]);
    await pause(100);
    expect((await spoolLines(receiver.spoolDir)).map((line) => line["delivered"])).toEqual([true]);
  });

  it("keeps acknowledging while the store is down, and hands everything over once when it is back", async () => {
    const receiver = await start();
    await store.down();
    const panel = await Panel.connect(receiver.tcp);
    for (let number = 1; number <= 120; number++) expect(await panel.ask(sia(number, "4711", "BA"))).not.toBeNull();
    panel.close();
    expect(receiver.stderr()).toContain("the store can't be reached");
    await store.up();
    await until(() => store.keys.size === 120);
    const zones = store.batches.flatMap(({ signals }) => signals.map(({ zone }) => Number(zone)));
    expect(zones).toEqual(Array.from({ length: 120 }, (_, index) => index + 1));
    expect(Math.max(...store.batches.map(({ signals }) => signals.length))).toBeLessThanOrEqual(50);
  });

  it.each([
    ["OP", 100],
    ["FA", 50],
  ])("makes larger batches while more than a thousand frames wait, of fire none: %s, %d", async (code, most) => {
    const receiver = await start();
    await store.down();
    const panel = await Panel.connect(receiver.tcp);
    for (let number = 1; number <= 1300; number++) panel.send(sia(number % 9999, String(20_000 + number), code));
    await panel.wait(1300);
    panel.close();
    await store.up();
    await until(() => store.keys.size === 1300);
    const sizes = store.batches.map(({ signals }) => signals.length);
    expect(Math.max(...sizes)).toBe(most);
    expect(sizes.at(-1)).toBeLessThanOrEqual(50);
  });

  it("hands over after a kill what was not delivered before it", async () => {
    const spoolDir = freshDirectory("replay");
    const first = await start({ spoolDir });
    await store.down();
    for (let number = 1; number <= 5; number++) await askOnce(first.tcp, sia(number, "4711", "BA"));
    await first.kill();
    await store.up();
    await start({ spoolDir });
    await until(() => store.keys.size === 5);
  });

  it("keeps an account's order over a restart: what was not delivered goes before what comes now", async () => {
    const spoolDir = freshDirectory("replay");
    const first = await start({ spoolDir });
    await store.down();
    for (let number = 1; number <= 60; number++) await askOnce(first.tcp, sia(number, "4711", "BA"));
    await first.kill();
    await store.up();
    const second = await start({ spoolDir });
    await askOnce(second.tcp, sia(61, "4711", "PA"));
    await until(() => store.keys.size === 61);
    const zones = store.batches.flatMap(({ signals }) => signals.map(({ zone }) => Number(zone)));
    expect(zones).toEqual(Array.from({ length: 61 }, (_, index) => index + 1));
  });

  it("sends a fresh alarm before a replay that is under way", async () => {
    const receiver = await start();
    const panel = await Panel.connect(receiver.tcp);
    for (let number = 1; number <= 400; number++) panel.send(sia(number, String(3000 + number), "PA"));
    await until(() => store.keys.size === 400);
    store.delayMs = 150;
    store.batches.length = 0;
    Object.assign(store, { boot: "boot-2", hasLost: true });
    await until(() => store.batches.flatMap(({ signals }) => signals).length >= 50);
    await panel.ask(sia(1, "8888", "BA"));
    await until(() => store.keys.size === 401);
    const before = store.batches.flatMap(({ signals }) => signals.map(({ account }) => account)).indexOf("8888");
    expect(before).toBeLessThanOrEqual(200);
    await until(() => store.batches.flatMap(({ signals }) => signals).length >= 401);
    panel.close();
  });

  it("sends known accounts first when strangers flood it, and strangers all the same", async () => {
    store.config = { keys: {}, accounts: "4711\n00ab" };
    const receiver = await start();
    await until(() => store.configAsked > 0);
    await pause(100);
    store.delayMs = 100;
    const panel = await Panel.connect(receiver.tcp);
    for (let number = 1; number <= 400; number++) panel.send(sia(number, String(6000 + number), "PA"));
    await panel.wait(400);
    for (const account of ["4711", "00AB"]) panel.send(sia(1, account, "OP"));
    await panel.wait(402);
    panel.close();
    await until(() => store.keys.size === 402);
    const order = store.batches.flatMap(({ signals }) => signals.map(({ account }) => account));
    for (const account of ["4711", "00AB"]) expect(order.indexOf(account)).toBeLessThanOrEqual(250);
  });

  it("never has one account in two batches at once, and never more than two batches", async () => {
    store.delayMs = 30;
    const receiver = await start();
    const panels = await Promise.all(Array.from({ length: 20 }, () => Panel.connect(receiver.tcp)));
    await Promise.all(
      panels.map(async (panel, index) => {
        for (let number = 1; number <= 15; number++)
          await panel.ask(sia(number, String(3000 + (index % 10)), `B${"AC"[index > 9 ? 1 : 0]}`));
      }),
    );
    await until(() => store.keys.size === 300);
    expect(store.overlaps).toBe(0);
    expect(store.mostOpen).toBe(2);
    for (let account = 3000; account < 3010; account++) {
      const rows = store.batches.flatMap(({ signals }) => signals).filter((row) => row.account === String(account));
      const numbers = rows.map(({ key }) => Number(key.split(":")[1]));
      expect(numbers).toEqual([...numbers].sort((a, b) => a - b));
    }
    for (const panel of panels) panel.close();
  });

  it("sends fire and hold-up before what waited longer", async () => {
    const receiver = await start();
    await store.down();
    for (let number = 1; number <= 130; number++) await askOnce(receiver.tcp, sia(number, String(1000 + number), "OP"));
    await askOnce(receiver.tcp, sia(200, "7777", "FA"));
    await askOnce(receiver.tcp, sia(201, "8888", "HA"));
    await store.up();
    await until(() => store.keys.size === 132);
    // Two batches were in flight already when the alarms came; the next one begins with them.
    const next = store.codes.filter((code) => code !== "OP");
    expect(next).toEqual(["FA", "HA"]);
    expect(store.codes.indexOf("FA")).toBeLessThanOrEqual(100);
    expect(store.codes.indexOf("HA")).toBeLessThanOrEqual(101);
  });

  it("finds the row the store refuses, keeps it, and goes on with the rest", async () => {
    store.poison = "ZZ";
    const receiver = await start();
    await store.down();
    for (let number = 1; number <= 20; number++) {
      await askOnce(receiver.tcp, sia(number, String(1000 + number), number === 13 ? "ZZ" : "BA"));
    }
    await store.up();
    await until(() => store.keys.size === 19);
    await until(() => receiver.stderr().includes("the store refuses frame 13 (account 1013, code ZZ)"));
    const lines = await spoolLines(receiver.spoolDir);
    expect(lines.filter((line) => !line["delivered"]).map((line) => line["sequence"])).toEqual([13]);
  });

  it("sends nothing once more to a store that was started anew and has lost nothing", async () => {
    const receiver = await start();
    for (let number = 1; number <= 3; number++) await askOnce(receiver.tcp, sia(number, "4711", "BA"));
    await until(() => store.keys.size === 3);
    store.batches.length = 0;
    store.boot = "boot-2";
    await until(() => receiver.stderr().includes("of 3 delivered frames 0 are sent once more"));
    await askOnce(receiver.tcp, sia(4, "4711", "BA"));
    await until(() => store.keys.size === 4);
    expect(store.batches.flatMap(({ signals }) => signals)).toHaveLength(1);
  });

  it("sends what a store that was started anew has lost of the last minutes, under the same keys", async () => {
    const receiver = await start();
    for (let number = 1; number <= 3; number++) await askOnce(receiver.tcp, sia(number, "4711", "BA"));
    await until(() => store.keys.size === 3);
    const keys = [...store.keys];
    store.batches.length = 0;
    Object.assign(store, { boot: "boot-2", hasLost: true });
    await until(() => store.batches.flatMap(({ signals }) => signals).length === 3);
    const sent = store.batches.flatMap(({ signals }) => signals.map(({ key }) => key));
    expect(sent).toEqual(keys);
    expect(receiver.stderr()).toContain("of 3 delivered frames 3 are sent once more");
  });

  it("tells how often the same message came again", async () => {
    const receiver = await start();
    for (let copy = 0; copy < 4; copy++) await askOnce(receiver.tcp, sia(1, "4711", "BA"));
    await until(() => [...store.repeats.values()].includes(3));
    expect([...store.repeats.keys()]).toEqual([...store.keys]);
  });

  it("keeps frames with very many events within what a post may hold", async () => {
    const receiver = await start();
    await store.down();
    const events = Array.from({ length: 200 }, (_, index) => `/BA${index}`).join("");
    for (let number = 1; number <= 6; number++) {
      await askOnce(receiver.tcp, frame(`"SIA-DCS"000${number}L0#4711[#4711|Nri1${events}]`));
    }
    await store.up();
    await until(() => store.keys.size === 1200);
    expect(Math.max(...store.batches.map(({ signals }) => signals.length))).toBeLessThanOrEqual(500);
  });

  it("links a re-stamped copy to the first, so that no second alarm is raised", async () => {
    const receiver = await start();
    const stamped = (second: string): Buffer =>
      frame(`"SIA-DCS"0009L0#4711[#4711|Nri1/BA1]_10:00:${second},11-27-2026`);
    await askOnce(receiver.tcp, stamped("00"));
    await askOnce(receiver.tcp, stamped("11"));
    await until(() => store.keys.size === 2);
    const [first, second] = store.batches.flatMap(({ signals }) => signals);
    expect([first!.duplicateOf, second!.duplicateOf]).toEqual(["", first!.key]);
  });
});

describe("the clockwork", () => {
  it("asks for what is due and reports the receivers, with the accounts that were heard", async () => {
    const receiver = await start();
    await askOnce(receiver.tcp, frame('"NULL"0000L0#4711[]'));
    await until(() => store.due >= 2 && store.heartbeats.length >= 2);
    const states = store.heartbeats.flatMap(({ receivers: states }) => states);
    expect(states[0]).toMatchObject({
      id: "r1",
      engineType: "dc09",
      port: receiver.tcp,
      state: "listening",
      undelivered: 0,
    });
    const contacts = states.flatMap((state) => state["contacts"] as { account: string; token: string }[]);
    expect(contacts).toMatchObject([{ account: "4711", token: "NULL" }]);
    // A NULL is no signal.
    expect(states.map((state) => state["lastSignalAt"])).toEqual(states.map(() => ""));
    await askOnce(receiver.tcp, sia(1, "4711", "BA"));
    await until(() => store.heartbeats.at(-1)?.receivers[0]?.["lastSignalAt"] !== "");
  });

  it("tells since when the oldest signal waits for the store; one that the store refuses is only counted", async () => {
    const told = () => store.heartbeats.at(-1)?.receivers[0];
    const before = Date.now();
    store.poison = "QX";
    const receiver = await start();
    await askOnce(receiver.tcp, sia(1, "4712", "QX"));
    await until(() => told()?.["parked"] === 1);
    expect(told()).toMatchObject({ undelivered: 1, waitingSince: "" });
    store.delayMs = 7000;
    await askOnce(receiver.tcp, sia(2, "4711", "BA"));
    await pause(50);
    await askOnce(receiver.tcp, sia(3, "4711", "BR"));
    const after = Date.now();
    await until(() => told()?.["waitingSince"] !== "");
    const since = Date.parse(String(told()?.["waitingSince"]));
    expect(since).toBeGreaterThanOrEqual(before);
    expect(since).toBeLessThanOrEqual(after - 50);
    store.delayMs = 0;
    await until(() => told()?.["waitingSince"] === "");
    expect(told()).toMatchObject({ undelivered: 1, parked: 1 });
  });

  it("names an account in a heartbeat as its signals do, where leading zeros don't count", async () => {
    const receiver = await start({ options: { ignoreLeadingZeros: true } });
    await askOnce(receiver.tcp, frame('"NULL"0000L0#004711[]'));
    const heard = () => store.heartbeats.flatMap(({ receivers }) => receivers[0]?.["contacts"] as unknown[]);
    await until(() => heard().length > 0);
    expect(heard()).toMatchObject([{ account: "4711" }]);
  });

  it("takes keys from the store and still has them at a start without it", async () => {
    store.config = { keys: { "4711": "00112233445566778899AABBCCDDEEFF" } };
    const spoolDir = freshDirectory("keys");
    const first = await start({ spoolDir });
    const clear = sia(1, "4711", "BA");
    const refused = async (receiver: RunningReceiver): Promise<boolean> =>
      (await askOnce(receiver.tcp, clear, 300)) === null;
    await pause(300);
    expect(await refused(first)).toBe(true);
    await first.stop();
    await store.down();
    expect(await refused(await start({ spoolDir }))).toBe(true);
  });
});
