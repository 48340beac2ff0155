/** The store is away for a long time while panels report: they are acknowledged all the same, and no screen calls itself live. */

import { setTimeout as sleep } from "node:timers/promises";
import { afterEach, expect, it } from "vitest";
import { Ledger } from "../support/ledger";
import { createRoom } from "../support/room";
import { accountsFrom5000, createSites } from "../support/sites";
import { startStore } from "../support/store";
import { countEvents, readBooks } from "../support/store-books";
import { tell, times } from "./campaign";
import { lies } from "./honesty";
import { drained, MortalReceiver } from "./room-under-fire";
import { Traffic } from "./traffic";
import { builtApp, WatchingDesk } from "./watching-desk";

/** Ten minutes in a campaign. */
const AWAY_MS = times(60_000);
const PER_SECOND = 50;
const ACCOUNTS = accountsFrom5000(120);
const TOLD_WITHIN_MS = 15_000;
const LIVE_WITHIN_MS = 10_000;

const ends: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).toReversed()) await end();
});

it("acknowledges all the while, hands over all of it, and says on the screen what is so", async () => {
  const store = await startStore({ flags: [`--publicDir=${await builtApp()}`, "--indexFallback=true"] });
  ends.push(() => store.stop());
  const { serviceToken, users } = await createRoom(store);
  await createSites(store, ACCOUNTS);
  const receiver = new MortalReceiver({ store: { url: store.url, token: serviceToken } });
  await receiver.start();
  ends.push(() => receiver.stop());
  const desk = new WatchingDesk(store.url, users.ayla);
  ends.push(() => desk.kill());
  await desk.start();
  const ledger = new Ledger();
  const traffic = new Traffic({ port: receiver.port, ledger, panels: 10, perSecond: PER_SECOND, accounts: ACCOUNTS });
  ends.push(() => traffic.close());
  traffic.start();
  await desk.until("live with signals", ({ status, seq }) => status === "live" && seq > 0, 60_000);
  await sleep(2_000);

  const from = Date.now();
  await store.kill();
  const before = ledger.acknowledgedCount;
  const toldMs = await desk.until("not live", ({ status }) => status !== "live", 2 * TOLD_WITHIN_MS);
  await sleep(AWAY_MS / 2);
  // The browser's machine is started anew meanwhile: what it shows without the store is no more live than before.
  await desk.kill();
  await desk.start();
  await sleep(Math.max(0, from + AWAY_MS - Date.now()));
  const meanwhile = ledger.acknowledgedCount - before;
  const to = Date.now();
  await store.restart();
  const liveMs = await desk.until("live", ({ status }) => status === "live", 6 * LIVE_WITHIN_MS);
  await traffic.finish(30_000);
  await drained(store, ledger.acknowledgedCount);
  const drainedMs = Date.now() - to;
  const last = await countEvents(store);
  const rightMs = await desk.until("all signals", ({ status, seq }) => status === "live" && seq >= last, 60_000);
  const books = await readBooks(store);
  const found = lies(desk.looks, { absences: [{ from, to }], standings: [] });
  const faults = ledger.faults(books);
  tell(`store away for ${Math.round((to - from) / 1000)} s`, {
    "acknowledged meanwhile": meanwhile,
    acknowledged: ledger.acknowledgedCount,
    stored: books.events.length,
    faults: faults.length,
    "screen said so after, ms": toldMs,
    "stale as live": found.length,
    "live again after the return, ms": liveMs,
    "all handed over after, ms": drainedMs,
    "screen right after that, ms": rightMs,
  });
  expect(faults).toEqual([]);
  expect(ledger.acknowledgedCount).toBe(ledger.sentCount);
  expect(meanwhile).toBeGreaterThan(((to - from) / 1000) * PER_SECOND * 0.9);
  expect(toldMs).toBeLessThanOrEqual(TOLD_WITHIN_MS);
  expect(found).toEqual([]);
  expect(liveMs).toBeLessThanOrEqual(LIVE_WITHIN_MS);
  expect(rightMs).toBeLessThanOrEqual(LIVE_WITHIN_MS);
});
