/** Operators at work while the store is killed ten times: each yes stands, each alarm is in one place, held by one. */

import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, expect, it } from "vitest";
import { Ledger } from "../support/ledger";
import { createRoom } from "../support/room";
import { accountsFrom5000, createSites } from "../support/sites";
import { startStore, type TestStore } from "../support/store";
import { readBooks } from "../support/store-books";
import { employ, lostActs, type Done, type Operator } from "./operators";
import { tell, times } from "./campaign";
import { chooseSeed, drained, MortalReceiver, seededRandom } from "./room-under-fire";
import { Traffic } from "./traffic";

const KILLS = times(10);
/** For some tens of acts. */
const PATIENCE_MS = 30_000;
const ACCOUNTS = accountsFrom5000(300);
const NAMES = ["Dora", "Emre", "Filiz", "Gus", "Hedda", "Ivo"];

let store: TestStore;
let receiver: MortalReceiver;
let traffic: Traffic;

afterAll(async () => {
  traffic.close();
  await receiver.stop();
  await store.stop();
});

const doneBy = (operators: readonly Operator[]): Done[] => operators.flatMap(({ done }) => done);

/** Counted in acts and not in time, so that a slow machine has work to lose too. */
async function moreDone(operators: readonly Operator[], more: number): Promise<void> {
  const wanted = doneBy(operators).length + more;
  const giveUpAt = performance.now() + PATIENCE_MS;
  while (doneBy(operators).length < wanted) {
    if (performance.now() > giveUpAt) throw new Error(`the operators got no further than ${wanted - more} acts`);
    await sleep(1);
  }
}

it("keeps every act it said yes to", async () => {
  const random = seededRandom(chooseSeed());
  store = await startStore();
  const room = await createRoom(store);
  await createSites(store, ACCOUNTS);
  receiver = new MortalReceiver({ store: { url: store.url, token: room.serviceToken } });
  await receiver.start();
  const operators = await employ({ room, store }, NAMES, random);
  const ledger = new Ledger();
  traffic = new Traffic({ port: receiver.port, ledger, panels: 10, perSecond: 60, accounts: ACCOUNTS });
  traffic.start();
  const working = operators.map((operator) => operator.work());
  for (let kill = 0; kill < KILLS; kill++) {
    await moreDone(operators, 10 + Math.floor(random() * 30));
    await store.kill();
    await store.restart();
  }
  await moreDone(operators, 20);
  for (const operator of operators) operator.stop();
  await Promise.all(working);
  await traffic.finish(30_000);
  await drained(store, ledger.acknowledgedCount);

  const books = await readBooks(store);
  const done = doneBy(operators);
  const count = (act: string): number => done.filter((one) => one.act === act).length;
  const acts = ["claim", "note", "hold", "wake", "close", "release"] as const;
  const faults = [...lostActs(done, books), ...ledger.faults(books)];
  const answered = Object.fromEntries(acts.map((act) => [`${act} answered with yes`, count(act)]));
  tell(`${KILLS} kills of the store under six operators`, { ...answered, faults: faults.length });
  expect(faults).toEqual([]);
  for (const act of acts) expect(count(act), act).toBeGreaterThan(0);
});
