/** Power cuts of store and receiver: what was synced is all they have. Nothing acknowledged or answered with yes is gone. */

import { cp } from "node:fs/promises";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterEach, expect, it } from "vitest";
import { Ledger } from "../support/ledger";
import { ROOT } from "../support/program";
import { createRoom } from "../support/room";
import { accountsFrom5000, createSites } from "../support/sites";
import { startStore, type TestStore } from "../support/store";
import { readBooks } from "../support/store-books";
import { LoopDisk } from "./loop-disk";
import { employ, lostActs } from "./operators";
import { sites, tell, times } from "./campaign";
import { chooseSeed, drained, MortalReceiver, seededRandom, underFire } from "./room-under-fire";
import { Traffic } from "./traffic";

const CUTS = times(30);
/** The image is a hole: it takes no more of this machine than what is stored, 2 kB a signal. */
const DISK_MB = times(512);
const PANELS = 24;
/** More than the rate to be proved, so that what waited for a restart can be got rid of. */
const PER_SECOND = 750;
const DROP_UNSYNCED = join(ROOT, "tests/support/drop-unsynced.cjs");
const ACCOUNTS = accountsFrom5000(sites(300));

const refusal = await LoopDisk.refusal();
if (refusal !== null) process.stderr.write(`\nSKIPPED: the power cut of the store is NOT tested. ${refusal}\n\n`);

const ends: (() => Promise<void> | void)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).toReversed()) await end();
});

async function stopped(pid: number): Promise<void> {
  while (!/^State:\s+T/m.test(readFileSync(`/proc/${pid}/status`, "utf8"))) await sleep(2);
}

/** Nothing the store does after this moment reaches the disk, and what had not reached it is gone. */
async function cutPower(store: TestStore, disk: LoopDisk): Promise<void> {
  store.process.pause();
  await stopped(store.process.pid);
  await disk.freeze();
  await store.kill();
  await disk.thaw();
  await store.restart();
}

it.skipIf(refusal !== null)("loses no signal and no act, although unsynced bytes are gone at each cut", async () => {
  const random = seededRandom(chooseSeed());
  const disk = new LoopDisk();
  ends.push(() => disk.remove());
  await disk.create(DISK_MB);
  const dir = join(disk.files, "pb_data");
  await cp(join(process.env["WATCHDESK_TEST_TEMPLATE"] ?? "", "pb_data"), dir, { recursive: true });
  const store = await startStore({ dir });
  ends.push(() => store.kill());
  const room = await createRoom(store);
  await createSites(store, ACCOUNTS);
  const receiver = new MortalReceiver({
    store: { url: store.url, token: room.serviceToken },
    preload: [DROP_UNSYNCED],
  });
  await receiver.start();
  ends.push(() => receiver.stop());
  const [writer] = await employ({ room, store }, ["Writer"], random);
  const ledger = new Ledger();
  const traffic = new Traffic({
    port: receiver.port,
    ledger,
    panels: PANELS,
    perSecond: PER_SECOND,
    accounts: ACCOUNTS,
  });
  ends.push(() => traffic.close());
  traffic.start();
  const writing = writer?.writeNotes();
  const perSecond = await underFire({
    strikes: CUTS,
    random,
    ledger,
    pauseMs: [300, 1500],
    receiver: async () => {
      await receiver.kill();
      await receiver.start();
    },
    store: () => cutPower(store, disk),
  });
  writer?.stop();
  await writing;
  await traffic.finish(30_000);
  await drained(store, ledger.acknowledgedCount);

  const books = await readBooks(store);
  const done = writer?.done ?? [];
  const faults = [...lostActs(done, books), ...ledger.faults(books)];
  tell(`${CUTS} power cuts of store, receiver or both`, {
    "acknowledged a second": perSecond.toFixed(0),
    acknowledged: ledger.acknowledgedCount,
    "notes answered with yes": done.length,
    faults: faults.length,
  });
  expect(faults).toEqual([]);
  expect(receiver.log + receiver.livingLog).toMatch(/started anew; of \d+ delivered frames \d+ are sent once more/);
  expect(done.length).toBeGreaterThan(10);
  expect(perSecond).toBeGreaterThanOrEqual(500);
});
