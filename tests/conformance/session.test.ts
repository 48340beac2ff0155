/** Sessions, the access check and portraits, by the store and without a browser. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { Inactivity } from "../../src/sync/inactivity";
import { withMissing } from "../../src/sync/access-check";
import { AUTH_DEFAULTS, authState, followSession } from "../../src/sync/auth-state";
import { PING_EVERY_MS } from "../../src/sync/session-pings";
import { signedOut, type SessionState, type SessionUser } from "../../src/sync/session-state";
import { AVATAR_DEFAULTS, avatarSource, filePath, SMILEY } from "../../src/ui/avatar-source";
import { SHORT } from "../../domain/access/inactivity";
import { act, addAlarm, alarmOf } from "../support/alarms";
import { addPerson, person, signIn, type Person } from "../support/people";
import { openStream, subscribe } from "../support/sse";
import { HandBrowser, settle } from "../src/sync/support/browser";
import { startStore, type TestStore } from "../support/store";
import { proxy } from "valtio/vanilla";

let store: TestStore;

beforeAll(async () => void (store = await startStore()));
afterAll(() => store?.stop());

interface Refused {
  data: { code: string };
}

const record = (who: Person): string => `/api/collections/session_control/records/${who.session.sessionId}`;
const list = (who: Person) =>
  store.request<Refused>("GET", "/api/collections/events_alarm/records", { token: who.token });

describe("session control", () => {
  it("S3-07 S7-10 a session is a record whose own person alone writes lastPingTime and lastActivePing, and deletes it", async () => {
    const [who, other] = [await person(store, "operator"), await person(store, "operator")];
    const body = { lastPingTime: "2026-01-01 00:00:00.000Z", lastActivePing: "2026-01-02 00:00:00.000Z" };
    const answer = await store.request("PATCH", record(who), { token: who.token, body });
    expect(answer).toMatchObject({ status: 200, body: { id: who.session.sessionId, ...body } });
    expect((await store.request("PATCH", record(who), { token: other.token, body })).status).toBe(404);
    expect((await store.request("PATCH", record(who), { token: who.token, body: { user: other.id } })).status).toBe(
      404,
    );
    expect((await store.request("DELETE", record(who), { token: other.token })).status).toBe(404);
    expect((await store.request("DELETE", record(who), { token: who.token })).status).toBe(204);
    expect((await store.request("PATCH", record(who), { token: who.token, body })).status).toBe(404);
  });

  it("S4-19 H-PS-04 ended by an administrator: token, stream, ping and renewal are refused at once, and what was held goes back", async () => {
    const [who, cem] = [await person(store, "operator"), await person(store, "administrator")];
    const alarm = await addAlarm(store);
    expect((await act(store, who, { alarm, name: "claim" })).status).toBe(200);
    const stream = await openStream(store.url);
    const asked = { token: who.token, session: who.session, topics: who.topics };
    expect((await subscribe(store.url, stream, asked)).status).toBe(204);
    expect((await store.request("DELETE", record(who), { token: cem.token })).status).toBe(204);
    await stream.ended;
    const ping = await store.request<Refused>("PATCH", record(who), { token: who.token, body: { lastActivePing: "" } });
    const renewal = await store.request<Refused>("POST", "/api/watchdesk/session/renew", { body: who.session });
    expect(ping.status).toBe(404);
    for (const { status, body } of [await list(who), renewal])
      expect([status, body.data.code]).toEqual([401, "session_ended"]);
    expect(await alarmOf(store, alarm)).toMatchObject({ state: "queued", owner: "" });
  });

  it.each(["operator", "sales", "auditor"])("H-PS-04 is not ended by %s, who has no right to", async (role) => {
    const [who, other] = [await person(store, "operator"), await person(store, role)];
    expect((await store.request("DELETE", record(who), { token: other.token })).status).toBe(404);
    expect((await list(who)).status).toBe(200);
  });

  it("S9-19 S9-20 the ping comes every 180000 ms; still working means 2 minutes and 1", () => {
    expect(PING_EVERY_MS).toBe(180_000);
    expect(SHORT).toEqual({ idleMs: 120_000, logoutMs: 60_000 });
  });

  it("S6-10 tokens of people and of superusers differ in their claims, and neither passes for the other", async () => {
    const claims = (token: string) =>
      JSON.parse(Buffer.from(token.split(".")[1] ?? "", "base64url").toString()) as Record<string, string>;
    const who = await person(store, "operator");
    const [own, superusers] = [claims(who.token), claims(store.superuser.token)];
    expect([own["type"], superusers["type"]]).toEqual(["auth", "auth"]);
    expect(own["collectionId"]).not.toBe(superusers["collectionId"]);
    expect(own["session"]).toBe(who.session.sessionId);
    expect((await store.request("GET", "/api/settings", { token: who.token })).status).toBe(403);
  });

  it("S6-06 a role's timers are read by whoever is of it, with his record", async () => {
    const who = await person(store, "operator");
    const path = `/api/collections/users/records/${who.id}?expand=role`;
    const { body } = await store.request<{ expand: { role: object } }>("GET", path, { token: who.token });
    expect(body.expand.role).toMatchObject({ inactivityTimer: 30, logoutTimer: 2 });
  });

  it("S4-07 an operator who may not work outside his shifts, and has none, does not get in", async () => {
    const { id, email } = await addPerson(store, "operator");
    await store.client().collection("operators").create({ user: id, code: "S4", can_login_outside_shift: false });
    await expect(signIn(store, email)).rejects.toThrow("outside_shift");
  });
});

describe("the access check", () => {
  it("S4-06 S6-07 customers' entries add what the role lacks and override nothing", () => {
    const role = { user: { accounts: { site_accounts: { read: false } } } };
    const entry = { user: { accounts: { site_accounts: { read: true, update: true }, sites: { read: true } } } };
    expect(withMissing(role, entry)).toEqual({
      user: { accounts: { site_accounts: { read: false, update: true }, sites: { read: true } } },
    });
  });
});

describe("the state of who is signed in", () => {
  it("S3-16 S4-01 S4-02 S4-03 begins empty at the page 'login', is set by signing in, and reset by signing out", async () => {
    expect(AUTH_DEFAULTS).toEqual({
      token: "",
      userName: "",
      page: "login",
      timelapse: 0,
      change: false,
      loading: false,
      commToken: "",
      routeChanged: false,
    });
    const session = proxy<SessionState>({ ...signedOut(), status: "unknown" });
    let token = "";
    const end = followSession(session, { token: () => token, now: () => 42 });
    expect(authState).toMatchObject({ ...AUTH_DEFAULTS, loading: true });
    token = "a.b.c";
    const user = { name: "Ayla", surname: "Aydin", role: "operator" } as SessionUser;
    Object.assign(session, { status: "signed_in", user });
    await new Promise((done) => setTimeout(done));
    expect(authState).toEqual({
      ...AUTH_DEFAULTS,
      token,
      userName: "Ayla Aydin",
      page: "operator",
      timelapse: 42,
      change: true,
    });
    Object.assign(session, signedOut());
    await new Promise((done) => setTimeout(done));
    expect(authState).toEqual(AUTH_DEFAULTS);
    end();
  });
});

describe("a portrait", () => {
  const of = { collectionName: "users", id: "u1" };

  it("S3-20 S9-12 is asked for in 200x200 at quality 70, and is called 'Avatar', unless told otherwise", () => {
    expect(AVATAR_DEFAULTS).toEqual({ variant: "200x200", quality: 70, alt: "Avatar" });
    expect(avatarSource({ ...of, src: "me.png" })).toBe("/api/files/users/u1/me.png?thumb=200x200&quality=70");
    expect(avatarSource({ ...of, src: "me.png", variant: "40x40", quality: 50 }, "tok")).toBe(
      "/api/files/users/u1/me.png?thumb=40x40&quality=50&token=tok",
    );
  });

  it.each([
    ["S5-05", "", SMILEY],
    ["S5-05", "   ", SMILEY],
    ["S5-06", "https://example.com/me.png", "https://example.com/me.png"],
    ["S5-06", "/proxy?of=http://example.com/me.png", "/proxy?of=http://example.com/me.png"],
    ["S5-07", "/me.png", "/api/files/users/u1/me.png?thumb=200x200&quality=70"],
    ["S5-07", "a b?.png", "/api/files/users/u1/a%20b%3F.png?thumb=200x200&quality=70"],
  ])("%s of '%s' is at %s", (_, src, want) => expect(avatarSource({ ...of, src })).toBe(want));

  it("S5-07 the path of a file begins with no slash", () => {
    expect(filePath({ ...of, src: "/me.png" })).toBe("users/u1/me.png");
    expect(filePath({ src: "me.png" })).toBe("me.png");
  });
});

describe("who is away from his desk", () => {
  const MINUTE = 60_000;

  it("S4-17 a touch puts the popup away in every tab, and both timers begin anew", async () => {
    const browser = new HandBrowser();
    const user = { id: "ayla", inactivityTimer: 5, logoutTimer: 2 } as unknown as SessionUser;
    const session: SessionState = { ...signedOut(), status: "signed_in", sessionId: "s1", user };
    let outs = 0;
    const openTab = async () => {
      const state = { secondsLeft: null as number | null };
      const watch = new Inactivity({
        env: browser.tab().env,
        session,
        state,
        signOut: async () => void (outs += 1),
        tellWorking: async () => undefined,
        askServer: async () => browser.clock.now(),
      });
      await settle();
      return { state, watch };
    };
    const tabs = [await openTab(), await openTab()] as const;
    const left = () => tabs.map(({ state }) => state.secondsLeft);
    await browser.clock.advance(6 * MINUTE);
    expect(left()).toEqual([60, 60]);
    tabs[1].watch.touched();
    await settle();
    expect(left()).toEqual([null, null]);
    // The countdown, too, is whole again: not the minute that was left of the first.
    await browser.clock.advance(5 * MINUTE - 1_000);
    expect(left()).toEqual([null, null]);
    await browser.clock.advance(1_000);
    expect(left()).toEqual([120, 120]);
    await browser.clock.advance(2 * MINUTE - 1_000);
    expect([left(), outs]).toEqual([[1, 1], 0]);
    for (const { watch } of tabs) watch.stop();
  });
});
