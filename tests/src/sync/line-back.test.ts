/** The network is back: nothing waits for its turn, and nothing that hangs on the network as it was holds up the rest. */
import { describe, expect, it } from "vitest";
import { AppError } from "../../../domain/errors";
import { settle } from "./support/browser";
import { liveWorld } from "./support/live";
import { alarm } from "./support/store";

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
