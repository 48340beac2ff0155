/** The browser's database hangs, as on a stalling disk: the screen does not go on calling itself live. */
import { expect, it } from "vitest";
import type { Db } from "../../../src/sync/db";
import { liveWorld } from "./support/live";
import { alarm } from "./support/store";

const world = liveWorld();

/** Holds every store of the live rows in a transaction that does not end; call the answer to let go. */
function hang(db: Db): () => void {
  let on = true;
  const held = db.backendDB().transaction(["events_alarm", "events", "meta"], "readwrite");
  const again = (): void => {
    if (on) held.objectStore("meta").get("x").onsuccess = again;
  };
  again();
  return () => void (on = false);
}

it("says within 15 s that it is not live, and shows what has come once it can", async () => {
  const { state, db, open } = await world.start();
  await world.pass(10);
  expect(state.status).toBe("live");
  const release = hang(db);
  world.store.send(["events_alarm", "create", alarm("a1")]);
  await world.pass(15);
  expect(state.status).toBe("not_live");
  await world.pass(60);
  expect(state.status).toBe("not_live");
  release();
  for (let i = 0; i < 5; i += 1) await world.pass(5);
  expect(state.status).toBe("live");
  expect(await open()).toEqual(["a1"]);
});
