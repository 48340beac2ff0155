/** A quiet screen is told from one to which nothing comes: the receiver's own beat, as the store last had it. */
import { expect, it } from "vitest";
import { AppError } from "../../../domain/errors";
import { storeDate } from "../../../domain/signals/store-date";
import { settle } from "./support/browser";
import { liveWorld } from "./support/live";
import { alarm } from "./support/store";

const world = liveWorld();
const now = (): number => world.browser.clock.now();

it("says within 20 s that no signals come in, and since when, on a screen that goes on being live", async () => {
  const { state, open } = await world.start();
  await world.pass(10);
  const lastBeat = now();
  expect(state).toMatchObject({ status: "live", intake: "ok" });
  await world.browser.clock.advance(20_000);
  await settle();
  expect(state).toMatchObject({ status: "live", intake: "silent", intakeSince: lastBeat });
  world.store.send(["events_alarm", "create", alarm("a1")]);
  await world.browser.clock.advance(200);
  await settle();
  expect(await open()).toEqual(["a1"]);
});

it("goes on saying so while the store's own minute clock beats, with the time of the receiver's last beat", async () => {
  const { state } = await world.start();
  await world.pass(10);
  const heardAt = storeDate(now());
  const since = now();
  await world.browser.clock.advance(70_000);
  world.store.beat(now(), { by: "store", state: { receivers: [], heardAt } });
  for (let minute = 0; minute < 3; minute += 1) {
    await settle();
    expect(state).toMatchObject({ status: "live", intake: "silent", intakeSince: since });
    await world.browser.clock.advance(60_000);
    world.store.beat(now(), { by: "store", state: { receivers: [], heardAt } });
  }
});

it("takes it back with the receiver's next beat", async () => {
  const { state } = await world.start();
  await world.pass(10);
  await world.browser.clock.advance(40_000);
  expect(state.intake).toBe("silent");
  world.store.beat(now());
  await settle();
  expect(state).toMatchObject({ status: "live", intake: "ok" });
});

it("knows it from the first moment of a visit", async () => {
  const heardAt = now() - 3_600_000;
  world.store.beat(heardAt);
  const { state } = await world.start();
  expect(state).toMatchObject({ status: "live", intake: "silent", intakeSince: heardAt });
});

it("knows it as soon in a page that opens slowly: the store was not away for that", async () => {
  const heardAt = now() - 3_600_000;
  world.store.beat(heardAt);
  let open = (): void => undefined;
  world.store.connectGate = new Promise((done) => (open = done));
  const { state } = await world.start();
  await world.browser.clock.advance(4_000);
  await settle();
  open();
  await settle();
  expect(state).toMatchObject({ status: "live", intake: "silent", intakeSince: heardAt });
});

it("says it of an installation whose receiver was never heard, without a time", async () => {
  const { state } = await world.start();
  expect(state).toMatchObject({ status: "live", intake: "silent", intakeSince: 0 });
});

it("does not take a stream that stalls for a receiver that is silent", async () => {
  const { state } = await world.start();
  await world.pass(10);
  for (let i = 0; i < 6; i += 1) {
    await world.browser.clock.advance(5_000);
    world.store.beat(now(), { sent: false });
  }
  await settle();
  expect(state.intake).toBe("ok");
});

it("says it in every tab, and none of them stops being live for it", async () => {
  const tabs = [await world.start(), await world.start()];
  await world.pass(10);
  const seen = new Set<string>();
  for (let second = 0; second < 120; second += 1) {
    await world.browser.clock.advance(1_000);
    await settle();
    if (second > 20) for (const { state } of tabs) seen.add(`${state.status} ${state.intake}`);
  }
  expect([...seen]).toEqual(["live silent"]);
});

it.each([
  ["ok", "a beat comes in time", true],
  ["silent", "none comes either", false],
])(
  "says %s after the store was away for 40 s and back for 20 s, when %s, and nothing before",
  async (kind, _s, beats) => {
    const { state } = await world.start();
    await world.pass(10);
    world.store.failure = world.store.connectFailure = new AppError("network");
    world.store.drop();
    await world.browser.clock.advance(40_000);
    world.store.failure = world.store.connectFailure = undefined;
    const { tab } = await world.start();
    tab.wake();
    await world.browser.clock.advance(8_000);
    await settle();
    expect(state.intake).toBe("ok");
    if (beats) world.store.beat(world.browser.clock.now());
    await world.browser.clock.advance(12_000);
    await settle();
    expect(state.intake).toBe(kind);
  },
);

it("says within 15 s that the disk is full, though no beat is saved and none streamed, and takes it back", async () => {
  const { state } = await world.start();
  await world.pass(10);
  const full = (): void => {
    const at = storeDate(now());
    const receivers = [{ id: "r1", state: "spool_full", lastSignalAt: "" }];
    world.store.unsaved = { updated: at, by: "clockwork", state: { receivers, heardAt: at, diskFull: true } };
  };
  const fullAt = now();
  while (now() - fullAt < 15_000) {
    full();
    await world.browser.clock.advance(1000);
    await settle();
  }
  expect(state).toMatchObject({ status: "live", intake: "full" });
  for (let second = 0; second < 90; second += 1) {
    full();
    await world.browser.clock.advance(1000);
    await settle();
    expect(state).toMatchObject({ status: "live", intake: "full" });
  }
  world.store.unsaved = null;
  world.store.beat(now());
  await settle();
  expect(state).toMatchObject({ status: "live", intake: "ok" });
});
