/** A signal that was changed while nobody could be told stands right once the screen is live again. */
import "fake-indexeddb/auto";
import { expect, it } from "vitest";
import { AppError } from "../../../domain/errors";
import { forgetUnread, widenUnread } from "../../../src/sync/changed-signals";
import { liveWorld } from "./support/live";
import { signal } from "./support/store";

const world = liveWorld();

/** As the store writes an instant; ms from now by the workstation's clock. */
const at = (ms: number): string => new Date(world.browser.clock.now() + ms).toISOString().replace("T", " ");

/** Changes signals without a word on the stream, as site adoption does while the line is cut. */
function adopt(...ids: readonly string[]): void {
  const rows = world.store.rows.get("events");
  for (const id of ids) {
    const row = rows?.get(id);
    if (row) rows?.set(id, { ...row, site: "s1", created: row.updated, updated: at(0) });
  }
}

async function away(): Promise<void> {
  world.store.failure = world.store.connectFailure = new AppError("network");
  world.store.drop();
  await world.pass(120);
}

async function back(): Promise<void> {
  world.store.failure = world.store.connectFailure = undefined;
  await world.pass(65);
}

it("is read again after an absence, also behind a full page of others", async () => {
  const { db, state } = await world.start();
  world.store.send(...Array.from({ length: 700 }, (_, n) => ["events", "create", signal(`e${n + 1}`, n + 1)] as const));
  await world.pass(65);
  await away();
  expect(state.status).not.toBe("live");
  adopt(...Array.from({ length: 650 }, (_, n) => `e${n + 1}`));
  await back();
  expect(state.status).toBe("live");
  expect([(await db.events.get("e1"))?.site, (await db.events.get("e650"))?.site]).toEqual(["s1", "s1"]);
  expect((await db.events.get("e651"))?.site).toBe("");
});

it("is remembered across tabs from when on, until all were read", async () => {
  const { db } = await world.start();
  await forgetUnread(db);
  expect(await widenUnread(db, 0)).toBe(Infinity);
  expect(await widenUnread(db, 1_000)).toBe(1_000);
  // The tab went in the middle, and the next one has been live a moment ago.
  expect(await widenUnread(db, 5_000)).toBe(1_000);
  await forgetUnread(db);
  expect(await widenUnread(db, 5_000)).toBe(5_000);
});

it("is not asked for by whoever has never been live, nor does a refusal keep anybody from being live", async () => {
  const asked = world.store.changedAsked;
  const first = await world.start();
  expect([first.state.status, asked.length]).toEqual(["live", 0]);
  world.store.send(["events", "create", signal("e1", 1)]);
  await world.pass(65);
  expect(asked.length).toBeGreaterThan(0);
  await away();
  world.store.unreadable.add("events");
  await back();
  expect(first.state.status).toBe("live");
});
