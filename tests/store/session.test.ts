/** Sessions on stateless tokens (issue 3, C): what ends, what lives on, how soon; the same behind an HTTP/2 front. */

import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { feedTopics } from "../../domain/live/feed";
import { act, addAlarm, alarmOf, claimsOf, linesOf } from "../support/alarms";
import { startHttp2Front, type Front } from "../support/http2-front";
import { addPerson, PASSWORD, person, roleId, serviceToken, signIn, type Person } from "../support/people";
import { openStream, overHttp1, overHttp2, subscribe, type Stream, type Transport } from "../support/sse";
import { startStore, type TestStore } from "../support/store";

let store: TestStore;
let front: Front;
let administrator: Person;

const SIGN_IN = "/api/collections/users/auth-with-password";
/** Everything of the room, as any member of the centre's staff is subscribed to it. */
const ROOM = [...feedTopics("staff"), "heartbeat"];

beforeAll(async () => {
  store = await startStore();
  front = await startHttp2Front(store.url);
  administrator = await person(store, "administrator");
});

afterAll(async () => {
  await front?.stop();
  await store?.stop();
});

interface Refused {
  data: { code: string };
}

const tryPassword = (identity: string, password: string) =>
  store.request<Refused>("POST", SIGN_IN, { body: { identity, password } });

const renew = (session: { sessionId: string; renewal: string }) =>
  store.request<Refused & { token: string }>("POST", "/api/watchdesk/session/renew", { body: session });

const list = (token: string, collection = "events_alarm") =>
  store.request<Refused>("GET", `/api/collections/${collection}/records`, { token });

const end = (who: Person, by: Person = who) =>
  store.request("DELETE", `/api/collections/session_control/records/${who.session.sessionId}`, { token: by.token });

async function watching(who: Person, transport: Transport = overHttp1, url = store.url): Promise<Stream> {
  const stream = await openStream(url, transport);
  const { status } = await subscribe(store.url, stream, { token: who.token, session: who.session, topics: ROOM });
  expect(status).toBe(204);
  return stream;
}

let notes = 0;

/** Something that every watcher of the room gets; resolves when this one has it. */
async function hears(stream: Stream): Promise<void> {
  notes += 1;
  const text = `heard ${notes}`;
  const alarm = await addAlarm(store);
  const id = `heard${String(notes).padStart(10, "0")}`;
  const noted = await act(store, administrator, { alarm, name: "note", body: { id, text } });
  expect(noted.status).toBe(200);
  await stream.next((event) => event.name.startsWith("signal_feed/") && JSON.stringify(event.data).includes(text));
}

describe("signing in", () => {
  it("opens a session whose secrets no list shows", async () => {
    const who = await person(store, "operator");
    const answer = await store.request<{ items: Record<string, unknown>[] }>(
      "GET",
      "/api/collections/session_control/records",
      {
        token: who.token,
      },
    );
    expect(answer.body.items).toHaveLength(1);
    expect(answer.body.items[0]).toMatchObject({ id: who.session.sessionId, user: who.id });
    expect(Object.keys(answer.body.items[0] ?? {})).not.toEqual(expect.arrayContaining(["renewalHash"]));
    expect(Object.keys(answer.body.items[0] ?? {})).not.toEqual(expect.arrayContaining(["streamClient"]));
  });

  it.each([
    [
      "a wrong password",
      async () => tryPassword((await addPerson(store, "operator")).email, "wrong"),
      400,
      "wrong_password",
    ],
    ["an address nobody has", async () => tryPassword("nobody@watchdesk.test", "wrong"), 400, "wrong_password"],
    [
      "a disabled person with the right password",
      async () => tryPassword((await addPerson(store, "operator", { active: false })).email, PASSWORD),
      403,
      "account_disabled",
    ],
    [
      "a disabled person with a wrong one is told no more than anybody",
      async () => tryPassword((await addPerson(store, "operator", { active: false })).email, "wrong"),
      400,
      "wrong_password",
    ],
  ])("is refused for %s", async (_, attempt, status, code) => {
    const answer = await attempt();
    expect([answer.status, answer.body.data.code]).toEqual([status, code]);
  });

  it("stops guessing at one person without shutting out the others behind the same address", async () => {
    const victim = await addPerson(store, "operator");
    for (let n = 0; n < 10; n += 1) expect((await tryPassword(victim.email, `guess ${n}`)).status).toBe(400);
    const stopped = await tryPassword(victim.email, PASSWORD);
    expect([stopped.status, stopped.body.data.code]).toEqual([429, "too_many_tries"]);
    expect((await signIn(store, administrator.email)).token).not.toBe("");
  });

  it("ends the oldest session when the role allows no more", async () => {
    const first = await person(store, "operator");
    const second = await signIn(store, first.email);
    const third = await signIn(store, first.email);
    const stream = await watching(first);
    const fourth = await signIn(store, first.email);
    await stream.ended;
    expect((await list(first.token)).status).toBe(401);
    for (const alive of [second, third, fourth]) expect((await list(alive.token)).status).toBe(200);
  });
});

describe("renewing", () => {
  it("gives a fresh token for the session's secret", async () => {
    const who = await person(store, "operator");
    const answer = await renew(who.session);
    expect(answer.status).toBe(200);
    expect((await list(answer.body.token)).status).toBe(200);
    expect(answer.body).toMatchObject({ record: { id: who.id, email: who.email } });
  });

  it.each([
    ["another secret", (session: Person["session"]) => ({ ...session, renewal: "x".repeat(48) }), 401],
    ["another session", (session: Person["session"]) => ({ ...session, sessionId: "abcdefghijklmno" }), 401],
    ["no secret", ({ sessionId }: Person["session"]) => ({ sessionId, renewal: "" }), 401],
  ])("is refused with %s", async (_, change, status) => {
    const who = await person(store, "operator");
    const answer = await renew(change(who.session));
    expect([answer.status, answer.body.data.code]).toEqual([status, "session_ended"]);
  });

  it("is not done by a token alone", async () => {
    const who = await person(store, "operator");
    const answer = await store.request("POST", "/api/collections/users/auth-refresh", { token: who.token });
    expect([401, 403]).toContain(answer.status);
  });

  it("is refused when the session has expired, and the sweep removes it", async () => {
    const who = await person(store, "operator");
    const past = new Date(Date.now() - 1000).toISOString();
    await store.client().collection("session_control").update(who.session.sessionId, { expiresAt: past });
    expect((await renew(who.session)).status).toBe(401);
    expect((await list(who.token)).body.data.code).toBe("session_ended");
    await store.request("POST", "/api/watchdesk/due", { token: await serviceToken(store), body: {} });
    const left = await store
      .client()
      .collection("session_control")
      .getFullList({ filter: `user = "${who.id}"` });
    expect(left).toEqual([]);
  });
});

describe("a stream", () => {
  it.each([
    ["a guest", async () => ({ token: "", session: null, topics: ROOM }), 401, "not_signed_in"],
    [
      "a broken token",
      async () => ({ token: "junk", session: administrator.session, topics: ROOM }),
      401,
      "not_signed_in",
    ],
    ["no session", async () => ({ token: administrator.token, session: null, topics: ROOM }), 401, "session_ended"],
    [
      "another person's session",
      async () => ({ token: (await person(store, "operator")).token, session: administrator.session, topics: ROOM }),
      401,
      "session_ended",
    ],
    [
      "a receiving service",
      async () => ({ token: await serviceToken(store), session: null, topics: ROOM }),
      403,
      "no_right",
    ],
    [
      "a topic that is none of our collections",
      async () => ({ token: administrator.token, session: administrator.session, topics: ["whispers"] }),
      403,
      "no_right",
    ],
    [
      "the store's own collections",
      async () => ({ token: administrator.token, session: administrator.session, topics: ["_superusers"] }),
      403,
      "no_right",
    ],
  ])("is refused to %s", async (_, asked, status, code) => {
    const stream = await openStream(store.url);
    const answer = await subscribe(store.url, stream, await asked());
    expect([answer.status, answer.body.data?.code]).toEqual([status, code]);
    stream.close();
  });
});

describe.each<[string, Transport, () => string]>([
  ["HTTP/1.1", overHttp1, () => store.url],
  ["an HTTP/2 front", overHttp2, () => front.url],
])("over %s", (_, transport, url) => {
  it("ends with its session at once; alarms go back, other sessions live on", async () => {
    const desk = await person(store, "operator", { name: "Ada" });
    const laptop = await signIn(store, desk.email);
    const [atDesk, atLaptop] = [await watching(desk, transport, url()), await watching(laptop, transport, url())];
    await hears(atDesk);
    const alarm = await addAlarm(store);
    expect((await act(store, desk, { alarm, name: "claim" })).status).toBe(200);

    expect((await end(desk)).status).toBe(204);
    await atDesk.ended;

    expect((await list(desk.token)).body.data.code).toBe("session_ended");
    expect((await act(store, desk, { alarm, name: "claim" })).body.data.code).toBe("session_ended");
    expect((await renew(desk.session)).body.data.code).toBe("session_ended");
    const again = await openStream(url(), transport);
    expect((await subscribe(store.url, again, { token: desk.token, session: desk.session, topics: ROOM })).status).toBe(
      401,
    );
    again.close();

    expect(await alarmOf(store, alarm)).toMatchObject({ state: "queued", owner: "" });
    expect(await claimsOf(store, alarm)).toMatchObject([{ ended: "released" }]);
    expect(await linesOf(store, alarm)).toEqual(["claimed", "released_sign_out"]);

    expect(atLaptop.isOpen()).toBe(true);
    await hears(atLaptop);
    expect((await list(laptop.token)).status).toBe(200);
    expect((await renew(laptop.session)).status).toBe(200);
    expect((await act(store, laptop, { alarm, name: "claim" })).status).toBe(200);
    atLaptop.close();
  });

  it("ends with its person: a disabled one is refused at once in all sessions", async () => {
    const desk = await person(store, "operator");
    const laptop = await signIn(store, desk.email);
    const streams = [await watching(desk, transport, url()), await watching(laptop, transport, url())];
    const other = await person(store, "operator");
    const bystander = await watching(other, transport, url());

    await store.client(administrator.token).collection("users").update(desk.id, { active: false });
    await Promise.all(streams.map((stream) => stream.ended));

    for (const { token, session } of [desk, laptop]) {
      expect((await list(token)).status).toBe(401);
      expect((await list(token, "users")).status).toBe(401);
      expect([401, 403]).toContain((await renew(session)).status);
    }
    const back = await tryPassword(desk.email, PASSWORD);
    expect(back.body.data.code).toBe("account_disabled");
    expect(bystander.isOpen()).toBe(true);
    await hears(bystander);
    bystander.close();
  });

  it("ends when the role changes, and the new one decides what it carries", async () => {
    const who = await person(store, "operator");
    const before = await watching(who, transport, url());
    const role = await roleId(store, "sales");
    await store.client(administrator.token).collection("users").update(who.id, { role });
    await before.ended;
    const after = await watching(who, transport, url());
    const witness = await watching(administrator, transport, url());
    await hears(witness);
    expect(after.events.filter((event) => event.name.startsWith("signal_feed/"))).toEqual([]);
    expect((await list(who.token)).body).toMatchObject({ items: [] });
    after.close();
    witness.close();
  });
});

describe("ending another's session", () => {
  it("takes the right to do so", async () => {
    const [victim, operator, leader] = [
      await person(store, "operator"),
      await person(store, "operator"),
      await person(store, "shift_leader"),
    ];
    expect((await end(victim, operator)).status).toBe(404);
    expect((await list(victim.token)).status).toBe(200);
    expect((await end(victim, leader)).status).toBe(204);
    expect((await list(victim.token)).status).toBe(401);
  });
});

describe("a role that loses a right", () => {
  it("is felt by the streams that are open", async () => {
    const role = await store
      .client()
      .collection("role_authorities")
      .create({
        name: "evening",
        staff: true,
        authorities: { operator: { signals: { alarms: { read: true }, all_live_signals: { read: true } } } },
      });
    const who = await person(store, "evening");
    const stream = await watching(who);
    await hears(stream);
    await store.client().collection("role_authorities").update(role.id, { authorities: {} });
    await stream.ended;
    expect((await list(who.token)).body).toMatchObject({ items: [] });
    // On the topics of before, as the library opens it by itself: it stands and says nothing.
    const again = await watching(who);
    const witness = await watching(administrator);
    await hears(witness);
    expect(again.events.filter((event) => event.name.startsWith("signal_feed/"))).toEqual([]);
    again.close();
    witness.close();
  });
});

describe("passwords", () => {
  const fresh = "another-long-password";

  it("a new one set by an administrator ends every session, and is right at once for whoever changes it", async () => {
    const who = await person(store, "operator");
    const stream = await watching(who);
    const answer = await store.request("PATCH", `/api/collections/users/records/${who.id}`, {
      token: administrator.token,
      body: { password: fresh, passwordConfirm: fresh },
    });
    expect(answer.status).toBe(200);
    await stream.ended;
    expect((await renew(who.session)).status).toBe(401);
    expect((await tryPassword(who.email, PASSWORD)).status).toBe(400);
    expect((await tryPassword(who.email, fresh)).status).toBe(403);
  });

  it("a new one of one's own keeps the session in which it was set, and no other", async () => {
    const here = await person(store, "operator");
    const elsewhere = await signIn(store, here.email);
    const answer = await store.request("PATCH", `/api/collections/users/records/${here.id}`, {
      token: here.token,
      body: { oldPassword: PASSWORD, password: fresh, passwordConfirm: fresh },
    });
    expect(answer.status).toBe(200);
    const renewed = await renew(here.session);
    expect(renewed.status).toBe(200);
    expect((await list(renewed.body.token)).status).toBe(200);
    expect((await renew(elsewhere.session)).status).toBe(401);
  });

  it("of somebody who may do more can't be set by one who may do less", async () => {
    const clerk = await store
      .client()
      .collection("role_authorities")
      .create({
        name: "clerk",
        staff: true,
        authorities: { administrator: { user: { users: { update: true, create: true } } } },
      });
    const who = await person(store, "clerk");
    expect(clerk.id).not.toBe("");
    const body = { password: fresh, passwordConfirm: fresh };
    const answer = await store.request<Refused>("PATCH", `/api/collections/users/records/${administrator.id}`, {
      token: who.token,
      body,
    });
    expect([answer.status, answer.body.data.code]).toEqual([403, "no_right"]);
    expect((await tryPassword(administrator.email, PASSWORD)).status).toBe(200);
  });
});

describe("a ping", () => {
  it.each(["lastPingTime", "lastActivePing"])("from a clock that runs ahead counts as now: %s", async (field) => {
    const who = await person(store, "operator");
    const path = `/api/collections/session_control/records/${who.session.sessionId}`;
    const ping = async (atMs: number): Promise<number> => {
      const body = { [field]: new Date(atMs).toISOString() };
      const answer = await store.request<Record<string, string>>("PATCH", path, { token: who.token, body });
      expect(answer.status).toBe(200);
      return Date.parse(answer.body[field] ?? "");
    };
    expect(await ping(Date.parse("2199-01-01T00:00:00Z"))).toBeLessThanOrEqual(Date.now());
    const honest = Date.now() - 1000;
    expect(await ping(honest)).toBe(honest);
  });
});

describe("a token for files", () => {
  it("is given to a session that stands, and refused to one that has ended", async () => {
    const who = await person(store, "operator");
    const ask = () => store.request<Refused>("POST", "/api/files/token", { token: who.token });
    expect((await ask()).status).toBe(200);
    await end(who);
    expect(await ask()).toMatchObject({ status: 401, body: { data: { code: "session_ended" } } });
  });
});
