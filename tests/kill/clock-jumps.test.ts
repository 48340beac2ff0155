/** The receiver's clock is set, forwards and backwards, while panels report: they wait or go on, nothing is lost or doubled. */

import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterEach, expect, it } from "vitest";
import { Ledger } from "../support/ledger";
import { ROOT } from "../support/program";
import { freshDirectory } from "../support/receiver";
import { createRoom } from "../support/room";
import { accountsFrom5000, createSites } from "../support/sites";
import { startStore } from "../support/store";
import { readBooks } from "../support/store-books";
import { tell, times } from "./campaign";
import { chooseSeed, drained, MortalReceiver, seededRandom } from "./room-under-fire";
import { Traffic } from "./traffic";

const ACCOUNTS = accountsFrom5000(120);
const MOVED_CLOCK = join(ROOT, "tests/support/moved-clock.cjs");
const ROUNDS = times(1);
const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
/** By how much the clock is off, one after another: corrections, an hour of summer time, a wrong day, a lost battery. */
const JUMPS_MS = [5_000, -5_000, 60 * MINUTE_MS, -60 * MINUTE_MS, DAY_MS, -DAY_MS, -40 * 365 * DAY_MS, 400 * DAY_MS];
const BEAT_WITHIN_MS = 15_000;

const ends: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).toReversed()) await end();
});

it("goes on when the clock is right again, and its beat goes on all the while", async () => {
  const random = seededRandom(chooseSeed());
  const clock = join(freshDirectory("clock"), "off");
  writeFileSync(clock, "0");
  const store = await startStore();
  ends.push(() => store.stop());
  const { serviceToken } = await createRoom(store);
  await createSites(store, ACCOUNTS);
  const how = { preload: [MOVED_CLOCK], env: { MOVED_CLOCK_FILE: clock } };
  const receiver = new MortalReceiver({ ...how, store: { url: store.url, token: serviceToken } });
  await receiver.start();
  ends.push(() => receiver.stop());
  const ledger = new Ledger();
  const traffic = new Traffic({ port: receiver.port, ledger, panels: 16, perSecond: 200, accounts: ACCOUNTS });
  ends.push(() => traffic.close());
  traffic.start();
  for (let round = 0; round < ROUNDS; round++) {
    for (const jumpMs of JUMPS_MS) {
      await sleep(500 + random() * 1_000);
      writeFileSync(clock, String(jumpMs));
      await sleep(500 + random() * 1_500);
      // Some come back by themselves, some with the program.
      if (random() < 0.3) await receiver.kill().then(() => receiver.start());
      writeFileSync(clock, "0");
    }
  }
  await traffic.finish(60_000);
  await drained(store, ledger.acknowledgedCount);
  const beats = store.client().collection("heartbeat");
  const giveUpAt = Date.now() + BEAT_WITHIN_MS;
  const settledAt = new Date().toISOString().replace("T", " ");
  let beat = "";
  while (beat <= settledAt && Date.now() < giveUpAt) {
    beat = String((await beats.getFirstListItem("", { sort: "-updated" }))["updated"]);
    await sleep(200);
  }
  // A frame whose stamp is too far from the receiver's clock is refused with the right time: its panel sends it again.
  const refused = ledger.odd.filter((answer) => /"?NAK"?/.test(answer)).length;
  const faults = ledger.faults(await readBooks(store)).filter((fault) => !fault.startsWith("answered oddly"));
  tell(`${ROUNDS * JUMPS_MS.length} jumps of the receiver's clock`, {
    acknowledged: ledger.acknowledgedCount,
    "refused for the clock": refused,
    faults: faults.length,
  });
  expect(faults).toEqual([]);
  expect(ledger.odd.length).toBe(refused);
  expect(ledger.acknowledgedCount).toBe(ledger.sentCount);
  expect(refused).toBeGreaterThan(0);
  expect(beat > settledAt).toBe(true);
});
