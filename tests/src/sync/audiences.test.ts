/** Whose feed the stream gets: the topics of the person's own audiences, also when these change. */
import { describe, expect, it } from "vitest";
import { liveWorld } from "./support/live";
import { alarm } from "./support/store";

const world = liveWorld();

describe("a person's audiences", () => {
  it("are what the stream is opened on", async () => {
    world.store.audiences = "customer:aaaaaaaaaaaaaaa customer:bbbbbbbbbbbbbbb";
    await world.start();
    expect(world.store.topics).toEqual(["signal_feed/aaaaaaaaaaaaaaa", "signal_feed/bbbbbbbbbbbbbbb"]);
  });

  it("that changed open another stream before the screen claims to be live", async () => {
    const { state, open } = await world.start();
    world.store.audiences = "dealer:ddddddddddddddd";
    world.store.drop();
    world.store.reconnect();
    const before = world.store.connects;
    await world.pass(1);
    expect([world.store.connects, world.store.topics]).toEqual([before + 1, ["signal_feed/ddddddddddddddd"]]);
    expect(state.status).toBe("live");
    world.store.send(["events_alarm", "create", alarm("staffs")]);
    world.store.tell("dealer:ddddddddddddddd", ["events_alarm", "create", alarm("ours")]);
    await world.pass(1);
    expect(await open()).toContain("ours");
    expect(await open()).not.toContain("staffs");
  });

  it("that change without a cut are found within a minute", async () => {
    await world.start();
    world.store.audiences = "";
    await world.pass(70);
    expect(world.store.topics).toEqual([]);
  });

  it("and rights are checked at once after a cut, which is how the store tells that they have changed", async () => {
    await world.start();
    await world.pass(5);
    const before = world.checks;
    world.store.drop();
    world.store.reconnect();
    await world.pass(5);
    expect(world.checks).toBe(before + 1);
    await world.pass(10);
    expect(world.checks).toBe(before + 1);
  });

  it("are counted apart: a gap in one is caught up, however whole the other is", async () => {
    world.store.audiences = "customer:aaaaaaaaaaaaaaa customer:bbbbbbbbbbbbbbb";
    const { open } = await world.start();
    for (const id of ["a1", "a2"]) world.store.tell("customer:aaaaaaaaaaaaaaa", ["events_alarm", "create", alarm(id)]);
    world.store.tell("customer:bbbbbbbbbbbbbbb", ["events_alarm", "create", alarm("b1")]);
    await world.pass(1);
    world.store.commit(["events_alarm", "create", alarm("lost")]);
    world.store.skip("customer:bbbbbbbbbbbbbbb");
    world.store.tell("customer:aaaaaaaaaaaaaaa", ["events_alarm", "create", alarm("a3")]);
    await world.pass(1);
    expect(await open()).not.toContain("lost");
    world.store.tell("customer:bbbbbbbbbbbbbbb", ["events_alarm", "create", alarm("b3")]);
    await world.pass(1);
    expect(await open()).toEqual(["a1", "a2", "a3", "b1", "b3", "lost"]);
  });

  it("are asked for each: what the second one lost last is there within the time that a screen may be wrong", async () => {
    world.store.audiences = "customer:aaaaaaaaaaaaaaa customer:bbbbbbbbbbbbbbb";
    const { open } = await world.start();
    for (const name of ["customer:aaaaaaaaaaaaaaa", "customer:bbbbbbbbbbbbbbb"])
      world.store.tell(name, ["events_alarm", "create", alarm(`first-${name.at(-1)}`)]);
    await world.pass(1);
    world.store.commit(["events_alarm", "create", alarm("lost")]);
    world.store.skip("customer:bbbbbbbbbbbbbbb");
    await world.pass(14);
    expect(await open()).toContain("lost");
  });
});
