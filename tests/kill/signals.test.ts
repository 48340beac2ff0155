/** Twenty kills of receiver and store under traffic: what was acknowledged is there, once, and in one place. */

import { join } from "node:path";
import { afterEach, describe, expect, it } from "vitest";
import { Ledger } from "../support/ledger";
import { ROOT } from "../support/program";
import { createRoom } from "../support/room";
import { accountsFrom5000, createSites } from "../support/sites";
import { startStore, type TestStore } from "../support/store";
import { readBooks } from "../support/store-books";
import { chooseSeed, drained, MortalReceiver, seededRandom, underFire } from "./room-under-fire";
import { Traffic } from "./traffic";

const PANELS = 24;
/** More than the rate to be proved, so that what waited for a restart can be got rid of. */
const PER_SECOND = 750;
const KILLS = 20;
const ACCOUNTS = accountsFrom5000(240);
const DROP_UNSYNCED = join(ROOT, "tests/support/drop-unsynced.cjs");

let store: TestStore;
let receiver: MortalReceiver;
let traffic: Traffic;

afterEach(async () => {
  traffic.close();
  await receiver.stop();
  await store.stop();
});

describe("panels go on until they are acknowledged, whatever dies", () => {
  it.each<[string, readonly string[]]>([
    ["with what a kill leaves: the page cache", []],
    ["with the receiver's unsynced bytes lost at each kill, as a power cut loses them", [DROP_UNSYNCED]],
  ])("%s", async (_, preload) => {
    const random = seededRandom(chooseSeed());
    store = await startStore();
    const { serviceToken } = await createRoom(store);
    await createSites(store, ACCOUNTS);
    receiver = new MortalReceiver({ store: { url: store.url, token: serviceToken }, preload });
    await receiver.start();
    const ledger = new Ledger();
    traffic = new Traffic({ port: receiver.port, ledger, panels: PANELS, perSecond: PER_SECOND, accounts: ACCOUNTS });
    traffic.start();
    const perSecond = await underFire({
      strikes: KILLS,
      random,
      ledger,
      pauseMs: [150, 1200],
      receiver: async () => {
        await receiver.kill();
        await receiver.start();
      },
      store: async () => {
        await store.kill();
        await store.restart();
      },
    });
    await traffic.finish(60_000);
    await drained(store, ledger.acknowledgedCount);
    const books = await readBooks(store);
    process.stderr.write(
      `${perSecond.toFixed(0)} acknowledged a second through ${KILLS} kills: ${ledger.acknowledgedCount} acknowledged, ` +
        `${books.events.length} events, ${books.open.length} alarms\n`,
    );
    expect(ledger.faults(books)).toEqual([]);
    expect(ledger.acknowledgedCount).toBe(ledger.sentCount);
    // Acknowledged, not offered: a receiver that is slow, or slow to come back, must not pass.
    expect(perSecond).toBeGreaterThanOrEqual(500);
    expect(books.open.length).toBeGreaterThan(100);
  });
});
