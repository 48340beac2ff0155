/** Claims are kept with no page at all: by what the browser's copy holds, who is signed in, and which tab speaks. */
import "fake-indexeddb/auto";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { AppError } from "../../../../domain/errors";
import { keepClaims } from "../../../../src/features/desk/claim-keeper";
import { tellLapse, untoldLapses } from "../../../../src/features/desk/lapses";
import { endSilence, tellSilence, unheardClaims } from "../../../../src/resources/unheard-claims";
import { createDb, deleteCopies, nameOfDb, setDb, type Db } from "../../../../src/sync/db";
import { liveState, notConnected } from "../../../../src/sync/live-state";
import type { AlarmRow } from "../../../../src/sync/rows";
import { sessionState, signedOut, type SessionUser } from "../../../../src/sync/session-state";

let db: Db;
let stop: () => void;
let beaten: string[];
let cut: boolean;
let tickers: { everyMs: number; tick: () => void }[];

/** A watched query is told some time after its rows have changed. */
const soon = (check: () => void): Promise<void> => vi.waitFor(check, 10_000);

const held = (id: string, owner: string): AlarmRow => ({ id, owner, updated: "1" }) as AlarmRow;

async function signIn(id: string): Promise<void> {
  db = createDb(nameOfDb(id));
  await db.open();
  setDb(db);
  Object.assign(sessionState, { status: "signed_in", user: { id } as SessionUser, sessionId: `session of ${id}` });
}

/** The time of one beat has passed. */
function tick(): string[] {
  beaten.length = 0;
  for (const ticker of tickers) ticker.tick();
  return [...beaten];
}

beforeEach(async () => {
  beaten = [];
  cut = false;
  tickers = [];
  Object.assign(sessionState, signedOut());
  Object.assign(liveState, notConnected(), { status: "live", leader: true });
  await signIn("me");
  await db.events_alarm.bulkPut([held("a", "me"), held("b", "other"), held("c", ""), held("d", "me")]);
  stop = keepClaims({
    beat: async (id) => {
      beaten.push(id);
      if (cut) throw new AppError("network");
      return { lapseAt: "2026-06-15 12:00:45.000Z" };
    },
    onLapsed: tellLapse,
    onCut: () => undefined,
    onSilent: tellSilence,
    onHeard: endSilence,
    now: () => Date.parse("2026-06-15T12:00:00Z"),
    startTicker: (everyMs, onTick) => {
      const ticker = { everyMs, tick: onTick };
      tickers.push(ticker);
      return () => void tickers.splice(tickers.indexOf(ticker), 1);
    },
  });
  await soon(() => expect(beaten).toEqual(["a", "d"]));
});

afterEach(async () => {
  stop();
  setDb(undefined);
  await deleteCopies();
});

it("beats at once and then every few seconds for what is one's own", () => {
  expect(tickers.map(({ everyMs }) => everyMs)).toEqual([10_000]);
  expect(tick()).toEqual(["a", "d"]);
});

it("keeps the rhythm the room has set", async () => {
  await db.program_settings.put({ id: "settings", updated: "1", claimBeatSeconds: 4 } as never);
  await soon(() => expect(tickers.map(({ everyMs }) => everyMs)).toEqual([4_000]));
});

it("goes by what is held now, and ends with the last", async () => {
  await db.events_alarm.put(held("b", "me"));
  await db.events_alarm.delete("a");
  await soon(() => expect(tick()).toEqual(["b", "d"]));
  await db.events_alarm.bulkDelete(["b", "d"]);
  await soon(() => expect(tickers).toEqual([]));
});

it("leaves it to the tab that leads while that is heard of, and beats at once when it is not", async () => {
  Object.assign(liveState, { leader: false });
  await soon(() => expect(tickers).toEqual([]));
  beaten.length = 0;
  Object.assign(liveState, { status: "not_live" });
  await soon(() => expect(beaten).toEqual(["a", "d"]));
  expect(tick()).toEqual(["a", "d"]);
  Object.assign(liveState, { status: "live" });
  await soon(() => expect(tickers).toEqual([]));
});

it("ends with the session, and speaks for the next person alone", async () => {
  tellLapse("a");
  Object.assign(sessionState, signedOut());
  await soon(() => expect([tickers, [...untoldLapses()]]).toEqual([[], []]));
  await signIn("other");
  await db.events_alarm.bulkPut([held("y", "me"), held("z", "other")]);
  await soon(() => expect(tick()).toEqual(["z"]));
});

it("a session that was ended holds nothing, and signing in again goes on", async () => {
  Object.assign(sessionState, { status: "signed_out", ended: "session_ended", sessionId: "" });
  await soon(() => expect(tickers).toEqual([]));
  Object.assign(sessionState, { status: "signed_in", ended: null, sessionId: "another" });
  await soon(() => expect(tick()).toEqual(["a", "d"]));
});

it("tells of claims the store does not hear of, until it does, they are lost, or somebody else is here", async () => {
  const unheard = (): string[] => [...unheardClaims().keys()];
  cut = true;
  tick();
  await soon(() => expect(beaten).toEqual(["a", "d"]));
  expect(unheard()).toEqual([]);
  tick();
  await soon(() => expect(unheard()).toEqual(["a", "d"]));
  await db.events_alarm.delete("a");
  await soon(() => expect(unheard()).toEqual(["d"]));
  cut = false;
  tick();
  await soon(() => expect(unheard()).toEqual([]));
  cut = true;
  tick();
  await soon(() => expect(beaten).toEqual(["d"]));
  tick();
  await soon(() => expect(unheard()).toEqual(["d"]));
  Object.assign(sessionState, signedOut());
  await soon(() => expect(unheard()).toEqual([]));
});
