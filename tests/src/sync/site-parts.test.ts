/** Of many sites that are to be read again, whom to call of one with an alarm is never taken away meanwhile. */
import "fake-indexeddb/auto";
import { expect, it } from "vitest";
import { createDb } from "../../../src/sync/db";
import type { MirrorContext } from "../../../src/sync/mirror";
import { owedSites, oweSites } from "../../../src/sync/owed-sites";
import { refreshFiles } from "../../../src/sync/site-parts";
import { keepFile, NO_PARTS } from "../../support/site-parts";

const ids = (from: number, to: number): string[] =>
  Array.from({ length: to - from }, (_, n) => `s${String(from + n).padStart(3, "0")}`);

/** Owes so many sites, of which those have an alarm, and says what is read of them and what is here meanwhile. */
async function refresh(name: string, count: number, alarming: readonly string[], rings = "") {
  const db = createDb(name);
  await db.open();
  for (const id of ids(0, count)) await keepFile(db, { site: { id, updated: "1" } as never, ...NO_PARTS }, 1);
  await oweSites(db, ids(0, count));
  await db.events_alarm.bulkPut(alarming.map((site) => ({ id: `of-${site}`, site, updated: "1" }) as never));
  const read: string[] = [];
  let isKept = true;
  const client = {
    one: async (_: string, id: string) => {
      read.push(id);
      if (rings !== "") await db.events_alarm.put({ id: "ring", site: rings, updated: "1" } as never);
      const kept = await db.site_files.bulkGet([...alarming]);
      isKept &&= kept.every((file) => file !== undefined);
      return { id, updated: "2" };
    },
    list: async () => [],
  };
  const signal = new AbortController().signal;
  await refreshFiles({ db, client, signal, now: () => 5, pause: async () => undefined } as unknown as MirrorContext);
  const rung = rings === "" ? undefined : await db.site_files.get(rings);
  const left = { rung, owed: await owedSites(db), files: await db.site_files.count() };
  db.close();
  return { read, isKept, ...left };
}

it("reads those with an alarm first, two hundred in all, and leaves the rest for when they are opened", async () => {
  const { read, isKept, owed, files } = await refresh("pressing", 260, ["s255", "s020"]);
  expect(read.slice(0, 2).toSorted()).toEqual(["s020", "s255"]);
  expect([read.length, isKept, owed, files]).toEqual([200, true, [], 200]);
});

it("leaves those with an alarm owed that are more than it reads at once", async () => {
  const { read, isKept, owed, files } = await refresh("crowd", 230, ids(0, 230));
  expect([read.length, isKept, owed.length, files]).toEqual([200, true, 30, 230]);
});

it("takes nothing of a site whose alarm came while others were read", async () => {
  const { rung, owed } = await refresh("meanwhile", 260, [], "s255");
  expect([rung?.id, owed]).toEqual(["s255", ["s255"]]);
});
