/** Mutes of the alarm sound in the audit log: who, when, for how long (alarm-handling 3.2 rule 19). */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
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

const MINUTE_MS = 60_000;
const at = (ms: number): string => new Date(Date.now() + ms).toISOString();
const line = (change: object = {}) => ({
  id: `mute${String(++serial).padStart(11, "0")}`,
  act: "mute",
  at: at(0),
  until: at(4 * MINUTE_MS),
  ...change,
});
const send = (who: Person | undefined, body: object) =>
  store.request<{ data: { code?: string; field?: string } }>("POST", "/api/watchdesk/mutes", {
    body,
    ...(who ? { token: who.token } : {}),
  });

interface Logged {
  readonly id: string;
  readonly at: string;
  readonly user: string;
  readonly session: string;
  readonly action: string;
  readonly after: unknown;
}
const logged = (filter: string): Promise<Logged[]> =>
  store.client().collection("audit_log").getFullList<Logged>({ filter });

it("logs who muted, in which session, from when and for how long", async () => {
  const body = line({ at: at(-23 * 60 * MINUTE_MS) });
  body.until = new Date(Date.parse(body.at) + 5 * MINUTE_MS).toISOString();
  const before = Date.now();
  expect((await send(ada, body)).status).toBe(204);
  const [found] = await logged(`id = "${body.id}"`);
  expect(found).toMatchObject({
    user: ada.id,
    session: ada.session.sessionId,
    action: "mute",
    after: { from: body.at.replace("T", " "), until: body.until.replace("T", " "), seconds: 300 },
  });
  // Told late, after a lost line: the line itself stands at the time when it came.
  expect(Date.parse(found?.at ?? "")).toBeGreaterThanOrEqual(before - 1000);
});

it("logs its end", async () => {
  const now = at(0);
  const body = line({ act: "unmute", at: now, until: now });
  expect((await send(ada, body)).status).toBe(204);
  expect(await logged(`id = "${body.id}"`)).toMatchObject([{ action: "unmute", after: { seconds: 0 } }]);
});

it("logs once what is sent again, by whichever tab", async () => {
  const body = line();
  const answers = await Promise.all([send(ada, body), send(ada, body), send(ada, body)]);
  expect(answers.map(({ status }) => status)).toEqual([204, 204, 204]);
  expect(await logged(`id = "${body.id}"`)).toHaveLength(1);
});

it("takes no other line's place", async () => {
  const body = line();
  await send(ada, body);
  expect(await send(bob, body)).toMatchObject({ status: 400, body: { data: { code: "bad_request", field: "id" } } });
  const [signIn] = await logged(`user = "${ada.id}" && action = "sign_in"`);
  expect((await send(ada, line({ id: signIn?.id }))).status).toBe(400);
  expect(await logged(`id = "${body.id}"`)).toMatchObject([{ user: ada.id }]);
});

describe("refuses", () => {
  const COMING = { at: at(2 * MINUTE_MS), until: at(3 * MINUTE_MS) };
  const OLD = { at: at(-24.1 * 60 * MINUTE_MS), until: at(-24.1 * 60 * MINUTE_MS) };
  it.each<[string, object, string, string]>([
    ["no id", { id: undefined }, "id", "bad_request"],
    ["an id of another form", { id: "MUTE" }, "id", "bad_request"],
    ["another act", { act: "sign_in" }, "act", "bad_request"],
    ["no time", { at: undefined }, "at", "mute_time_bad"],
    ["a time to come", COMING, "at", "mute_time_bad"],
    [
      "a day that no month has",
      { at: "2026-02-31T08:00:00.000Z", until: "2026-03-03T08:01:00.000Z" },
      "at",
      "mute_time_bad",
    ],
    ["a time of the day before", OLD, "at", "mute_too_old"],
    ["an end before the beginning", { until: at(-MINUTE_MS) }, "until", "bad_request"],
    ["more than five minutes", { at: at(-MINUTE_MS), until: at(4 * MINUTE_MS + 1000) }, "until", "bad_request"],
    ["an end that is no time", { until: { a: 1 } }, "until", "mute_time_bad"],
  ])("%s", async (_, change, field, code) => {
    const body = line(change);
    expect(await send(ada, body)).toMatchObject({ status: 400, body: { data: { code, field } } });
    expect(await logged(`user = "${ada.id}" && after.seconds > 300`)).toEqual([]);
  });

  it.each<[string, string]>([
    ["who may not see alarms", "accountant"],
    ["a customer's person", "user"],
  ])("%s", async (_, role) => {
    const other = await person(store, role);
    const body = line();
    expect(await send(other, body)).toMatchObject({ status: 403, body: { data: { code: "no_right" } } });
    expect(await logged(`id = "${body.id}"`)).toEqual([]);
  });

  it("a guest", async () => expect((await send(undefined, line())).status).toBe(401));

  it("a session that was ended", async () => {
    const gone = await person(store, "operator");
    await store.client().collection("session_control").delete(gone.session.sessionId);
    expect((await send(gone, line())).body.data.code).toBe("session_ended");
  });
});

it("lets nobody write, change or erase a line by the list of the log", async () => {
  const body = line();
  await send(ada, body);
  const path = `/api/collections/audit_log/records/${body.id}`;
  expect((await store.request("PATCH", path, { token: ada.token, body: { action: "x" } })).status).not.toBe(200);
  expect((await store.request("DELETE", path, { token: ada.token })).status).not.toBe(204);
  expect(await logged(`id = "${body.id}"`)).toMatchObject([{ action: "mute" }]);
});

it("logs ten of one person in a minute, also when they come all at once, and refuses the rest by name", async () => {
  const often = await person(store, "operator");
  const lines = Array.from({ length: 30 }, () => line());
  const answers = await Promise.all(lines.map((body) => send(often, body)));
  const taken = lines.filter((_, n) => answers[n]?.status === 204);
  const refused = answers.filter(({ status }) => status !== 204);
  expect(taken).toHaveLength(10);
  for (const answer of refused)
    expect(answer).toMatchObject({ status: 429, body: { data: { code: "too_many_mutes", max: 10 } } });
  expect(await logged(`user = "${often.id}" && action = "mute"`)).toHaveLength(10);
  // What stands there already is told again, and nobody else has to wait.
  expect((await send(often, taken[0] ?? {})).status).toBe(204);
  expect((await send(bob, line())).status).toBe(204);
});
