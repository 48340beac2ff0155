/** Twenty kills of receiver and store under traffic: what was acknowledged is there, once, and in one place. */

import { setTimeout as sleep } from "node:timers/promises";
import { join } from "node:path";
import { afterEach, describe, expect, it } from "vitest";
import { Ledger } from "../support/ledger";
import { ROOT } from "../support/program";
import { createRoom } from "../support/room";
import { accountsFrom5000, createSites } from "../support/sites";
import { startStore, type TestStore } from "../support/store";
import { readBooks } from "../support/store-books";
import { chooseSeed, drained, MortalReceiver, seededRandom } from "./room-under-fire";
import { Traffic } from "./traffic";

const PANELS = 24;
const PER_SECOND = 550;
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

async function killTimes(kills: number, random: () => number): Promise<void> {
  for (let kill = 0; kill < kills; kill++) {
    await sleep(150 + random() * 1200);
    const victim = random();
    // Both at once, every now and then: as when the machine loses power.
    const victims = victim < 0.45 ? [receiver] : victim < 0.9 ? [store] : [receiver, store];
    await Promise.all(victims.map((one) => one.kill()));
    await Promise.all(victims.map((one) => (one === store ? store.restart() : receiver.start())));
  }
}

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
    const startedAt = performance.now();
    const sinceStartS = (): number => (performance.now() - startedAt) / 1000;
    traffic.start();
    await killTimes(KILLS, random);
    const killsS = sinceStartS();
    const offered = ledger.sentCount + traffic.waiting;
    await traffic.finish(60_000);
    await drained(store, ledger.acknowledgedCount);
    const drainedS = sinceStartS();
    const books = await readBooks(store);
    process.stderr.write(
      `${offered} offered in ${killsS.toFixed(1)} s, drained after ${drainedS.toFixed(1)} s, ` +
        `read after ${sinceStartS().toFixed(1)} s: ${ledger.acknowledgedCount} acknowledged, ` +
        `${books.events.length} events, ${books.open.length} alarms\n`,
    );
    expect(ledger.faults(books)).toEqual([]);
    expect(ledger.acknowledgedCount).toBe(ledger.sentCount);
    expect(offered / killsS).toBeGreaterThanOrEqual(500);
    expect(books.open.length).toBeGreaterThan(100);
  });
});
