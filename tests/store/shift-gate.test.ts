/** Who may work only in his shifts: no sign-in, no renewal, no stream and no file outside them, and nobody leaves an alarm. */

import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { act, addAlarm } from "../support/alarms";
import { addPerson, PASSWORD, person, serviceToken, signIn, type Person, type SignIn } from "../support/people";
import { addShift, bindToShifts, setRoomHour, zoneWhereItIs } from "../support/shifts";
import { openStream, subscribe } from "../support/sse";
import { startStore, type TestStore } from "../support/store";
import { withinLimit } from "../support/within-limit";

interface Refused {
  readonly data: { readonly code: string; readonly nextAt?: string };
}

let store: TestStore;
let service: string;

beforeAll(async () => {
  store = await startStore();
  service = await serviceToken(store);
});
beforeEach(() => setRoomHour(store, 12));
afterAll(() => store?.stop());

const tryToSignIn = (email: string, password = PASSWORD) =>
  store.request<SignIn & Refused>("POST", "/api/collections/users/auth-with-password", {
    body: { identity: email, password },
  });

const renew = ({ session }: Person) =>
  store.request<Refused & { token: string; offShift: boolean }>("POST", "/api/watchdesk/session/renew", {
    body: session,
  });

const due = () => store.request("POST", "/api/watchdesk/due", { token: service, body: {} });
const sessionsOf = async ({ id }: Pick<Person, "id">) =>
  (
    await store
      .client()
      .collection("session_control")
      .getFullList({ filter: `user = "${id}"` })
  ).length;

/** The clockwork looks every few seconds. */
const gone = (who: Person) =>
  expect
    .poll(async () => (await due()).status === 200 && (await sessionsOf(who)), { timeout: 20_000, interval: 300 })
    .toBe(0);

interface OnShift {
  readonly who: Person;
  readonly operator: string;
  readonly shift: string;
}

async function onShift(): Promise<OnShift> {
  const { id, email } = await addPerson(store, "operator");
  const operator = await bindToShifts(store, id);
  const { id: shift } = await addShift(store, operator, [-1, 2]);
  return { who: await signIn(store, email), operator, shift };
}

const endShift = ({ shift }: OnShift) =>
  store
    .client()
    .collection("shift_management")
    .update(shift, { shift_end_time: new Date(Date.now() - 1000).toISOString() });

describe("signing in", () => {
  it.each<[string, readonly (readonly [number, number])[], number, number]>([
    ["no shift at all", [], 12, 403],
    ["a shift that is over", [[-3, -1]], 12, 403],
    ["a shift that comes", [[1, 3]], 12, 403],
    ["a shift now", [[-1, 1]], 12, 200],
    [
      "the second of two shifts",
      [
        [-3, -1],
        [-0.5, 1],
      ],
      12,
      200,
    ],
    ["a shift that crosses the room's midnight", [[-1, 2]], 23, 403],
    ["the room's evening, before its midnight", [[-3, 0.001]], 21, 200],
  ])("with %s", async (_, shifts, hour, status) => {
    await setRoomHour(store, hour);
    const { id, email } = await addPerson(store, "operator");
    const operator = await bindToShifts(store, id);
    for (const hours of shifts) await addShift(store, operator, hours);
    const answer = await tryToSignIn(email);
    expect([answer.status, answer.body.data?.code]).toEqual([status, status === 403 ? "outside_shift" : undefined]);
    expect(await sessionsOf({ id })).toBe(status === 403 ? 0 : 1);
  });

  it("is refused with when the next shift begins, and leaves a line", async () => {
    const { id, email } = await addPerson(store, "operator");
    const operator = await bindToShifts(store, id);
    await addShift(store, operator, [5, 6]);
    const { start } = await addShift(store, operator, [2, 4]);
    const answer = await tryToSignIn(email);
    expect(answer.body.data).toEqual({ code: "outside_shift", nextAt: start, zone: zoneWhereItIs(12) });
    const lines = await store
      .client()
      .collection("audit_log")
      .getFullList({ filter: `user = "${id}"` });
    expect(lines).toEqual([expect.objectContaining({ action: "sign_in_failed", reason: "outside_shift" })]);
  });

  it("tells whoever has a wrong password nothing of shifts", async () => {
    const { id, email } = await addPerson(store, "operator");
    await bindToShifts(store, id);
    expect((await tryToSignIn(email, "not-the-one")).body.data.code).toBe("wrong_password");
  });

  it("is open at any time to whoever is no operator, or may sign in outside his shifts", async () => {
    expect((await renew(await person(store, "operator"))).body.offShift).toBe(false);
    const { id, email } = await addPerson(store, "operator");
    await store.client().collection("operators").create({ user: id, can_login_outside_shift: true });
    expect((await tryToSignIn(email)).status).toBe(200);
  });
});

describe("a session whose shift ends", () => {
  it("is ended by the clockwork: stream, lists, files, routes and renewal are refused and say why", async () => {
    const desk = await onShift();
    const { who } = desk;
    const stream = await openStream(store.url);
    expect((await subscribe(store.url, stream, who)).status).toBe(204);
    expect((await renew(who)).body).toMatchObject({ offShift: false });
    await endShift(desk);
    const { start } = await addShift(store, desk.operator, [3, 4]);
    await gone(who);
    await stream.ended;
    const refused: readonly [string, string, string][] = [
      ["a list", "GET", "/api/collections/events_alarm/records?skipTotal=1"],
      ["a file", "POST", "/api/files/token"],
      ["a route of ours", "GET", "/api/watchdesk/beat"],
      ["an act", "POST", `/api/watchdesk/alarms/${await addAlarm(store)}/claim`],
    ];
    for (const [what, method, path] of refused) {
      const body = method === "POST" ? {} : undefined;
      const answer = await withinLimit(() => store.request<Refused>(method, path, { token: who.token, body }));
      expect([what, answer.status, answer.body.data]).toEqual([
        what,
        403,
        expect.objectContaining({ code: "outside_shift", nextAt: start }),
      ]);
    }
    const again = await openStream(store.url);
    expect((await subscribe(store.url, again, who)).status).toBe(403);
    again.close();
    expect((await renew(who)).body.data).toMatchObject({ code: "outside_shift", nextAt: start });
  });

  it("is ended by its own renewal, should no clockwork run", async () => {
    const desk = await onShift();
    await endShift(desk);
    expect((await renew(desk.who)).body.data.code).toBe("outside_shift");
    expect(await sessionsOf(desk.who)).toBe(0);
  });

  it("goes on while he holds an alarm, takes no other, and ends when he has let go", async () => {
    const desk = await onShift();
    const { who } = desk;
    const [held, other] = [await addAlarm(store), await addAlarm(store)];
    expect((await act(store, who, { alarm: held, name: "claim" })).status).toBe(200);
    await endShift(desk);
    await new Promise((done) => setTimeout(done, 6_000));
    await due();
    const renewed = await renew(who);
    expect(renewed.body).toMatchObject({ offShift: true });
    const { token } = renewed.body;
    expect((await act(store, { token }, { alarm: held, name: "beat" })).status).toBe(200);
    expect((await act(store, { token }, { alarm: held, name: "claim" })).status).toBe(200);
    const refused = await act(store, { token }, { alarm: other, name: "claim" });
    expect([refused.status, refused.body.data.code]).toEqual([409, "shift_over"]);
    expect((await act(store, { token }, { alarm: held, name: "release" })).status).toBe(200);
    await gone(who);
    expect((await act(store, { token }, { alarm: held, name: "note" })).body.data.code).toBe("outside_shift");
  });

  it("goes on where a shift follows, or the leader lets him stay", async () => {
    const following = await onShift();
    await addShift(store, following.operator, [-0.5, 1]);
    await endShift(following);
    const staying = await onShift();
    await endShift(staying);
    await store.client().collection("operators").update(staying.operator, { can_login_outside_shift: true });
    expect((await renew(following.who)).body.offShift).toBe(false);
    expect((await renew(staying.who)).body.offShift).toBe(false);
  });
});

it("tells whoever was disabled so, also with the session he had", async () => {
  const who = await person(store, "operator");
  await store.client().collection("users").update(who.id, { active: false });
  const answer = await renew(who);
  expect([answer.status, answer.body.data.code]).toEqual([403, "account_disabled"]);
});

it("tells whoever was deleted the same", async () => {
  const who = await person(store, "operator");
  await store.client().collection("users").delete(who.id);
  expect((await renew(who)).body.data.code).toBe("account_disabled");
});
