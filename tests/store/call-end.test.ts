/** How a call ended stands in the history: once, by the person's own word, whoever else tries. */
import { afterAll, beforeAll, expect, it } from "vitest";
import { person, type Person } from "../support/people";
import { createRoom, type Room } from "../support/room";
import { startStore, type TestStore } from "../support/store";

let store: TestStore;
let room: Room;
let operator: Person;
let colleague: Person;
let chief: Person;

const API = "/api/watchdesk";
let count = 0;

interface Answer {
  readonly call?: object;
  readonly calls?: readonly string[];
  readonly data?: object;
}

const post = (token: string, path: string, body: object) =>
  store.request<Answer>("POST", `${API}/${path}`, { token, body });
const end = (who: Person, id: string, body: object) => post(who.token, `calls/${id}/end`, body);
const kept = (id: string) => store.client().collection("call_history").getOne(id);

async function dialled(): Promise<string> {
  const id = `ended${String((count += 1)).padStart(10, "0")}`;
  const body = { id, numberCalled: "112", initatedFrom: "", timestamp: new Date().toISOString() };
  expect((await post(operator.token, "calls", body)).status).toBe(200);
  return id;
}

beforeAll(async () => {
  store = await startStore();
  room = await createRoom(store);
  operator = await person(store, "operator");
  colleague = await person(store, "operator");
  chief = await person(store, "administrator");
  await store.client().collection("users").update(operator.id, { extension: "204" });
});

afterAll(() => store?.stop());

it("is said once: sent again it is the same, and another word changes nothing", async () => {
  const id = await dialled();
  expect(await kept(id)).toMatchObject({ result: "", seconds: 0 });
  const first = await end(operator, id, { result: "answered", seconds: 75 });
  expect(first).toMatchObject({ status: 200, body: { call: { id, result: "answered", seconds: 75 } } });
  expect(await end(operator, id, { result: "answered", seconds: 75 })).toEqual(first);
  expect(await end(operator, id, { result: "busy" })).toEqual(first);
  expect(await kept(id)).toMatchObject({ result: "answered", seconds: 75, numberCalled: "112", caller: operator.id });
});

it("sent by twenty at once it has one word", async () => {
  const id = await dialled();
  const words = ["busy", "no_answer", "answered", "failed"];
  const sent = await Promise.all(
    Array.from({ length: 20 }, (_, at) => end(operator, id, { result: words[at % 4], seconds: at })),
  );
  const call = await kept(id);
  const { result, seconds } = call;
  // A store that has too much to do at once may say so, and changes nothing then.
  const heard = sent.filter(({ status }) => status !== 503);
  expect(heard.length).toBeGreaterThan(0);
  expect(heard.map(({ status, body }) => [status, body.call])).toEqual(heard.map(() => [200, { id, result, seconds }]));
});

it("is one's own to say: a call of anybody else's is not there, whatever he may", async () => {
  const id = await dialled();
  for (const who of [colleague, chief]) expect((await end(who, id, { result: "busy" })).status).toBe(404);
  expect((await post("", `calls/${id}/end`, { result: "busy" })).status).toBe(401);
  expect((await end(operator, "abcdefghijklmno", { result: "busy" })).status).toBe(404);
  expect(await kept(id)).toMatchObject({ result: "" });
});

it("of a telephone that rang is said by whose it is, in the place of ringing", async () => {
  const { body } = await post(room.serviceToken, "incoming_call", { number: "+447700900123", extension: "204" });
  const id = body.calls?.[0] ?? "";
  expect(await kept(id)).toMatchObject({ result: "ringing" });
  expect((await end(colleague, id, { result: "answered" })).status).toBe(404);
  expect((await end(operator, id, { result: "rejected" })).status).toBe(200);
  expect(await kept(id)).toMatchObject({ result: "rejected", direction: "in" });
});

it.each([
  [{ result: "ringing" }, "result"],
  [{ result: "" }, "result"],
  [{ result: "busy", seconds: -1 }, "seconds"],
  [{ result: "busy", seconds: 1e9 }, "seconds"],
])("refuses %j", async (body, field) => {
  const id = await dialled();
  const refused = await end(operator, id, body);
  expect([refused.status, refused.body.data]).toMatchObject([400, { code: "bad_request", field }]);
  expect(await kept(id)).toMatchObject({ result: "" });
});
