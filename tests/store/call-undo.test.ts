/** Taking back the result of a call, on the real store. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { undoShortcut } from "../../domain/alarms/calls";
import { act, addAlarm, linesOf } from "../support/alarms";
import { person, type Person } from "../support/people";
import { startStore, type TestStore } from "../support/store";

let store: TestStore;
let ada: Person;
let bob: Person;
let serial = 0;

beforeAll(async () => {
  store = await startStore();
  ada = await person(store, "operator", { name: "Ada" });
  bob = await person(store, "operator", { name: "Bob" });
});

afterAll(() => store?.stop());

const nextId = (): string => `call${String(++serial).padStart(11, "0")}`;

async function booked(): Promise<{ alarm: string; id: string }> {
  const alarm = await addAlarm(store);
  const id = nextId();
  expect((await act(store, ada, { alarm, name: "claim" })).status).toBe(200);
  const body = { id, kind: "call", text: "Call to Grace: busy", shortcut: "call_busy" };
  expect((await act(store, ada, { alarm, name: "note", body })).body.alarm).toMatchObject({ callAttempts: 1 });
  return { alarm, id };
}

const undo = (who: Person, alarm: string, id: string, body: object = {}) =>
  act(store, who, {
    alarm,
    name: "note",
    body: { id: nextId(), kind: "call", text: "Taken back", shortcut: undoShortcut(id), ...body },
  });

describe("taking back the result of a call", () => {
  it("leaves both lines in the log and no call in the count", async () => {
    const { alarm, id } = await booked();
    const answer = await undo(ada, alarm, id);
    expect(answer.status).toBe(200);
    expect(answer.body.alarm).toMatchObject({ callAttempts: 0 });
    expect(await linesOf(store, alarm)).toEqual(["claimed", "call: Call to Grace: busy", "call: Taken back"]);
  });

  it("is done once, however often its line is sent", async () => {
    const { alarm, id } = await booked();
    const line = { id: nextId() };
    expect((await undo(ada, alarm, id, line)).status).toBe(200);
    expect((await undo(ada, alarm, id, line)).body.alarm).toMatchObject({ callAttempts: 0 });
    expect((await undo(ada, alarm, id)).body.data.code).toBe("call_final");
  });

  it("is not another person's to do", async () => {
    const { alarm, id } = await booked();
    expect((await undo(bob, alarm, id)).body.data.code).toBe("call_final");
  });

  it("does not reach into another alarm, nor what is no call, nor what is not there", async () => {
    const [one, other] = [await booked(), await booked()];
    expect((await undo(ada, one.alarm, other.id)).body.data.code).toBe("call_final");
    expect((await undo(ada, one.alarm, "nothing00000000")).body.data.code).toBe("call_final");
    expect((await undo(ada, one.alarm, one.id, { kind: "note" })).body.data.code).toBe("bad_request");
  });

  it("is too late after half a minute", async () => {
    const { alarm, id } = await booked();
    const at = new Date(Date.now() - 31_000).toISOString().replace("T", " ");
    await store.client().collection("events_reports").update(id, { at });
    expect((await undo(ada, alarm, id)).body.data.code).toBe("call_final");
  });
});
