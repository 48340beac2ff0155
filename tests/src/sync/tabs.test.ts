/** The live layer in several tabs, and on a workstation whose clock is wrong. */
import { describe, expect, it } from "vitest";
import { AppError } from "../../../domain/errors";
import { settle } from "./support/browser";
import { liveWorld } from "./support/live";
import { alarm } from "./support/store";

const world = liveWorld();

describe("several tabs (H-RT-04)", () => {
  it("have one stream, one list and one count", async () => {
    const all = [
      await world.start(),
      await world.start(),
      await world.start(),
      await world.start(),
      await world.start(),
      await world.start(),
      await world.start(),
    ];
    expect(world.store.connects).toBe(1);
    world.store.send(["events_alarm", "create", alarm("a1")]);
    await world.pass(5);
    expect(all.map(({ state }) => state.leader)).toEqual([true, false, false, false, false, false, false]);
    expect(all.map(({ state }) => [state.status, state.alarmCount])).toEqual(all.map(() => ["live", 1]));
  });

  it("hand the stream on when the leading one closes, and what came in between is there", async () => {
    const first = await world.start();
    const second = await world.start();
    first.live.stop();
    world.store.commit(["events_alarm", "create", alarm("a1")]);
    await world.pass(5);
    expect(second.state).toMatchObject({ leader: true, status: "live", alarmCount: 1 });
    expect(world.store.connects).toBe(2);
  });

  it("that follow take over when the leading one falls silent and lets go of nothing, as a frozen tab does", async () => {
    const first = await world.start();
    const others = [await world.start(), await world.start()];
    await world.pass(5);
    first.tab.frozen = true;
    world.store.commit(["events_alarm", "create", alarm("a1")]);
    for (let second = 0; second < 15; second += 1) {
      await world.pass(1);
      expect(others.map(({ state }) => state.status)).toEqual(["live", "live"]);
    }
    expect(others.filter(({ state }) => state.leader)).toHaveLength(1);
    expect(others.map(({ state }) => state.alarmCount)).toEqual([1, 1]);
    first.tab.frozen = false;
    await world.pass(5);
    expect([first, ...others].map(({ state }) => state.status)).toEqual(["live", "live", "live"]);
    expect([first, ...others].filter(({ state }) => state.leader)).toHaveLength(1);
    // Whoever lost the lead waits for its turn again.
    for (const { live, state } of others) if (state.leader) live.stop();
    await world.pass(5);
    expect([first, ...others].filter(({ state }) => state.leader)).toHaveLength(1);
  });

  it("that follow say so within 15 s of the last proof where nobody can lead", async () => {
    const first = await world.start();
    const second = await world.start();
    await world.pass(5);
    const proved = world.browser.clock.now();
    first.tab.frozen = true;
    world.store.failure = world.store.connectFailure = new AppError("network");
    await world.browser.clock.advance(14_500);
    expect(second.state.status).not.toBe("live");
    expect(second.state.since).toBeLessThanOrEqual(proved + 1_000);
  });

  it("do not take the lead from one that answers, however long it has nothing to tell", async () => {
    const first = await world.start();
    const second = await world.start();
    world.store.failure = world.store.connectFailure = new AppError("network");
    await world.browser.clock.advance(120_000);
    expect([first.state.leader, second.state.leader]).toEqual([true, false]);
    expect([first.state.status, second.state.status]).toEqual(["offline", "offline"]);
  });

  it("do not take the lead when they thaw, before the one that leads could answer", async () => {
    const first = await world.start();
    const second = await world.start();
    await world.pass(5);
    second.tab.asleep = true;
    await world.pass(60);
    second.tab.thaw();
    await world.pass(5);
    expect([first.state.leader, second.state.leader]).toEqual([true, false]);
    expect([first, second].map(({ state }) => state.status)).toEqual(["live", "live"]);
    expect(world.store.connects).toBe(1);
  });

  it("take the lead, however seldom their own timers run, where the leading one is frozen", async () => {
    const first = await world.start();
    const second = await world.start();
    await world.pass(5);
    first.tab.frozen = true;
    for (let minute = 0; minute < 2; minute += 1) {
      second.tab.asleep = true;
      await world.pass(60);
      second.tab.thaw();
      await world.pass(0.1);
    }
    expect(second.state.leader).toBe(true);
  });

  it("that take the lead while the store is away still say since when it is", async () => {
    const first = await world.start();
    const second = await world.start();
    await world.pass(5);
    world.store.failure = world.store.connectFailure = new AppError("network");
    await world.browser.clock.advance(60_000);
    const { since } = second.state;
    expect(second.state.status).toBe("offline");
    await world.browser.clock.advance(60_000);
    first.live.stop();
    await world.browser.clock.advance(20_000);
    expect(second.state).toMatchObject({ leader: true, status: "offline", since });
  });

  it("take what lay before a frozen one for as old as it is", async () => {
    await world.start();
    const second = await world.start();
    await world.pass(10);
    expect(second.state.status).toBe("live");
    const { state } = second;
    const other = second.tab.env.openChannel(`watchdesk-live:${second.db.name}`, () => undefined);
    const message = { type: "state", state: { ...state, status: "live" }, from: "x", proofAgeMs: 500 };
    const steady = world.browser.clock.steady();
    other.post({ ...message, saidAt: steady });
    await world.pass(1);
    expect(state.status).toBe("live");
    other.post({ ...message, saidAt: steady - 20_000 });
    await settle();
    expect(state.status).toBe("not_live");
    other.close();
  });

  it("of two versions that do not share a copy do not share a stream: what the one was told is not in the other's", async () => {
    const older = await world.start();
    const newer = await world.start("~2");
    expect(world.store.connects).toBe(2);
    world.store.send(["events_alarm", "create", alarm("a1")]);
    await world.pass(5);
    expect(newer.state).toMatchObject({ status: "live", alarmCount: 1 });
    expect([older, newer].map(({ state }) => state.leader)).toEqual([true, true]);
  });

  it("that follow pass over what a tab of another version tells", async () => {
    const first = await world.start();
    const second = await world.start();
    await world.pass(5);
    const other = first.tab.env.openChannel(`watchdesk-live:${first.db.name}`, () => undefined);
    other.post({ type: "news", news: [] });
    await world.pass(1);
    expect(second.state.status).toBe("live");
    other.close();
  });
});

describe("a workstation whose clock is wrong (H-TS-03)", () => {
  it.each([14, -14])("by %i minutes is told of, and silence is still measured in true seconds", async (minutes) => {
    world.browser.clock.setBy(minutes * 60_000);
    const { state } = await world.start();
    for (let i = 0; i < 3; i += 1) {
      await world.browser.clock.advance(5_000);
      world.store.beat(world.browser.clock.now() - minutes * 60_000);
    }
    await world.browser.clock.advance(1_000);
    expect(state.status).toBe("live");
    expect(Math.round(state.serverSkewMs / 60_000)).toBe(minutes);
  });
});
