/** A tab that was frozen in the middle of a pull, or lost the lead there, brings nothing back that is gone since. */
import "fake-indexeddb/auto";
import { expect, it } from "vitest";
import { settle } from "./support/browser";
import { liveWorld } from "./support/live";

const world = liveWorld();

it("a row that the new leading tab has taken out stays out", async () => {
  const first = await world.start();
  const second = await world.start();
  await world.pass(5);
  let thaw = (): void => undefined;
  const frozen = new Promise<void>((done) => (thaw = done));
  world.store.put("alarm_types", { id: "t1", name: "Fire" });
  world.store.onAnswer = (collection) => {
    if (collection === "alarm_types") first.tab.env.idle = () => frozen;
  };
  await world.pass(65);
  world.store.onAnswer = undefined;
  expect(await second.db.alarm_types.count()).toBe(0);
  first.tab.frozen = true;
  world.store.put("deletions", { id: "d1", collection: "alarm_types", recordId: "t1" });
  world.store.rows.get("alarm_types")?.delete("t1");
  await world.pass(80);
  // The last tombstone is read again with every round; this one is not the last for long.
  const later = { id: "d2", collection: "alarm_types", recordId: "t0", updated: "2026-06-15 08:20:00.000Z" };
  world.store.rows.get("deletions")?.set("d2", later);
  await world.pass(80);
  expect(second.state.leader).toBe(true);
  thaw();
  await settle();
  await world.pass(130);
  expect(await second.db.alarm_types.count()).toBe(0);
});
