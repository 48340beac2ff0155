/** A site that is not in the copy, or has changed since, is fetched out of turn. */
import { expect, it } from "vitest";
import { settle } from "./support/browser";
import { liveWorld } from "./support/live";
import { alarm } from "./support/store";

const world = liveWorld();
const never = new AbortController().signal;

function putSite(name: string): void {
  world.store.put("site_accounts", { id: "s1", name });
  const contact = { id: "p1", name: "Grace", phones: [], updated: "2026-06-15 09:00:00.000Z" };
  world.store.put("site_contacts", { id: "l1", site: "s1", contact: "p1", order: 1, expand: { contact } });
}

const names = (asked: readonly string[]): number => asked.filter((name) => name === "site_accounts/s1").length;

it("an alarm that names a site made a moment ago brings it at once, with whom to call", async () => {
  const { db } = await world.start();
  putSite("New Depot");
  world.store.send(["events_alarm", "create", alarm("a1", { site: "s1" })]);
  await world.pass(1);
  await settle();
  expect(await db.site_accounts.get("s1")).toMatchObject({ name: "New Depot" });
  expect(await db.contacts.get("p1")).toMatchObject({ name: "Grace" });
  expect(await db.site_contacts.get("l1")).not.toHaveProperty("expand");
});

it("a site that can't be read is not asked for with every signal, and one of the copy not at all", async () => {
  const { live } = await world.start();
  for (const version of [1, 2]) world.store.send(["events_alarm", "update", alarm("a1", { site: "s1", version })]);
  await world.pass(1);
  await settle();
  expect(names(world.store.asked)).toBe(1);
  putSite("New Depot");
  await live.loadSite("s1", never);
  world.store.send(["events_alarm", "create", alarm("a2", { site: "s1" })]);
  await world.pass(1);
  expect(names(world.store.asked)).toBe(2);
});

it("a site that is opened is as the store has it: what changed is new, and what was taken off it is gone", async () => {
  const { live, db } = await world.start();
  putSite("Old Depot");
  await live.loadSite("s1", never);
  putSite("New Depot");
  world.store.rows.get("site_contacts")?.delete("l1");
  world.store.put("site_zones", { id: "z1", site: "s1", number: "1" });
  await live.loadSite("s1", never);
  expect(await db.site_accounts.get("s1")).toMatchObject({ name: "New Depot" });
  expect(await db.site_contacts.count()).toBe(0);
  expect(await db.site_zones.count()).toBe(1);
});
