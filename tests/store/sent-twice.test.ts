/** Notes and results of calls that waited at a desk: sent again and at once, each is one line, one call, one act (H-PW-04). */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { undoShortcut } from "../../domain/alarms/calls";
import { act, addAlarm, addResolution, alarmOf, type ActAnswer } from "../support/alarms";
import { person, type Person } from "../support/people";
import { startStore, type Answer, type TestStore } from "../support/store";

let store: TestStore;
let ada: Person;
let bob: Person;

beforeAll(async () => {
  store = await startStore();
  await addResolution(store);
  ada = await person(store, "operator");
  bob = await person(store, "operator");
});

afterAll(() => store?.stop());

let number = 0;
const newId = (): string => `line${String((number += 1)).padStart(11, "0")}`;

type Line = Record<string, unknown> & { id: string };

const note = (text: string, more: object = {}): Line => ({ id: newId(), text, ...more });
const call = (text = "Call to Owner (+1 555 1): No answer"): Line => ({
  id: newId(),
  text,
  kind: "call",
  shortcut: "call_no_answer",
});

const send = (who: Person, alarm: string, body: object): Promise<Answer<ActAnswer>> =>
  act(store, who, { alarm, name: "note", body });

async function held(who: Person): Promise<string> {
  const alarm = await addAlarm(store);
  expect((await act(store, who, { alarm, name: "claim" })).status).toBe(200);
  return alarm;
}

const all = (collection: string, filter: string) => store.client().collection(collection).getFullList({ filter });

/** What there is of a line: in the log, among the acts, in the count of the alarm. */
async function traces(alarm: string, id: string): Promise<{ lines: number; acts: number; calls: unknown }> {
  const acts = await all("audit_log", `alarm = "${alarm}" && action = "note"`);
  return {
    lines: (await all("events_reports", `alarm = "${alarm}" && id = "${id}"`)).length,
    acts: acts.length,
    calls: (await alarmOf(store, alarm))["callAttempts"],
  };
}

describe("sent ten times, at once and after one another", () => {
  it.each<[string, () => Line, number]>([
    ["a note is one line and one act", () => note("Keyholder on his way"), 0],
    ["a call is one line, one act and one call", () => call(), 1],
  ])("%s", async (_, make, calls) => {
    const alarm = await held(ada);
    const line = make();
    const answers = await Promise.all(Array.from({ length: 6 }, () => send(ada, alarm, line)));
    for (let again = 0; again < 4; again += 1) answers.push(await send(ada, alarm, line));
    for (const { status, body } of answers) {
      expect(status).toBe(200);
      expect(body.alarm).toMatchObject({ id: alarm, callAttempts: calls, state: "in_progress" });
    }
    // Whoever sends again is answered like the first: the alarm as it stands after the line.
    expect(new Set(answers.map(({ body }) => body.alarm.version)).size).toBe(1);
    expect(await traces(alarm, line.id)).toMatchObject({ lines: 1, acts: 1, calls });
  });

  it("tells the desks nothing new", async () => {
    const alarm = await held(ada);
    const line = call();
    await send(ada, alarm, line);
    const [before] = await all("signal_feed", 'audience = "staff"');
    await send(ada, alarm, line);
    expect(before?.["number"]).toBeGreaterThan(0);
    expect(await all("signal_feed", 'audience = "staff"')).toMatchObject([{ number: before?.["number"] }]);
  });

  it("a call that was taken back is taken back once", async () => {
    const alarm = await held(ada);
    const line = call();
    await send(ada, alarm, line);
    const back = { id: newId(), text: "Taken back", kind: "call", shortcut: undoShortcut(line.id) };
    const answers = await Promise.all([send(ada, alarm, back), send(ada, alarm, back), send(ada, alarm, back)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await traces(alarm, back.id)).toMatchObject({ lines: 1, acts: 2, calls: 0 });
  });
});

describe("sent late", () => {
  it("goes in though the claim has lapsed and somebody else holds the alarm: a note is a fact", async () => {
    const alarm = await held(ada);
    await act(store, ada, { alarm, name: "release" });
    await act(store, bob, { alarm, name: "claim" });
    const line = note("Spoke to the neighbour");
    expect((await send(ada, alarm, line)).status).toBe(200);
    expect(await all("events_reports", `id = "${line.id}"`)).toMatchObject([{ author: ada.id }]);
    expect(await alarmOf(store, alarm)).toMatchObject({ owner: bob.id, state: "claimed" });
  });

  it("goes in while the alarm is on hold", async () => {
    const alarm = await held(ada);
    await act(store, ada, { alarm, name: "hold", body: { minutes: 5, reason: "Guard is on the way" } });
    expect((await send(ada, alarm, call())).status).toBe(200);
    expect(await alarmOf(store, alarm)).toMatchObject({ callAttempts: 1, state: "on_hold" });
  });

  it("is refused once the alarm is closed, with who closed it; one that was in before is not", async () => {
    const alarm = await held(ada);
    const early = note("In time");
    const { version } = (await send(ada, alarm, early)).body.alarm;
    const close = { version, resolution: "tested_user_error", comment: "All in order, keyholder on site" };
    expect((await act(store, ada, { alarm, name: "close", body: close })).status).toBe(200);
    const late = note("Too late");
    expect(await send(ada, alarm, late)).toMatchObject({
      status: 409,
      body: { data: { code: "alarm_closed", closedBy: ada.id } },
    });
    expect((await send(ada, alarm, early)).status).toBe(200);
    expect(await all("events_reports", `id = "${late.id}"`)).toEqual([]);
  });

  it("says when it was written, where that was a minute or more before", async () => {
    const alarm = await held(ada);
    const at = (agoMs: number): string => new Date(Date.now() - agoMs).toISOString();
    const [long, short, none, ahead] = [at(600_000), at(5_000), undefined, at(-600_000)].map((madeAt) =>
      note("Written", { madeAt }),
    ) as [Line, Line, Line, Line];
    for (const line of [long, short, none, ahead]) expect((await send(ada, alarm, line)).status).toBe(200);
    const messageOf = async ({ id }: Line): Promise<unknown> =>
      (await all("events_reports", `id = "${id}"`))[0]?.["message"];
    expect(await messageOf(long)).toEqual({ key: "late", madeAt: String(long["madeAt"]).replace("T", " ") });
    for (const line of [short, none, ahead]) expect(await messageOf(line)).toBeNull();
    // The line itself stands where it came: no log is written backwards.
    const [line] = await all("events_reports", `id = "${long.id}"`);
    expect(Date.parse(String(line?.["at"]).replace(" ", "T"))).toBeGreaterThan(Date.now() - 60_000);
    // Sent again it is the same line, whatever it says of its time.
    expect((await send(ada, alarm, { ...long, madeAt: at(0) })).status).toBe(200);
  });

  it.each<[string, unknown]>([
    ["a number", 5],
    ["no date", "yesterday"],
    ["an object", { at: 1 }],
  ])("with %s for a time it is refused", async (_, madeAt) => {
    const alarm = await held(ada);
    expect(await send(ada, alarm, note("x", { madeAt }))).toMatchObject({
      status: 400,
      body: { data: { code: "bad_request", field: "madeAt" } },
    });
  });

  it("another text under the same id is refused and named", async () => {
    const alarm = await held(ada);
    const line = note("First");
    await send(ada, alarm, line);
    expect((await send(ada, alarm, { ...line, text: "Second" })).body.data.code).toBe("note_id_taken");
    expect((await send(bob, alarm, line)).body.data.code).toBe("note_id_taken");
  });
});
