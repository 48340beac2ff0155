/** A tab that was frozen in the middle of a pull, or lost the lead there, brings nothing back that is gone since. */
import "fake-indexeddb/auto";
import { expect, it } from "vitest";
import { settle } from "./support/browser";
import { liveWorld } from "./support/live";

const world = liveWorld();

/** Somebody deletes a record; the store keeps that it did. */
function remove(collection: string, recordId: string): void {
  const updated = new Date(world.browser.clock.now()).toISOString().replace("T", " ");
  world.store.put("deletions", { id: recordId, collection, recordId });
  world.store.rows.get("deletions")?.set(recordId, { id: recordId, collection, recordId, updated });
  world.store.rows.get(collection)?.delete(recordId);
}

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
  remove("alarm_types", "t1");
  await world.pass(80);
  // The last tombstone is read again with every round; this one is not the last for long.
  remove("alarm_types", "t0");
  await world.pass(80);
  expect(second.state.leader).toBe(true);
  thaw();
  await settle();
  await world.pass(130);
  expect(await second.db.alarm_types.count()).toBe(0);
});

it("a site that is deleted while it is being read whole stays out", async () => {
  world.store.put("site_accounts", { id: "s1", name: "North Depot" });
  const { live, db } = await world.start();
  await world.pass(5);
  let answer = (): void => undefined;
  world.store.gate = new Promise((done) => (answer = done));
  const reading = live.loadSite("s1", new AbortController().signal).catch(() => undefined);
  await settle();
  world.store.gate = undefined;
  remove("site_accounts", "s1");
  await world.pass(65);
  expect(await db.site_accounts.count()).toBe(0);
  answer();
  await reading;
  await settle();
  expect([await db.site_accounts.count(), await db.site_files.count()]).toEqual([0, 0]);
});
