/** Bodies no page of ours sends: each is answered with a refusal of ours, which has its sentence. */

import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { errors as texts } from "../../locales/en/common.json";
import { act, addAlarm, linesOf } from "../support/alarms";
import { person, serviceToken, type Person } from "../support/people";
import { startStore, type TestStore } from "../support/store";

let store: TestStore;
let operator: Person;
let manager: Person;
let service: string;
let alarm: string;

beforeAll(async () => {
  store = await startStore();
  operator = await person(store, "operator");
  manager = await person(store, "administrator");
  service = await serviceToken(store);
  alarm = await addAlarm(store);
  expect((await act(store, operator, { alarm, name: "claim" })).status).toBe(200);
});

afterAll(() => store?.stop());

const send = async (path: string, { body, token }: { body: string; token: string }) => {
  const headers = { "content-type": "application/json", ...(token === "" ? {} : { authorization: token }) };
  const answer = await fetch(`${store.url}/api/watchdesk/${path}`, { method: "POST", headers, body });
  const { data } = (await answer.json()) as { data: { code?: string; field?: string; max?: number } };
  return { status: answer.status, data };
};

const BODIES = ["[]", '"x"', "5", "true", "{", '[{"id":"note00000000001"}]', "not JSON"];

describe.each([
  ["alarms/ALARM/claim", () => operator.token, "body_bad"],
  ["alarms/ALARM/note", () => operator.token, "body_bad"],
  ["alarms/ALARM/hold", () => operator.token, "body_bad"],
  ["alarms/ALARM/seen", () => operator.token, "body_bad"],
  ["alarms/ALARM/close", () => operator.token, "body_bad"],
  ["secrets/site_contacts/abcdefghijklmno", () => manager.token, "body_bad"],
  ["secrets/site_contacts/abcdefghijklmno/check", () => manager.token, "body_bad"],
  ["secrets/site_contacts/abcdefghijklmno/read", () => manager.token, "body_bad"],
  ["mutes", () => operator.token, "body_bad"],
  ["session/renew", () => "", "body_bad"],
  ["signals", () => service, "bad_request"],
  ["heartbeat", () => service, "bad_request"],
])("%s", (path, who, code) => {
  it.each(BODIES)("refuses the body %s with a reason", async (body) => {
    const { status, data } = await send(path.replace("ALARM", alarm), { body, token: who() });
    expect([status, data.code]).toEqual([400, code]);
    expect(Object.keys(texts)).toContain(data.code);
  });
});

const LONG = "x".repeat(21);
const NOTE = { id: "note00000000009", text: "heard nothing", kind: "note" };

describe("a field of an act", () => {
  it.each([
    ["a shortcut of 21 characters", "note", { ...NOTE, shortcut: LONG }, { code: "field_too_long", max: 20 }],
    ["a kind of 21 characters", "note", { ...NOTE, kind: LONG }, { code: "field_too_long", max: 20 }],
    ["a shortcut that is a number", "note", { ...NOTE, shortcut: 5 }, { code: "bad_request", field: "shortcut" }],
    ["a text that is a list", "note", { ...NOTE, text: ["a"] }, { code: "bad_request", field: "text" }],
    ["an id of any length", "note", { ...NOTE, id: "x".repeat(9000) }, { code: "note_id_bad" }],
    ["a reason that is too long", "hold", { minutes: 5, reason: "r".repeat(501) }, { code: "note_too_long", max: 500 }],
    ["a resolution nobody knows", "close", { resolution: "r".repeat(9000) }, { code: "resolution_unknown" }],
    ["a resolution that is a yes", "close", { resolution: true }, { code: "bad_request", field: "resolution" }],
    ["a version that is a text", "close", { version: "1", resolution: "x" }, { code: "resolution_unknown" }],
  ] as const)("is refused by name: %s", async (_, name, body, data) => {
    const answer = await act(store, operator, { alarm, name, body });
    expect(answer.status).toBe(400);
    expect(answer.body.data).toMatchObject(data);
  });
});

describe("a note under a number that is taken", () => {
  const note = (who: Person, body: object) => act(store, who, { alarm, name: "note", body });

  it("is answered as stored when it is the same, and refused when it is another: its text is not dropped in silence", async () => {
    const first = { id: "note00000000001", text: "keyholder is on his way", kind: "call", shortcut: "reached" };
    expect((await note(operator, first)).status).toBe(200);
    expect((await note(operator, { ...first, text: " keyholder is on his way\n" })).status).toBe(200);
    const others = [
      { ...first, text: "keyholder does not answer" },
      { ...first, kind: "note" },
      { ...first, shortcut: "busy" },
    ];
    for (const other of others) {
      const { status, body } = await note(operator, other);
      expect([status, body.data.code]).toEqual([409, "note_id_taken"]);
    }
    expect(await linesOf(store, alarm)).toEqual(["claimed", "call: keyholder is on his way"]);
  });

  it("is refused to somebody else, too", async () => {
    const { status, body } = await note(manager, { id: "note00000000001", text: "keyholder is on his way" });
    expect([status, body.data.code]).toEqual([409, "note_id_taken"]);
  });
});
