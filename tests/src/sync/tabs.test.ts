/** The live layer in several tabs, and on a workstation whose clock is wrong. */
import { describe, expect, it } from "vitest";
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

  it("that follow say so when the leading one falls silent", async () => {
    const first = await world.start();
    const second = await world.start();
    await world.pass(5);
    first.tab.frozen = true;
    await world.pass(20);
    expect([first.state.status, second.state.status]).toEqual(["live", "not_live"]);
    first.tab.frozen = false;
    await world.pass(5);
    expect(second.state.status).toBe("live");
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
