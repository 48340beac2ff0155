/** After its start the store is asked which frames it does not have: by the receiver alone, and it says exactly these. */
import { afterAll, beforeAll, expect, it } from "vitest";
import { keyOf, MOST_ASKED, type MissingAnswer } from "../../domain/signals/incoming";
import { createRoom, type Room } from "../support/room";
import { batch, signal } from "../support/signals";
import { startStore, type TestStore } from "../support/store";

let store: TestStore;
let room: Room;

beforeAll(async () => {
  store = await startStore();
  room = await createRoom(store);
});

afterAll(() => store.stop());

const ask = (body: unknown, token = room.serviceToken) =>
  store.request<MissingAnswer>("POST", "/api/watchdesk/signals_missing", { body, token });

async function take(run: string, ...sequences: readonly number[]): Promise<void> {
  const rows = sequences.flatMap((sequence) => [0, 1].map((index) => signal({ key: keyOf(run, sequence, index) })));
  const body = batch(rows);
  expect((await store.request("POST", "/api/watchdesk/signals", { body, token: room.serviceToken })).status).toBe(200);
}

it("are those of which no signal is stored, and those of another run under the same number", async () => {
  await take("north", 1, 2, 10);
  await take("south", 3);
  const { status, body } = await ask({ run: "north", sequences: [10, 3, 1, 11, 2, 4] });
  expect([status, body.missing]).toEqual([200, [3, 11, 4]]);
  await store.kill();
  await store.restart();
  expect((await ask({ run: "south", sequences: [3, 10] })).body.missing).toEqual([10]);
});

it.each<[string, unknown, string]>([
  ["no run", { sequences: [1] }, "run"],
  ["a run without a name", { run: "", sequences: [1] }, "run"],
  ["a number that is none", { run: "north", sequences: [1, "2"] }, "sequences"],
  ["a number below 0", { run: "north", sequences: [-1] }, "sequences"],
  ["too many", { run: "north", sequences: Array.from({ length: MOST_ASKED + 1 }, (_, at) => at) }, "sequences"],
])("a question with %s is refused, and what is wrong is named", async (_, body, field) => {
  expect(await ask(body)).toMatchObject({ status: 400, body: { data: { code: "bad_request", field } } });
});

it("nobody but a receiver is told", async () => {
  const question = { run: "north", sequences: [1] };
  expect(await ask(question, "")).toMatchObject({ status: 401, body: { data: { code: "not_signed_in" } } });
  const { token } = await room.signIn("cem");
  expect(await ask(question, token)).toMatchObject({ status: 403, body: { data: { code: "no_right" } } });
});

it("a question as large as one may be is answered", async () => {
  const sequences = Array.from({ length: MOST_ASKED }, (_, at) => 9_007_199_254_739_000 + at);
  expect((await ask({ run: "north", sequences })).body.missing).toEqual(sequences);
});
