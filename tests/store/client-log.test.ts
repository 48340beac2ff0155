/** Lines of browsers in the store's own log: who may, how much, once each, for how long, and in no backup (H-OP-03). */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { person, type Person } from "../support/people";
import { startStore, type Answer, type TestStore } from "../support/store";

interface Refused {
  data: { code: string; field?: string };
}

let store: TestStore;
let ada: Person;

beforeAll(async () => {
  store = await startStore();
  ada = await person(store, "operator");
});

afterAll(() => store?.stop());

let number = 0;
const newId = (): string => `log${String((number += 1)).padStart(12, "0")}`;

const STREAM = { level: "info", app: "watchdesk", extras: { dropped: 0 } };

const visit = (id = newId(), at = new Date().toISOString()) =>
  [at, JSON.stringify({ id, message: "Page visited: /operator/signals/alarms" })] as const;

const streams = (values: readonly unknown[], stream: unknown = STREAM) => ({ streams: [{ stream, values }] });

const send = (who: Pick<Person, "token"> | undefined, body: unknown): Promise<Answer<Refused>> =>
  store.request<Refused>("POST", "/api/log", { token: who?.token, body });

interface Logged {
  id: string;
  level: number;
  message: string;
  created: string;
  data: Record<string, unknown>;
}

/** Lines of browsers as the store's own list of its log has them. */
async function logged(): Promise<Logged[]> {
  const path = `/api/logs?perPage=500&filter=${encodeURIComponent("data.type = 'client'")}`;
  const answer = await store.request<{ items: Logged[] }>("GET", path, { token: store.superuser.token });
  expect(answer.status).toBe(200);
  return answer.body.items;
}

const find = async (id: string): Promise<Logged[]> => (await logged()).filter((line) => line.id === id);

it("keeps a line with its level, time and message, and nothing of who sent it", async () => {
  const id = newId();
  const at = new Date(Date.now() - 5_000).toISOString();
  expect((await send(ada, streams([visit(id, at)]))).status).toBe(204);
  const [line] = await find(id);
  expect(line).toMatchObject({ level: 0, message: "Page visited: /operator/signals/alarms" });
  expect(line?.data).toEqual({ type: "client", app: "watchdesk", extras: { dropped: 0 } });
  expect(line?.created).toBe(at.replace("T", " "));
  expect(JSON.stringify(line)).not.toContain(ada.id);
});

it("writes a line once, however often and from wherever it comes", async () => {
  const id = newId();
  const body = streams([visit(id), visit()]);
  const answers = await Promise.all(Array.from({ length: 6 }, () => send(ada, body)));
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 204));
  expect(await find(id)).toHaveLength(1);
});

it("bounds a time that is wrong: no line outlives the others", async () => {
  const [coming, old] = [newId(), newId()];
  const values = [visit(coming, "2099-01-01T00:00:00.000Z"), visit(old, "1999-01-01T00:00:00.000Z")];
  expect((await send(ada, streams(values))).status).toBe(204);
  const at = async (id: string): Promise<number> => Date.parse((await find(id))[0]?.created.replace(" ", "T") ?? "");
  expect(await at(coming)).toBeLessThanOrEqual(Date.now());
  expect(await at(old)).toBeGreaterThan(Date.now() - 4 * 86_400_000);
});

describe("refuses", () => {
  const few = streams([visit()]);
  it.each<[string, unknown, number, Refused["data"]]>([
    ["no streams", {}, 400, { code: "bad_request", field: "streams" }],
    ["a list", [few], 400, { code: "body_bad" }],
    ["a stream without values", { streams: [{ stream: STREAM }] }, 400, { code: "bad_request", field: "values" }],
    ["another level", streams([visit()], { ...STREAM, level: "loud" }), 400, { code: "bad_request", field: "level" }],
    [
      "a level of the engine",
      streams([visit()], { ...STREAM, level: "toString" }),
      400,
      { code: "bad_request", field: "level" },
    ],
    ["no program", streams([visit()], { level: "info" }), 400, { code: "bad_request", field: "app" }],
    [
      "a long program",
      streams([visit()], { ...STREAM, app: "a".repeat(41) }),
      400,
      { code: "field_too_long", field: "app" },
    ],
    [
      "facts in facts",
      streams([visit()], { ...STREAM, extras: { a: { b: 1 } } }),
      400,
      { code: "bad_request", field: "extras" },
    ],
    [
      "a fact of another name",
      streams([visit()], { ...STREAM, extras: { "a b": 1 } }),
      400,
      { code: "bad_request", field: "extras" },
    ],
    ["a value that is no pair", streams(["x"]), 400, { code: "bad_request", field: "values" }],
    ["no time", streams([["", "{}"]]), 400, { code: "bad_request", field: "timestamp" }],
    [
      "a message that is no JSON",
      streams([[new Date().toISOString(), "Page"]]),
      400,
      { code: "bad_request", field: "message" },
    ],
    ["no id", streams([[new Date().toISOString(), '{"message":"x"}']]), 400, { code: "bad_request", field: "id" }],
    ["an id of another form", streams([visit("A")]), 400, { code: "bad_request", field: "id" }],
    [
      "a long message",
      streams([[new Date().toISOString(), JSON.stringify({ id: newId(), message: "m".repeat(301) })]]),
      400,
      { code: "field_too_long", field: "message" },
    ],
    [
      "more lines than a request has",
      streams(Array.from({ length: 201 }, () => visit())),
      400,
      { code: "field_too_long", field: "values" },
    ],
    ["more than 64 kB", { ...few, more: "x".repeat(65_536) }, 413, { code: "too_large" }],
  ])("%s", async (_, body, status, data) => {
    const who = await person(store, "technicians");
    const before = (await logged()).length;
    expect(await send(who, body)).toMatchObject({ status, body: { data } });
    expect(await logged()).toHaveLength(before);
  });

  it("a guest", async () => {
    expect(await send(undefined, streams([visit()]))).toMatchObject({
      status: 401,
      body: { data: { code: "not_signed_in" } },
    });
  });

  it("whoever's session was ended", async () => {
    const gone = await person(store, "operator");
    await store.client().collection("session_control").delete(gone.session.sessionId);
    expect((await send(gone, streams([visit()]))).body.data.code).toBe("session_ended");
  });

  it("a receiver", async () => {
    expect((await send({ token: store.superuser.token }, streams([visit()]))).body.data.code).toBe("no_right");
  });
});

it("takes thirty requests of one person in a minute, also all at once, and nobody else waits", async () => {
  const often = await person(store, "operator");
  const answers = await Promise.all(Array.from({ length: 45 }, () => send(often, streams([visit()]))));
  expect(answers.filter(({ status }) => status === 204)).toHaveLength(30);
  for (const { status, body } of answers.filter((answer) => answer.status !== 204))
    expect([status, body.data.code]).toEqual([429, "too_many_log_lines"]);
  expect((await send(ada, streams([visit()]))).status).toBe(204);
});

it("takes lines of a portal user, too: every page is one of the product's", async () => {
  const user = await person(store, "user");
  expect((await send(user, streams([visit()]))).status).toBe(204);
});

describe("growth", () => {
  const days = async (): Promise<number> => (await store.client().settings.getAll())["logs"].maxDays as number;

  it("is bounded by the days of the settings, at once and after a start", async () => {
    expect(await days()).toBe(5);
    const settings = store.client().collection("program_settings");
    const [row] = await settings.getFullList();
    const id = row?.id ?? (await settings.create({})).id;
    await settings.update(id, { logDays: 2 });
    await expect.poll(days).toBe(2);
    await store.restart();
    expect(await days()).toBe(2);
    await expect(store.client().collection("program_settings").update(id, { logDays: 91 })).rejects.toThrow();
  });

  it("is bounded by a number of lines, also where a browser says that they are new", async () => {
    const oldest = newId();
    await send(ada, streams([visit(oldest, new Date(Date.now() - 3_600_000).toISOString())]));
    const people = await Promise.all(Array.from({ length: 9 }, () => person(store, "operator")));
    for (const who of people)
      for (let request = 0; request < 28; request += 1)
        expect((await send(who, streams(Array.from({ length: 200 }, () => visit())))).status).toBe(204);
    const lines = async (): Promise<number> => {
      const path = `/api/logs?perPage=1&filter=${encodeURIComponent("data.type = 'client'")}`;
      const token = store.superuser.token;
      return (await store.request<{ totalItems: number }>("GET", path, { token })).body.totalItems;
    };
    expect(await lines()).toBeGreaterThan(50_000);
    await store.client().crons.run("watchdesk_client_log");
    await expect.poll(lines, { timeout: 20_000 }).toBeLessThanOrEqual(50_000);
    expect(await lines()).toBeGreaterThan(49_000);
    expect(await find(oldest)).toEqual([]);
    // What a backup has of it is small, and grows no further.
    await store.client().backups.create("whole.zip");
    const [backup] = await store.client().backups.getFullList();
    expect(backup?.size).toBeGreaterThan(0);
    expect(backup?.size).toBeLessThan(4_000_000);
  }, 120_000);
});
