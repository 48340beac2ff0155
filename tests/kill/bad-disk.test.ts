/** Disks that are slow, and spools whose end is torn: what was acknowledged is there, once. */

import { closeSync, openSync, readdirSync, readFileSync, writeSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterEach, expect, it } from "vitest";
import { ENVELOPE_BYTES, goodRecords, segmentStart } from "../../receiver/spool/segment";
import { Ledger } from "../support/ledger";
import { ROOT } from "../support/program";
import type { ReceiverStart } from "../support/receiver";
import { createRoom } from "../support/room";
import { accountsFrom5000, createSites } from "../support/sites";
import { startStore } from "../support/store";
import { readBooks } from "../support/store-books";
import { tell, times } from "./campaign";
import { chooseSeed, drained, MortalReceiver, seededRandom } from "./room-under-fire";
import { Traffic } from "./traffic";

const ACCOUNTS = accountsFrom5000(200);
const SLOW_DISK = join(ROOT, "tests/support/slow-disk.cjs");
const SLOW_MS = times(15_000);
const TEARS = times(10);

const ends: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).toReversed()) await end();
});

async function room(how: Omit<ReceiverStart, "store">, traffic: { panels: number; perSecond: number }) {
  const store = await startStore();
  ends.push(() => store.stop());
  const { serviceToken } = await createRoom(store);
  await createSites(store, ACCOUNTS);
  const receiver = new MortalReceiver({ ...how, store: { url: store.url, token: serviceToken } });
  await receiver.start();
  ends.push(() => receiver.stop());
  const ledger = new Ledger();
  const panels = new Traffic({ port: receiver.port, ledger, accounts: ACCOUNTS, ...traffic });
  ends.push(() => panels.close());
  panels.start();
  return { store, receiver, ledger, panels };
}

it("a slow disk below the receiver, a store that hangs now and then: panels wait, nothing is lost or doubled", async () => {
  const random = seededRandom(chooseSeed());
  // Waiting panels send the same bytes again after a second: many a frame comes twice before its sync is done.
  const how = { preload: [SLOW_DISK], env: { SLOW_DISK_MS: "50-1500" } };
  const { store, ledger, panels } = await room(how, { panels: 200, perSecond: 150 });
  const from = Date.now();
  let stalls = 0;
  while (Date.now() - from < SLOW_MS) {
    await sleep(200 + random() * 1_500);
    store.process.pause();
    await sleep(100 + random() * 2_500);
    store.process.resume();
    stalls += 1;
  }
  const perSecond = (ledger.acknowledgedCount / (Date.now() - from)) * 1000;
  await panels.finish(60_000);
  await drained(store, ledger.acknowledgedCount);
  const faults = ledger.faults(await readBooks(store));
  tell("slow disk (50 to 1,500 ms a sync)", {
    "stalls of the store": stalls,
    "acknowledged a second": perSecond.toFixed(0),
    acknowledged: ledger.acknowledgedCount,
    faults: faults.length,
  });
  expect(faults).toEqual([]);
  expect(ledger.acknowledgedCount).toBe(ledger.sentCount);
  expect(ledger.acknowledgedCount).toBeGreaterThan(200);
});

/** What a write leaves that was on its way to the disk: the beginning of a record, noise, or zeros. */
function tornEnd(random: () => number, record: Buffer): Buffer {
  const kind = random();
  if (kind < 0.5) return record.subarray(0, 1 + Math.floor(random() * (record.length - 1)));
  const length = 1 + Math.floor(random() * 400);
  if (kind < 0.7) return Buffer.alloc(length);
  return Buffer.from(Array.from({ length }, () => Math.floor(random() * 256)));
}

/** Puts it behind the last whole record of the newest segment. */
function tear(spoolDir: string, random: () => number): void {
  const segments = readdirSync(spoolDir).filter((name) => segmentStart(name) !== null);
  const name = segments.toSorted().at(-1) ?? "";
  const newest = join(spoolDir, name);
  const bytes = readFileSync(newest);
  const records = [...goodRecords(bytes, segmentStart(name) ?? 1)];
  const last = records.at(-1);
  if (!last) return;
  const end = last.at + last.payload.length;
  const file = openSync(newest, "r+");
  const torn = tornEnd(random, bytes.subarray(last.at - ENVELOPE_BYTES, end));
  writeSync(file, torn, 0, torn.length, end);
  closeSync(file);
}

it("a torn end of the spool at each start: it is cut off, and all before it is handed over once", async () => {
  const random = seededRandom(chooseSeed());
  const { store, receiver, ledger, panels } = await room({}, { panels: 24, perSecond: 400 });
  for (let start = 0; start < TEARS; start++) {
    await sleep(300 + random() * 900);
    await receiver.kill();
    tear(receiver.spoolDir, random);
    await receiver.start();
  }
  await panels.finish(60_000);
  await drained(store, ledger.acknowledgedCount);
  const faults = ledger.faults(await readBooks(store));
  const log = receiver.log + receiver.livingLog;
  tell(`${TEARS} torn ends of the spool`, {
    "cut off": log.match(/bytes behind the last whole record were cut off/g)?.length ?? 0,
    acknowledged: ledger.acknowledgedCount,
    faults: faults.length,
  });
  expect(log).toMatch(/bytes behind the last whole record were cut off/);
  expect(faults).toEqual([]);
  expect(ledger.acknowledgedCount).toBe(ledger.sentCount);
});
