/** The store is killed in the middle of calls: each is there whole or not at all, once however often it is sent, and each yes stands. */

import { afterAll, expect, it } from "vitest";
import { act, addAlarm, alarmOf, type ActAnswer } from "../support/alarms";
import { person, type Person } from "../support/people";
import { createRoomSites } from "../support/room-sites";
import { startStore, type Answer, type TestStore } from "../support/store";
import { tell, times } from "./campaign";
import { countOf, cutOff, rowsIn, type Ask } from "./mid-act";
import { chooseSeed, seededRandom } from "./room-under-fire";

const KILLS = times(4);
const CALLS = 9;

let store: TestStore;

afterAll(() => store?.stop());

interface Called {
  readonly call?: { readonly id: string; readonly event: string };
}

let number = 0;
const newId = (): string => `call${String((number += 1)).padStart(11, "0")}`;

/** From a site and a customer, where a call is an event with a report, too, and from elsewhere. */
function callFrom(site: string, origin: number) {
  const sent = { id: newId(), numberCalled: `+44 7700 ${number}`, timestamp: new Date().toISOString() };
  const data = { code: "4711", partitionNumber: "1", site };
  if (origin % 3 === 0) return { ...sent, initatedFrom: "sites", data };
  if (origin % 3 === 1) return { ...sent, initatedFrom: "customers", data: { code: "C100" } };
  return { ...sent, initatedFrom: "alarms" };
}

type Call = ReturnType<typeof callFrom>;

const send =
  (who: Person, body: Call): Ask<Called> =>
  () =>
    store.request<Called>("POST", "/api/watchdesk/calls", { token: who.token, body });

/** What there is of each call: lines of the history, events, reports, and its event's id. */
async function tracesOf(calls: readonly Call[]) {
  const [history, events, reports] = await Promise.all(
    ["call_history", "events", "events_reports"].map((name) => rowsIn(store, name)),
  );
  return calls.map(({ id, numberCalled }) => {
    const event = events?.find(({ key }) => key === `call:${id}`);
    const many = [
      countOf(history ?? [], { id, numberCalled }),
      countOf(events ?? [], { key: `call:${id}` }),
      event ? countOf(reports ?? [], { events: event["id"], kind: "call" }) : 0,
    ];
    return { many: many.join(" "), event: String(event?.["id"] ?? "") };
  });
}

const wholeOf = ({ initatedFrom }: Call): string => (initatedFrom === "alarms" ? "1 0 0" : "1 1 1");

/** Calls that are there in part, or that were answered with yes and are not there. */
async function torn(calls: readonly Call[], answers: readonly (Answer<Called> | null)[]): Promise<string[]> {
  const traces = await tracesOf(calls);
  return calls.flatMap((call, at) => {
    const { many = "", event } = traces[at] ?? {};
    const answer = answers[at];
    const stands = many === wholeOf(call) && (!answer || answer.body.call?.event === event);
    const isFree = many === "0 0 0" && answer === null;
    return stands || isFree ? [] : [`${call.initatedFrom} ${call.id}: ${many}, answered ${JSON.stringify(answer)}`];
  });
}

it("has each call exactly once in the history, the events and their reports", async () => {
  const random = seededRandom(chooseSeed());
  store = await startStore();
  const { sites } = await createRoomSites(store.client());
  const who = await person(store, "operator");
  const all: Call[] = [];
  const faults: string[] = [];
  let [yes, cut] = [0, 0];
  for (let kill = 0; kill < KILLS; kill += 1) {
    const calls = Array.from({ length: CALLS }, (_, at) => callFrom(sites.northDepot.id, at));
    all.push(...calls);
    const asks = calls.map((call) => send(who, call));
    const answers = await cutOff(store, asks, Math.floor(random() * CALLS));
    yes += answers.filter((answer) => answer?.status === 200).length;
    cut += answers.filter((answer) => answer === null).length;
    faults.push(...(await torn(calls, answers)));
    // As the outbox does, and as two of its tabs may: each is sent again, and once more at once.
    const again = await Promise.all([...asks, ...asks].map((ask) => ask()));
    faults.push(...(await torn([...calls, ...calls], again)));
  }
  faults.push(
    ...(await torn(
      all,
      all.map(() => null),
    )),
  );
  const seqs = (await rowsIn(store, "events", "seq")).map(({ seq }) => seq);
  tell(`${KILLS} kills of the store in the middle of calls`, { yes, cut, faults: faults.length });
  expect(faults).toEqual([]);
  expect(seqs).toEqual(seqs.map((_, at) => at + 1));
  expect(seqs.length).toBe(all.filter((call) => wholeOf(call) === "1 1 1").length);
  expect(Math.min(yes, cut)).toBeGreaterThan(0);
});

it("counts each call of an alarm once", async () => {
  const random = seededRandom(chooseSeed());
  const who = await person(store, "operator");
  const alarm = await addAlarm(store);
  expect((await act(store, who, { alarm, name: "claim" })).status).toBe(200);
  let sent = 0;
  for (let kill = 0; kill < times(2); kill += 1) {
    const asks = Array.from({ length: CALLS }, (): Ask<ActAnswer> => {
      const body = { id: newId(), text: `Call ${number}: No answer`, kind: "call", shortcut: "call_no_answer" };
      return () => act(store, who, { alarm, name: "note", body });
    });
    sent += asks.length;
    await cutOff(store, asks, Math.floor(random() * CALLS));
    const lines = (await rowsIn(store, "events_reports")).filter((row) => row["alarm"] === alarm);
    expect((await alarmOf(store, alarm))["callAttempts"]).toBe(countOf(lines, { kind: "call" }));
    for (const { status } of await Promise.all([...asks, ...asks].map((ask) => ask()))) expect(status).toBe(200);
  }
  const [lines, acts] = [await rowsIn(store, "events_reports"), await rowsIn(store, "audit_log")];
  expect(countOf(lines, { alarm, kind: "call" })).toBe(sent);
  expect(countOf(acts, { alarm, action: "note" })).toBe(sent);
  expect((await alarmOf(store, alarm))["callAttempts"]).toBe(sent);
});
