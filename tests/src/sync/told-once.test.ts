/** The sound reads the rows that were merged: what comes twice, or again with a catch-up, rings and counts once (H-RT-01). */
import "fake-indexeddb/auto";
import { liveQuery } from "dexie";
import { expect, it } from "vitest";
import { AppError } from "../../../domain/errors";
import { ringFor, unclaimedCount } from "../../../src/features/desk/sound/policy";
import type { Db } from "../../../src/sync/db";
import type { AlarmRow } from "../../../src/sync/rows";
import { liveWorld } from "./support/live";
import { alarm } from "./support/store";

const world = liveWorld();

const ringing = ({ priority, owner }: AlarmRow) => ({ priority, owner, queuedAt: 0, breachAt: null });

/** What the desk tells from now on, each change once: the priority that rings, and how many wait. */
async function listen(db: Db): Promise<string[]> {
  const told: string[] = [];
  await new Promise<void>((ready) => {
    liveQuery(() => db.events_alarm.toArray()).subscribe((rows) => {
      const alarms = (rows as unknown as AlarmRow[]).map(ringing);
      const rings = ringFor(alarms, { now: 0, muteUntil: 0 })?.priority ?? "silence";
      const says = `${rings}, ${unclaimedCount(alarms)} wait`;
      if (says !== told.at(-1)) told.push(says);
      ready();
    });
  });
  return told;
}

it("a message that comes three times, late or with its successor, rings once", async () => {
  const { db } = await world.start();
  const told = await listen(db);
  const first = world.store.send(["events_alarm", "create", alarm("a1")]);
  await world.pass(1);
  const claimed = world.store.send(["events_alarm", "update", alarm("a1", { version: 2, owner: "bora" })]);
  await world.pass(1);
  for (const record of [first, claimed, first]) world.store.deliver(record);
  await world.pass(1);
  expect(told).toEqual(["silence, 0 wait", "2, 1 wait", "silence, 0 wait"]);
});

it("over a cut, the gap's alarms ring once, those taken meanwhile do not, and a second cut tells nothing", async () => {
  for (const id of ["a1", "a2"]) world.store.commit(["events_alarm", "create", alarm(id)]);
  const { db, state } = await world.start();
  const told = await listen(db);
  const cut = async (happens: () => void): Promise<void> => {
    world.store.drop();
    world.store.failure = new AppError("network");
    await world.browser.clock.advance(3_000);
    happens();
    await world.browser.clock.advance(57_000);
    world.store.failure = undefined;
    world.store.reconnect();
    await world.pass(5);
    expect(state.status).toBe("live");
  };
  await cut(() => {
    for (const id of ["a1", "a2"])
      world.store.commit(["events_alarm", "update", alarm(id, { version: 2, owner: "bora" })]);
    world.store.commit(["events_alarm", "create", alarm("n1", { owner: "bora", priority: 1 })]);
    for (const id of ["n2", "n3", "n4"]) world.store.commit(["events_alarm", "create", alarm(id, { priority: 3 })]);
  });
  await cut(() => undefined);
  expect(told).toEqual(["2, 2 wait", "3, 3 wait"]);
});
