/** The network is back: nothing waits for its turn, and nothing that hangs on the network as it was holds up the rest. */
import { describe, expect, it } from "vitest";
import { AppError } from "../../../domain/errors";
import { settle } from "./support/browser";
import { liveWorld } from "./support/live";
import { alarm, signal } from "./support/store";

const world = liveWorld();
const never = new Promise<void>(() => undefined);

describe("the network is back", () => {
  it("while the library waits for its own next attempt: another stream is opened at once", async () => {
    const { state, tab } = await world.start();
    world.store.drop();
    await world.browser.clock.advance(5_000);
    expect(state.status).toBe("not_live");
    tab.wake();
    await settle();
    expect(state.status).toBe("live");
  });

  it("while an attempt hangs on the network of before: it is given up", async () => {
    world.store.connectFailure = new AppError("network");
    const { state, tab } = await world.start();
    world.store.connectGate = never;
    await world.browser.clock.advance(2_500);
    world.store.connectFailure = world.store.connectGate = undefined;
    tab.wake();
    await settle();
    expect(state).toMatchObject({ status: "live", attempt: 0 });
  });

  it("and so says every tab: one attempt is enough", async () => {
    world.store.connectFailure = new AppError("network");
    const { tab } = await world.start();
    await world.browser.clock.advance(20_000);
    world.store.connectFailure = undefined;
    world.store.connectGate = never;
    const before = world.store.connects;
    for (let i = 0; i < 5; i += 1) tab.wake();
    expect(world.store.connects).toBe(before + 1);
  });

  it("while a stream is just being opened: what asks for a catch-up has the one that it brings", async () => {
    const { state, tab, live } = await world.start();
    world.store.drop();
    await world.browser.clock.advance(3_000);
    let open = (): void => undefined;
    world.store.connectGate = new Promise((done) => (open = done));
    const rounds = (): number => world.store.listened.filter((name) => name === "events_pending").length;
    const before = rounds();
    tab.wake();
    live.requestCatchUp();
    await settle();
    expect(rounds()).toBe(before);
    open();
    await settle();
    expect([state.status, rounds()]).toEqual(["live", before + 1]);
  });

  it("while a stream hangs in being opened: a catch-up that is asked for goes without it", async () => {
    const { tab, live } = await world.start();
    world.store.drop();
    world.store.connectGate = never;
    tab.wake();
    await world.browser.clock.advance(1_500);
    const asked = world.store.listened.length;
    live.requestCatchUp();
    await settle();
    expect(world.store.listened.length).toBeGreaterThan(asked);
  });

  it("while a late attempt is under way: where that fails, the next one does not wait for long", async () => {
    world.store.failure = world.store.connectFailure = new AppError("network");
    const { state, tab } = await world.start();
    await world.browser.clock.advance(200_000);
    world.store.connectGate = never;
    const { connects } = world.store;
    while (world.store.connects === connects) await world.browser.clock.advance(500);
    tab.wake();
    expect(state.attempt).toBe(0);
  });

  it("while a catch-up hangs: the new connection brings its own", async () => {
    const { state, open, live } = await world.start();
    world.store.gate = never;
    live.requestCatchUp();
    world.store.drop();
    await world.browser.clock.advance(5_000);
    world.store.gate = undefined;
    world.store.commit(["events_alarm", "create", alarm("a1")]);
    world.store.reconnect();
    await settle();
    expect([state.status, await open()]).toEqual(["live", ["a1"]]);
  });
});

describe("the network is gone, and the stream seems to live on", () => {
  it("what it still brings makes nothing live: an answer does", async () => {
    const { state, tab } = await world.start();
    await world.pass(10);
    world.store.failure = new AppError("network");
    tab.dropNetwork();
    await world.pass(20);
    expect(state.status).toBe("offline");
    world.store.failure = undefined;
    await world.pass(60);
    expect(state.status).toBe("live");
  });
});

describe("the store is back, and no event of the browser tells of it (H-RT-01)", () => {
  it.each([60, 100, 301, 613, 3_605])("after %i s: list and count are right within ten seconds", async (seconds) => {
    for (const id of ["a1", "a2", "a3", "a4"]) world.store.commit(["events_alarm", "create", alarm(id)]);
    const { state, open, db } = await world.start();
    await world.pass(10);
    // The cable of a switch further on: the stream is dead and says nothing, and the browser takes itself for online.
    world.store.failure = world.store.connectFailure = new AppError("network");
    await world.browser.clock.advance(seconds * 1_000);
    expect(state.status).toBe("offline");
    for (const id of ["n1", "n2", "n3", "n4", "n5"]) world.store.commit(["events_alarm", "create", alarm(id)]);
    world.store.commit(["events_alarm", "update", alarm("a1", { version: 2, owner: "bora" })]);
    for (const id of ["a2", "a3"]) world.store.commit(["events_alarm", "delete", alarm(id)]);
    world.store.failure = world.store.connectFailure = undefined;
    await world.browser.clock.advance(10_000);
    expect(state.status).toBe("live");
    expect(await open()).toEqual(["a1", "a4", "n1", "n2", "n3", "n4", "n5"]);
    expect(state.alarmCount).toBe(7);
    expect((await db.events_alarm.get("a1"))?.owner).toBe("bora");
  });

  it.each([60, 61, 62, 63, 64])(
    "after %i s in which it refused at once: it is found within three seconds",
    async (seconds) => {
      const { state } = await world.start();
      world.store.failure = world.store.connectFailure = new AppError("network");
      world.store.drop();
      await world.browser.clock.advance(seconds * 1_000);
      world.store.failure = world.store.connectFailure = undefined;
      await world.browser.clock.advance(3_000);
      expect(state.status).toBe("live");
    },
  );

  it("and more was missed than a page has: the screen is live with the newest, and the rest follows at once", async () => {
    const { state, db } = await world.start();
    world.store.send(["events", "create", signal("e1", 1)]);
    await world.pass(5);
    world.store.failure = world.store.connectFailure = new AppError("network");
    world.store.drop();
    await world.browser.clock.advance(20_000);
    for (let seq = 2; seq <= 1_000; seq += 1) world.store.put("events", signal(`e${seq}`, seq));
    world.store.failure = world.store.connectFailure = undefined;
    const statuses: string[] = [];
    world.store.onAnswer = (collection) => collection === "events" && statuses.push(state.status);
    await world.pass(5);
    for (let i = 0; i < 5; i += 1) await settle();
    expect(await db.events.count()).toBe(1_000);
    // Which there is, the newest ones, and two pages behind them.
    expect(statuses).toEqual(["not_live", "not_live", "live", "live"]);
  });

  it("is looked for no more once it is there, or nobody is signed in", async () => {
    const { live, state } = await world.start();
    world.store.failure = world.store.connectFailure = new AppError("network");
    await world.browser.clock.advance(60_000);
    world.store.failure = world.store.connectFailure = undefined;
    await world.browser.clock.advance(10_000);
    expect(state.status).toBe("live");
    const knocks = world.store.knocks;
    await world.pass(60);
    expect(world.store.knocks).toBe(knocks);
    world.store.failure = world.store.connectFailure = new AppError("network");
    await world.browser.clock.advance(20_000);
    expect(world.store.knocks).toBeGreaterThan(knocks);
    live.stop();
    const last = world.store.knocks;
    await world.browser.clock.advance(60_000);
    expect(world.store.knocks).toBe(last);
  });

  it("is left alone for a minute at a time when it answers and lets nobody in", async () => {
    const { state } = await world.start();
    world.store.connectFailure = new AppError("network");
    await world.browser.clock.advance(300_000);
    const connects = world.store.connects;
    await world.browser.clock.advance(600_000);
    expect(state.status).not.toBe("live");
    expect(world.store.connects - connects).toBeLessThanOrEqual(10);
  });
});

it("an hour without a store asks it no more often than the first minutes did", async () => {
  const { live } = await world.start();
  world.store.failure = world.store.connectFailure = new AppError("network");
  world.store.drop();
  live.requestCatchUp();
  const askedIn = async (seconds: number): Promise<number> => {
    const before = world.store.asked.length;
    await world.browser.clock.advance(seconds * 1_000);
    return world.store.asked.length - before;
  };
  await askedIn(300);
  const early = await askedIn(300);
  await askedIn(2_400);
  expect(await askedIn(300)).toBeLessThanOrEqual(early + 1);
});
