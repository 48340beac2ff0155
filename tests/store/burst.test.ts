/** H-OP-02: a burst of signals while operators write notes and a backup runs; nobody meets a lock, nothing is "not found". */

import { setTimeout as sleep } from "node:timers/promises";
import { afterEach, expect, it } from "vitest";
import { newId } from "../../src/sync/new-id";
import { Traffic, TRAFFIC_KEY } from "../kill/traffic";
import { act, addAlarm } from "../support/alarms";
import { Ledger } from "../support/ledger";
import { startReceiver } from "../support/receiver";
import { createRoom } from "../support/room";
import { accountsFrom5000, createSites } from "../support/sites";
import { startStore, type Answer, type TestStore } from "../support/store";
import { countEvents, readBooks } from "../support/store-books";
import { withinLimit } from "../support/within-limit";

const CONNECTIONS = 20;
const SIGNALS = 200;
/** A busy machine sends a few less than it should. */
const SENT = 250;
const BURST_MS = 5_000;
const ACCOUNTS = accountsFrom5000(60);
const LEAST_NOTES = 6;
const OPERATORS = ["Dora", "Emre", "Filiz", "Gus", "Hedda"];

const ends: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).toReversed()) await end();
});

/** What an operator was answered. */
interface Told {
  readonly what: string;
  readonly answer: Answer;
}

/** Saves a note, reads the alarm, again and again until the burst is over; every answer is kept. */
async function writeNotes(store: TestStore, { token, alarm }: { token: string; alarm: string }, until: () => boolean) {
  const told: Told[] = [];
  const notes: string[] = [];
  for (let turn = 1; turn <= LEAST_NOTES || !until(); turn++) {
    const id = newId();
    const note = await act(store, { token }, { alarm, name: "note", body: { id, text: `note ${turn}` } });
    told.push({ what: "note", answer: note });
    if (note.status === 200) notes.push(id);
    const path = `/api/collections/events_alarm/records/${alarm}`;
    told.push({ what: "alarm", answer: await withinLimit(() => store.request("GET", path, { token })) });
    await sleep(20);
  }
  return { told, notes };
}

/** Backs the store up again and again until the burst is over: how each was answered, and how many were acknowledged meanwhile. */
async function backUp(store: TestStore, ledger: Ledger, until: () => boolean) {
  const backups: { status: number; acknowledged: number }[] = [];
  for (let turn = 1; turn === 1 || !until(); turn++) {
    const before = ledger.acknowledgedCount;
    const asked = { token: store.superuser.token, body: { name: `burst-${turn}.zip` } };
    const { status } = await store.request("POST", "/api/backups", asked);
    backups.push({ status, acknowledged: ledger.acknowledgedCount - before });
  }
  return backups;
}

it("acknowledges and stores each signal once, and answers every operator, while a backup runs", async () => {
  const store = await startStore();
  ends.push(() => store.stop());
  const room = await createRoom(store);
  await createSites(store, ACCOUNTS);
  const people = await Promise.all(OPERATORS.map((name) => room.addUser({ name, role: "operator" })));
  const desks: { token: string; alarm: string }[] = [];
  for (const person of people)
    desks.push({ token: (await room.signIn(person)).token, alarm: await addAlarm(store, { siteNo: person.name }) });
  const receiver = await startReceiver({
    store: { url: store.url, token: room.serviceToken },
    keys: { "*": TRAFFIC_KEY },
  });
  ends.push(() => receiver.stop());
  const ledger = new Ledger();
  const setup = { port: receiver.tcp, ledger, panels: CONNECTIONS, accounts: ACCOUNTS };
  const traffic = new Traffic({ ...setup, perSecond: (SENT / BURST_MS) * 1000 });
  ends.push(() => traffic.close());

  let over = false;
  const writing = desks.map((desk) => writeNotes(store, desk, () => over));
  const backing = backUp(store, ledger, () => over);
  traffic.start();
  await sleep(BURST_MS);
  await traffic.finish(20_000);
  over = true;
  const backups = await backing;
  expect(backups.filter(({ status }) => status !== 204)).toEqual([]);
  expect(backups.some(({ acknowledged }) => acknowledged > 0)).toBe(true);
  const written = await Promise.all(writing);
  while ((await countEvents(store)) < ledger.acknowledgedCount) await sleep(50);

  const refused = written.flatMap(({ told }) => told).filter(({ answer }) => answer.status !== 200);
  expect(refused.map(({ what, answer }) => `${what}: ${answer.status} ${JSON.stringify(answer.body)}`)).toEqual([]);
  expect(ledger.acknowledgedCount).toBe(ledger.sentCount);
  expect(ledger.acknowledgedCount).toBeGreaterThanOrEqual(SIGNALS);
  const { lines, ...books } = await readBooks(store);
  const signals = books.events.filter(({ text }) => text !== "");
  expect(new Set(signals.map(({ text }) => text)).size).toBe(ledger.acknowledgedCount);
  expect(signals.length).toBe(ledger.acknowledgedCount);
  const kept = new Map(lines.map(({ id, kind }) => [id, kind]));
  expect(written.flatMap(({ notes }) => notes).filter((id) => kept.get(id) !== "note")).toEqual([]);
  expect(written.every(({ notes }) => notes.length >= LEAST_NOTES)).toBe(true);
});
