/** A stream that is dead without knowing is replaced as soon as there is reason to doubt it, and what it lost is told in time. */
import { expect, it } from "vitest";
import { AppError } from "../../../domain/errors";
import { settle } from "./support/browser";
import { liveWorld } from "./support/live";
import { alarm } from "./support/store";

const world = liveWorld();

/** Beats are saved, and nobody is told. */
async function passUnheard(seconds: number): Promise<void> {
  for (let second = 1; second <= seconds; second += 1) {
    await world.browser.clock.advance(1_000);
    if (second % 5 === 0) world.store.beat(world.browser.clock.now(), { sent: false });
  }
  await settle();
}

it("by what the store has told and it has not: another one stands within eight seconds, and the alarm is there", async () => {
  const { state, open } = await world.start();
  await world.pass(10);
  const before = world.store.connects;
  world.store.deaden();
  await passUnheard(5);
  world.store.commit(["events_alarm", "create", alarm("a1")]);
  await passUnheard(8);
  expect([world.store.connects - before, state.status, await open()]).toEqual([1, "live", ["a1"]]);
});

it("by what it has not brought although it was heard a moment before: asking keeps the screen right, and does not put it off", async () => {
  const { state, open } = await world.start();
  await world.pass(10);
  const before = world.store.connects;
  world.store.deaden();
  world.store.commit(["events_alarm", "create", alarm("a1")]);
  await passUnheard(6);
  expect([world.store.connects - before, state.status, await open()]).toEqual([0, "live", ["a1"]]);
  await passUnheard(3);
  expect([world.store.connects - before, state.status]).toEqual([1, "live"]);
});

it("where the store could not be asked for a moment: its return brings another stream", async () => {
  const { state } = await world.start();
  await world.pass(10);
  const before = world.store.connects;
  world.store.deaden();
  world.store.failure = new AppError("network");
  await passUnheard(8);
  expect(state.status).toBe("offline");
  world.store.failure = undefined;
  await passUnheard(4);
  expect([state.status, world.store.connects]).toEqual(["live", before + 1]);
});

it("where the page is shown again; one that was heard a moment ago stays", async () => {
  const { state, tab } = await world.start();
  await world.pass(10);
  const before = world.store.connects;
  tab.wake();
  await settle();
  expect(world.store.connects).toBe(before);
  world.store.deaden();
  await passUnheard(8);
  tab.wake();
  await settle();
  expect([state.status, world.store.connects]).toEqual(["live", before + 1]);
});

it("is not doubted for its silence alone where the store beats in the receiver's stead, once a minute", async () => {
  const { tab } = await world.start();
  world.store.beat(world.browser.clock.now(), { by: "store" });
  await world.browser.clock.advance(10_000);
  const before = world.store.connects;
  tab.wake();
  await settle();
  expect(world.store.connects).toBe(before);
});

it("what a stream has lost that goes on telling: each further gap puts nothing off", async () => {
  const { state } = await world.start();
  await world.pass(10);
  world.store.gate = new Promise<void>(() => undefined);
  world.store.commit(["events_alarm", "create", alarm("a1")]);
  for (let second = 1; second <= 15; second += 1) {
    world.store.send(["events_alarm", "create", alarm(`b${second}`)]);
    await world.browser.clock.advance(1_000);
    if (second % 5 === 0) world.store.beat(world.browser.clock.now());
  }
  expect(state.status).not.toBe("live");
});

it("what a stream has lost that is alive: not called live any more within 15 s where it can't be fetched", async () => {
  const { state } = await world.start();
  await world.pass(10);
  world.store.commit(["events_alarm", "create", alarm("a1")]);
  world.store.gate = new Promise<void>(() => undefined);
  await world.pass(15);
  expect(state.status).not.toBe("live");
});
