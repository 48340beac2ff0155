/** The live layer against everything that happens to a stream: lost, doubled, late, stalled and cut. */
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { AppError } from "../../../domain/errors";
import { setServerSkew } from "../../../src/lib/server-time";
import { HandBrowser, settle } from "./support/browser";
import { freshName, startTab, type LiveTab } from "./support/live";
import { alarm, ScriptedStore, signal } from "./support/store";

let browser: HandBrowser;
let store: ScriptedStore;
let tabs: LiveTab[];
let name: string;

const start = async (): Promise<LiveTab> => {
  const tab = await startTab(browser, store, name);
  tabs.push(tab);
  return tab;
};

/** Time passes with the heartbeat that is normal. */
async function pass(seconds: number): Promise<void> {
  for (let left = seconds; left > 0; left -= 5) {
    await browser.clock.advance(Math.min(5, left) * 1000);
    store.beat(browser.clock.now());
  }
  await settle();
}

beforeEach(() => {
  browser = new HandBrowser();
  store = new ScriptedStore();
  tabs = [];
  name = freshName();
  setServerSkew(undefined);
});

afterEach(() => tabs.forEach(({ live }) => live.stop()));

describe("connecting", () => {
  it("is live once the first catch-up is done, with the count of the merged set", async () => {
    store.commit(["events_alarm", "create", alarm("a1")], ["events_alarm", "create", alarm("a2")]);
    const { state, open, news } = await start();
    expect(state.status).toBe("live");
    expect(await open()).toEqual(["a1", "a2"]);
    expect(state.alarmCount).toBe(2);
    expect(news.map(({ alarm: { id }, initial }) => [id, initial])).toEqual([
      ["a1", true],
      ["a2", true],
    ]);
  });

  it("tries again after 1, 2, 4 … 60 s when the first connect fails", async () => {
    store.connectFailure = new AppError("network");
    const { state } = await start();
    const waits: number[] = [];
    for (let i = 0; i < 8; i += 1) {
      const before = store.connects;
      let waited = 0;
      while (store.connects === before && waited < 100) {
        await browser.clock.advance(1000);
        waited += 1;
      }
      waits.push(waited);
    }
    expect(waits).toEqual([1, 2, 4, 8, 16, 32, 60, 60]);
    expect(state.status).toBe("offline");
  });

  it("connects at once when the network is back, without waiting for its turn", async () => {
    store.connectFailure = new AppError("network");
    const { state, tab } = await start();
    await browser.clock.advance(20_000);
    store.connectFailure = undefined;
    tab.wake();
    await settle();
    expect(state).toMatchObject({ status: "live", attempt: 0 });
  });
});

describe("what arrives", () => {
  it("doubled changes nothing and is told once", async () => {
    const { open, news, db } = await start();
    const record = store.send(["events_alarm", "create", alarm("a1")], ["events", "create", signal("e1", 1, "a1")]);
    await pass(1);
    store.deliver(record);
    store.deliver(record);
    await pass(1);
    expect(await open()).toEqual(["a1"]);
    expect(await db.events.count()).toBe(1);
    expect(news).toHaveLength(1);
  });

  it("late does not undo what is newer", async () => {
    const { db, state } = await start();
    const first = store.commit(["events_alarm", "create", alarm("a1")]);
    const second = store.commit(["events_alarm", "update", alarm("a1", { version: 2, owner: "bora" })]);
    store.deliver(second);
    store.deliver(first);
    await pass(1);
    expect(await db.events_alarm.get("a1")).toMatchObject({ version: 2, owner: "bora" });
    expect(state.status).toBe("live");
  });

  it("late does not bring back an alarm that was closed", async () => {
    const { open, db } = await start();
    const created = store.commit(["events_alarm", "create", alarm("a1")]);
    const closed = store.commit(
      ["events_alarm", "delete", alarm("a1")],
      ["alarm_history", "create", alarm("a1", { version: 2, state: "closed", closedAt: "2026-06-15 08:31:00.000Z" })],
    );
    store.deliver(closed);
    store.deliver(created);
    await pass(1);
    expect(await open()).toEqual([]);
    expect(await db.alarm_history.count()).toBe(1);
  });

  it.each<[string, boolean]>([
    ["in order", false],
    ["the other way round", true],
  ])("moves an alarm to hold and back when the two halves come %s", async (_, swap) => {
    const { open, db, news } = await start();
    store.send(["events_alarm", "create", alarm("a1")]);
    await pass(1);
    const hold = store.commit(
      ["events_alarm", "delete", alarm("a1")],
      ["events_pending", "create", alarm("a1", { version: 2, state: "on_hold" })],
    );
    store.deliver(swap ? { ...hold, items: hold.items.toReversed() } : hold);
    await pass(1);
    expect([await open(), await db.events_pending.count()]).toEqual([[], 1]);
    const wake = store.commit(
      ["events_pending", "delete", alarm("a1")],
      ["events_alarm", "create", alarm("a1", { version: 3 })],
    );
    store.deliver(swap ? { ...wake, items: wake.items.toReversed() } : wake);
    await pass(1);
    expect([await open(), await db.events_pending.count()]).toEqual([["a1"], 0]);
    expect(news.map(({ kind }) => kind)).toContain(swap ? "woken" : "new");
  });

  it("lost is noticed by the number after it and caught up", async () => {
    const { open, db } = await start();
    store.send(["events", "create", signal("e1", 1)]);
    await pass(1);
    store.commit(["events_alarm", "create", alarm("lost")], ["events", "create", signal("e2", 2, "lost")]);
    store.send(["events", "create", signal("e3", 3)]);
    await browser.clock.advance(1_000);
    await settle();
    expect(await open()).toEqual(["lost"]);
    expect(await db.events.orderBy("seq").keys()).toEqual([1, 2, 3]);
  });

  it("only reordered is no gap: nothing is asked again", async () => {
    await start();
    store.send(["events", "create", signal("e1", 1)]);
    await pass(1);
    const second = store.commit(["events", "create", signal("e2", 2)]);
    const third = store.commit(["events", "create", signal("e3", 3)]);
    store.listened.length = 0;
    store.deliver(third);
    store.deliver(second);
    await browser.clock.advance(2_000);
    expect(store.listened).toEqual([]);
  });

  it("lost with nothing after it is caught up within a minute", async () => {
    const { open } = await start();
    store.commit(["events_alarm", "create", alarm("lost")]);
    await pass(70);
    expect(await open()).toEqual(["lost"]);
  });

  it("goes in at once in a hidden tab, whose timers are held back", async () => {
    const { open, tab } = await start();
    tab.hidden = true;
    store.send(["events_alarm", "create", alarm("a1")]);
    await settle();
    expect(await open()).toEqual(["a1"]);
  });
});

describe("the cursor of the signals", () => {
  it("does not pass a signal that is missing, so that a failed catch-up loses nothing", async () => {
    const { db } = await start();
    store.send(["events", "create", signal("e1", 1)]);
    await pass(1);
    await pass(60);
    store.commit(["events", "create", signal("e2", 2)]);
    store.failure = new AppError("network");
    store.send(["events", "create", signal("e3", 3)]);
    await pass(5);
    store.failure = undefined;
    await pass(70);
    expect(await db.events.orderBy("seq").keys()).toEqual([1, 2, 3]);
  });
});

describe("the window of signals", () => {
  it("shows the newest page first and is then filled backwards to what is kept", async () => {
    const all = Array.from({ length: 1_300 }, (_, at) => signal(`e${String(at + 1).padStart(6, "0")}`, at + 1));
    for (const row of all) store.commit(["events", "create", row]);
    const { db } = await start();
    await pass(20);
    expect(await db.events.count()).toBe(1_300);
    const asked = store.listened.indexOf("events");
    expect(store.listened.indexOf("site_accounts")).toBeGreaterThan(asked);
  });
});

describe("a cut of a minute (H-RT-01)", () => {
  it("ends with the list and the count of a fresh query, and told of every new alarm once", async () => {
    for (const id of ["a1", "a2", "a3", "a4"]) store.commit(["events_alarm", "create", alarm(id)]);
    const { state, open, news, db } = await start();
    news.length = 0;
    store.drop();
    await browser.clock.advance(3_000);
    expect(state.status).toBe("not_live");
    const since = state.since;
    store.failure = new AppError("network");
    for (const id of ["n1", "n2", "n3", "n4", "n5"]) store.commit(["events_alarm", "create", alarm(id)]);
    store.commit(["events_alarm", "update", alarm("a1", { version: 2, owner: "bora" })]);
    for (const id of ["a2", "a3"]) store.commit(["events_alarm", "delete", alarm(id)]);
    await browser.clock.advance(57_000);
    expect(state.since).toBe(since);
    store.failure = undefined;
    store.reconnect();
    await pass(5);
    expect(state.status).toBe("live");
    expect(await open()).toEqual(["a1", "a4", "n1", "n2", "n3", "n4", "n5"]);
    expect(state.alarmCount).toBe(7);
    expect((await db.events_alarm.get("a1"))?.owner).toBe("bora");
    expect(news.map(({ alarm: { id } }) => id).sort()).toEqual(["n1", "n2", "n3", "n4", "n5"]);
  });

  it("that is mended within the grace shows no banner", async () => {
    const { state } = await start();
    store.drop();
    await browser.clock.advance(1_000);
    store.reconnect();
    await pass(5);
    expect(state.status).toBe("live");
  });
});

describe("a visit without a store", () => {
  it("shows what the last visit knew, and how old it is", async () => {
    store.commit(["events_alarm", "create", alarm("a1")]);
    const first = await start();
    await pass(10);
    const lastLive = first.state.lastLiveAt;
    first.live.stop();
    store.failure = store.connectFailure = new AppError("network");
    await browser.clock.advance(3_600_000);
    const { state, open } = await start();
    await browser.clock.advance(3_000);
    expect(await open()).toEqual(["a1"]);
    expect(state).toMatchObject({ status: "offline", since: lastLive, alarmCount: 1 });
  });
});

describe("silence", () => {
  it("of 15 s means not live since the last beat, and another stream is opened", async () => {
    const { state } = await start();
    await pass(10);
    const lastBeat = browser.clock.now();
    const connects = store.connects;
    await browser.clock.advance(17_000);
    expect(state.status).toBe("not_live");
    expect(state.since).toBe(lastBeat);
    expect(store.connects).toBe(connects + 1);
  });

  it("ends with a beat, not with a mere connect", async () => {
    const { state } = await start();
    await pass(10);
    await browser.clock.advance(25_000);
    expect(state.status).toBe("not_live");
    store.beat(browser.clock.now());
    await settle();
    expect(state.status).toBe("live");
  });

  it("of 15 s is normal while the store's own minute clock stands in, as long as another stream comes about", async () => {
    const { state } = await start();
    store.beat(browser.clock.now(), { by: "store" });
    const connects = store.connects;
    await browser.clock.advance(50_000);
    expect([state.status, store.connects]).toEqual(["live", connects + 3]);
    store.connectFailure = new AppError("network");
    await browser.clock.advance(20_000);
    expect(state.status).toBe("offline");
  });

  it("of 20 minutes without a change opens another stream, quietly", async () => {
    const { state } = await start();
    await pass(10);
    const connects = store.connects;
    await pass(20 * 60 + 5);
    expect(store.connects).toBe(connects + 1);
    expect(state.status).toBe("live");
  });

  it("while the computer slept is caught up on waking", async () => {
    const { open } = await start();
    await pass(5);
    store.commit(["events_alarm", "create", alarm("a1")]);
    browser.clock.sleep(50_000);
    await browser.clock.advance(1_000);
    await settle();
    expect(await open()).toEqual(["a1"]);
  });
});

describe("what is no longer ours", () => {
  it("goes with the next catch-up, though nobody tells of it (H-RT-02)", async () => {
    store.commit(["events_alarm", "create", alarm("a1")]);
    const { open, state } = await start();
    store.unreadable.add("events_alarm");
    await pass(65);
    expect(await open()).toEqual([]);
    expect(state.alarmCount).toBe(0);
  });

  it("does not take along what arrived while the answer was on its way", async () => {
    const { open, live } = await start();
    let release = (): void => undefined;
    store.gate = new Promise((done) => (release = done));
    live.requestCatchUp();
    await settle();
    store.send(["events_alarm", "create", alarm("a1")]);
    await browser.clock.advance(200);
    release();
    store.gate = undefined;
    await pass(1);
    expect(await open()).toEqual(["a1"]);
  });
});

describe("signing out", () => {
  it("while a catch-up is on its way writes nothing any more", async () => {
    const { live, db, news } = await start();
    news.length = 0;
    let release = (): void => undefined;
    store.gate = new Promise((done) => (release = done));
    store.send(["events_alarm", "create", alarm("a1")]);
    live.requestCatchUp();
    live.stop();
    release();
    await settle();
    await browser.clock.advance(120_000);
    expect(await db.events_alarm.count()).toBe(0);
    expect(news).toEqual([]);
    expect(store.isStreaming).toBe(false);
  });
});
