/** The live layer against everything that happens to a stream: lost, doubled, late, stalled and cut. */
import { describe, expect, it } from "vitest";
import { AppError } from "../../../domain/errors";
import { settle } from "./support/browser";
import { liveWorld } from "./support/live";
import { alarm, signal, turned } from "./support/store";

const world = liveWorld();

describe("connecting", () => {
  it("is live once the first catch-up is done, with the count of the merged set", async () => {
    world.store.commit(["events_alarm", "create", alarm("a1")], ["events_alarm", "create", alarm("a2")]);
    const { state, open } = await world.start();
    expect(state.status).toBe("live");
    expect(await open()).toEqual(["a1", "a2"]);
    expect(state.alarmCount).toBe(2);
  });

  it("tries again after 1, 2, 4 … 60 s when the first connect fails", async () => {
    world.store.failure = world.store.connectFailure = new AppError("network");
    const { state } = await world.start();
    const waits: number[] = [];
    for (let i = 0; i < 8; i += 1) {
      const before = world.store.connects;
      let waited = 0;
      while (world.store.connects === before && waited < 100) {
        await world.browser.clock.advance(1000);
        waited += 1;
      }
      waits.push(waited);
    }
    expect(waits).toEqual([1, 2, 4, 8, 16, 32, 60, 60]);
    expect(state.status).toBe("offline");
  });

  it("connects at once when the network is back, without waiting for its turn", async () => {
    world.store.connectFailure = new AppError("network");
    const { state, tab } = await world.start();
    await world.browser.clock.advance(20_000);
    world.store.connectFailure = undefined;
    tab.wake();
    await settle();
    expect(state).toMatchObject({ status: "live", attempt: 0 });
  });
});

describe("what arrives", () => {
  it("doubled changes nothing", async () => {
    const { open, db } = await world.start();
    const record = world.store.send(
      ["events_alarm", "create", alarm("a1")],
      ["events", "create", signal("e1", 1, "a1")],
    );
    await world.pass(1);
    world.store.deliver(record);
    world.store.deliver(record);
    await world.pass(1);
    expect(await open()).toEqual(["a1"]);
    expect(await db.events.count()).toBe(1);
  });

  it("late does not undo what is newer", async () => {
    const { db, state } = await world.start();
    const first = world.store.commit(["events_alarm", "create", alarm("a1")]);
    const second = world.store.commit(["events_alarm", "update", alarm("a1", { version: 2, owner: "bora" })]);
    world.store.deliver(second);
    world.store.deliver(first);
    await world.pass(1);
    expect(await db.events_alarm.get("a1")).toMatchObject({ version: 2, owner: "bora" });
    expect(state.status).toBe("live");
  });

  it("late does not bring back an alarm that was closed", async () => {
    const { open, db } = await world.start();
    const created = world.store.commit(["events_alarm", "create", alarm("a1")]);
    const closed = world.store.commit(
      ["events_alarm", "delete", alarm("a1")],
      ["alarm_history", "create", alarm("a1", { version: 2, state: "closed", closedAt: "2026-06-15 08:31:00.000Z" })],
    );
    world.store.deliver(closed);
    world.store.deliver(created);
    await world.pass(1);
    expect(await open()).toEqual([]);
    expect(await db.alarm_history.count()).toBe(1);
  });

  it.each<[string, boolean]>([
    ["in order", false],
    ["the other way round", true],
  ])("moves an alarm to hold and back when the two halves come %s", async (_, swap) => {
    const { open, db } = await world.start();
    world.store.send(["events_alarm", "create", alarm("a1")]);
    await world.pass(1);
    const hold = world.store.commit(
      ["events_alarm", "delete", alarm("a1")],
      ["events_pending", "create", alarm("a1", { version: 2, state: "on_hold" })],
    );
    world.store.deliver(swap ? turned(hold) : hold);
    await world.pass(1);
    expect([await open(), await db.events_pending.count()]).toEqual([[], 1]);
    const wake = world.store.commit(
      ["events_pending", "delete", alarm("a1")],
      ["events_alarm", "create", alarm("a1", { version: 3 })],
    );
    world.store.deliver(swap ? turned(wake) : wake);
    await world.pass(1);
    expect([await open(), await db.events_pending.count()]).toEqual([["a1"], 0]);
  });

  it("lost is noticed by the number after it and caught up", async () => {
    const { open, db } = await world.start();
    world.store.send(["events", "create", signal("e1", 1)]);
    await world.pass(1);
    world.store.commit(["events_alarm", "create", alarm("lost")], ["events", "create", signal("e2", 2, "lost")]);
    world.store.send(["events", "create", signal("e3", 3)]);
    await world.browser.clock.advance(1_000);
    await settle();
    expect(await open()).toEqual(["lost"]);
    expect(await db.events.orderBy("seq").keys()).toEqual([1, 2, 3]);
  });

  it("only reordered is no gap: nothing is asked again", async () => {
    await world.start();
    world.store.send(["events", "create", signal("e1", 1)]);
    await world.pass(1);
    const second = world.store.commit(["events", "create", signal("e2", 2)]);
    const third = world.store.commit(["events", "create", signal("e3", 3)]);
    world.store.listened.length = 0;
    world.store.deliver(third);
    world.store.deliver(second);
    await world.browser.clock.advance(2_000);
    expect(world.store.listened).toEqual([]);
  });

  it("lost with nothing after it is caught up within 15 s", async () => {
    const { open } = await world.start();
    world.store.send(["events_alarm", "create", alarm("a0")]);
    world.store.send(["events_alarm", "delete", alarm("a0")]);
    world.store.commit(["events_alarm", "create", alarm("lost")]);
    await world.pass(15);
    expect(await open()).toEqual(["lost"]);
  });

  it("goes in at once in a hidden tab, whose timers are held back", async () => {
    const { open, tab } = await world.start();
    tab.hidden = true;
    world.store.send(["events_alarm", "create", alarm("a1")]);
    await settle();
    expect(await open()).toEqual(["a1"]);
  });
});

describe("the cursor of the signals", () => {
  it("does not pass a signal that is missing, so that a failed catch-up loses nothing", async () => {
    const { db } = await world.start();
    world.store.send(["events", "create", signal("e1", 1)]);
    await world.pass(1);
    await world.pass(60);
    world.store.commit(["events", "create", signal("e2", 2)]);
    world.store.failure = new AppError("network");
    world.store.send(["events", "create", signal("e3", 3)]);
    await world.pass(5);
    world.store.failure = undefined;
    await world.pass(70);
    expect(await db.events.orderBy("seq").keys()).toEqual([1, 2, 3]);
  });
});

describe("the window of signals", () => {
  it("shows the newest page first and is then filled backwards to what is kept", async () => {
    const all = Array.from({ length: 1_300 }, (_, at) => signal(`e${String(at + 1).padStart(6, "0")}`, at + 1));
    for (const row of all) world.store.commit(["events", "create", row]);
    const { db } = await world.start();
    await world.pass(20);
    expect(await db.events.count()).toBe(1_300);
    const asked = world.store.listened.indexOf("events");
    expect(world.store.listened.indexOf("site_accounts")).toBeGreaterThan(asked);
  });
});

describe("a cut of a minute (H-RT-01)", () => {
  it("ends with the list and the count of a fresh query", async () => {
    for (const id of ["a1", "a2", "a3", "a4"]) world.store.commit(["events_alarm", "create", alarm(id)]);
    const { state, open, db } = await world.start();
    world.store.drop();
    await world.browser.clock.advance(3_000);
    expect(state.status).toBe("not_live");
    const since = state.since;
    world.store.failure = new AppError("network");
    for (const id of ["n1", "n2", "n3", "n4", "n5"]) world.store.commit(["events_alarm", "create", alarm(id)]);
    world.store.commit(["events_alarm", "update", alarm("a1", { version: 2, owner: "bora" })]);
    for (const id of ["a2", "a3"]) world.store.commit(["events_alarm", "delete", alarm(id)]);
    await world.browser.clock.advance(57_000);
    expect(state.since).toBe(since);
    world.store.failure = undefined;
    world.store.reconnect();
    await world.pass(5);
    expect(state.status).toBe("live");
    expect(await open()).toEqual(["a1", "a4", "n1", "n2", "n3", "n4", "n5"]);
    expect(state.alarmCount).toBe(7);
    expect((await db.events_alarm.get("a1"))?.owner).toBe("bora");
  });

  it("that is mended within the grace shows no banner", async () => {
    const { state } = await world.start();
    world.store.drop();
    await world.browser.clock.advance(1_000);
    world.store.reconnect();
    await world.pass(5);
    expect(state.status).toBe("live");
  });
});

describe("a visit without a store", () => {
  it("shows what the last visit knew, and how old it is", async () => {
    world.store.commit(["events_alarm", "create", alarm("a1")]);
    const first = await world.start();
    await world.pass(10);
    const lastLive = first.state.lastLiveAt;
    first.live.stop();
    world.store.failure = world.store.connectFailure = new AppError("network");
    await world.browser.clock.advance(3_600_000);
    const { state, open } = await world.start();
    await world.browser.clock.advance(3_000);
    expect(await open()).toEqual(["a1"]);
    expect(state).toMatchObject({ status: "offline", since: lastLive, alarmCount: 1 });
  });
});

describe("silence", () => {
  it("of 15 s means not live since the last beat, until another stream is opened and caught up", async () => {
    const { state } = await world.start();
    await world.pass(10);
    const lastBeat = world.browser.clock.now();
    const connects = world.store.connects;
    let release = (): void => undefined;
    world.store.gate = new Promise((done) => (release = done));
    await world.browser.clock.advance(17_000);
    expect(state).toMatchObject({ status: "not_live", since: lastBeat });
    expect(world.store.connects).toBe(connects + 1);
    release();
    await settle();
    expect(state.status).toBe("live");
  });

  it("ends with a beat, not with a mere connect", async () => {
    const { state } = await world.start();
    await world.pass(10);
    world.store.gate = new Promise(() => undefined);
    await world.browser.clock.advance(25_000);
    expect(state.status).toBe("not_live");
    world.store.gate = undefined;
    world.store.beat(world.browser.clock.now());
    world.store.reconnect();
    await settle();
    expect(state.status).toBe("live");
  });

  it("of 15 s is normal while the store's own minute clock stands in, as long as another stream comes about", async () => {
    const { state } = await world.start();
    world.store.beat(world.browser.clock.now(), { by: "store" });
    const connects = world.store.connects;
    await world.browser.clock.advance(50_000);
    expect([state.status, world.store.connects]).toEqual(["live", connects + 3]);
    world.store.failure = world.store.connectFailure = new AppError("network");
    await world.browser.clock.advance(20_000);
    expect(state.status).toBe("offline");
  });

  it("of 20 minutes without a change opens another stream, quietly", async () => {
    const { state } = await world.start();
    await world.pass(10);
    const connects = world.store.connects;
    await world.pass(20 * 60 + 5);
    expect(world.store.connects).toBe(connects + 1);
    expect(state.status).toBe("live");
  });

  it("while the computer slept is caught up on waking", async () => {
    const { open } = await world.start();
    await world.pass(5);
    world.store.commit(["events_alarm", "create", alarm("a1")]);
    world.browser.clock.sleep(50_000);
    await world.browser.clock.advance(1_000);
    await settle();
    expect(await open()).toEqual(["a1"]);
  });
});

describe("what is no longer ours", () => {
  it("goes with the next catch-up, though nobody tells of it (H-RT-02)", async () => {
    world.store.commit(["events_alarm", "create", alarm("a1")]);
    const { open, state } = await world.start();
    world.store.unreadable.add("events_alarm");
    await world.pass(65);
    expect(await open()).toEqual([]);
    expect(state.alarmCount).toBe(0);
  });

  it("does not take along what arrived while the answer was on its way", async () => {
    const { open, live } = await world.start();
    let release = (): void => undefined;
    world.store.gate = new Promise((done) => (release = done));
    live.requestCatchUp();
    await settle();
    world.store.send(["events_alarm", "create", alarm("a1")]);
    await world.browser.clock.advance(200);
    release();
    world.store.gate = undefined;
    await world.pass(1);
    expect(await open()).toEqual(["a1"]);
  });

  it("and is ours again a moment later comes back, though nothing of it has changed", async () => {
    world.store.commit(["events_alarm", "create", alarm("a1")]);
    const { live, open } = await world.start();
    const askAgain = async (): Promise<string[]> => {
      live.requestCatchUp();
      await settle();
      return open();
    };
    world.store.unreadable.add("events_alarm");
    expect(await askAgain()).toEqual([]);
    world.store.unreadable.delete("events_alarm");
    expect(await askAgain()).toEqual(["a1"]);
    const closed = world.store.commit(["events_alarm", "delete", alarm("a1")]);
    world.store.deliver(closed);
    await world.pass(1);
    expect(await open()).toEqual([]);
  });
});

describe("signing out", () => {
  it("while a catch-up is on its way writes nothing any more", async () => {
    const { live, db } = await world.start();
    let release = (): void => undefined;
    world.store.gate = new Promise((done) => (release = done));
    world.store.send(["events_alarm", "create", alarm("a1")]);
    live.requestCatchUp();
    live.stop();
    release();
    await settle();
    await world.browser.clock.advance(120_000);
    expect(await db.events_alarm.count()).toBe(0);
    expect(world.store.isStreaming).toBe(false);
  });
});
