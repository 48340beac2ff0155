/** The session: what signs in, what renews, what ends it, and what must not. */
import { beforeEach, describe, expect, it } from "vitest";
import { type ErrorCode } from "../../../domain/errors";
import { RENEW_PATH, SIGN_IN_PATH } from "../../../src/sync/paths";
import { signedOut } from "../../../src/sync/session-state";
import { settle } from "./support/browser";
import {
  asked,
  beginAnew,
  holdUp,
  open,
  type Opened,
  refusal,
  refusals,
  refuse,
  role,
  sent,
  visits,
  world,
} from "./support/session-tabs";

beforeEach(beginAnew);

describe("signing in", () => {
  it("opens what is the person's, then shows it, and stores it under the specification's keys", async () => {
    const { session, state } = await open();
    await session.signIn("ayla@example.com", "right");
    expect(state).toMatchObject({
      status: "signed_in",
      ended: null,
      unverified: false,
      user: { id: "ayla", role: "operator" },
    });
    expect(visits).toEqual(["enter ayla"]);
    expect([...world.browser.values.keys()].sort()).toEqual(
      ["auth", "authorities", "operator", "roleId", "sessionId", "session_control_Enabled", "token"].sort(),
    );
    expect(world.browser.values.get("roleId")).toBe(role.id);
    expect(JSON.parse(world.browser.values.get("operator") ?? "")).toEqual({ id: "operator0000001" });
  });

  it.each<[string, ErrorCode, string]>([
    ["a wrong password", "bad_request", "wrong_password"],
    ["a store that is away", "network", "network"],
    ["too many tries", "too_many_tries", "too_many_tries"],
    ["an account that is switched off", "account_disabled", "account_disabled"],
  ])("with %s says so and changes nothing", async (_, code, want) => {
    const { session, state } = await open();
    refusals.set(SIGN_IN_PATH, code);
    expect(await refusal(session.signIn("ayla@example.com", "x"))).toBe(want);
    expect(state.status).toBe("signed_out");
    expect(world.browser.values.size).toBe(0);
  });

  it("of somebody whom the access check refuses says so and leaves nothing", async () => {
    const { session, state } = await open();
    refusals.set("users", "no_right");
    expect(await refusal(session.signIn("ayla@example.com", "right"))).toBe("no_right");
    expect(state.status).toBe("signed_out");
    expect(world.browser.values.size).toBe(0);
  });

  it("goes on in another tab whose database opens slowly, although the token is renewed meanwhile", async () => {
    const one = await open();
    await one.session.signIn("ayla@example.com", "right");
    let done = (): void => undefined;
    world.opening = new Promise((opened) => (done = opened));
    const opening = open();
    await world.browser.clock.advance(2_000);
    await one.session.renew();
    await settle();
    done();
    const two = await opening;
    expect(two.state).toMatchObject({ status: "signed_in", user: { id: "ayla" } });
    expect(two.credentials.token()).toBe(world.browser.values.get("token"));
  });

  it("goes on after a reload, also while the store is away", async () => {
    await (await open()).session.signIn("ayla@example.com", "right");
    refusals.set("*", "network");
    const { session, state } = await open();
    await session.verify();
    expect(state).toMatchObject({ status: "signed_in", unverified: true, user: { id: "ayla" } });
    expect(state.user?.rights).toEqual(role.rights);
  });
});

describe("the access check", () => {
  it.each<[ErrorCode, string]>([
    ["no_right", "signed_out"],
    ["not_found", "signed_out"],
    ["not_signed_in", "signed_out"],
    ["network", "signed_in"],
    ["unknown", "signed_in"],
    ["store_busy", "signed_in"],
  ])("answered with %s leaves the person %s", async (code, status) => {
    const { session, state } = await open();
    await session.signIn("ayla@example.com", "right");
    refusals.set("users", code);
    await session.verify();
    expect(state.status).toBe(status);
  });

  it.each<[ErrorCode, ErrorCode | undefined, string]>([
    // A store that is too busy to look up the token shows a guest's view of everything, for a moment.
    ["not_found", undefined, "signed_in"],
    ["not_signed_in", undefined, "signed_in"],
    ["not_found", "network", "signed_in"],
    ["not_found", "not_found", "signed_in"],
    ["no_right", "store_busy", "signed_in"],
    ["not_signed_in", "session_ended", "signed_out"],
    ["not_found", "account_disabled", "signed_out"],
  ])("answered once with %s, and the renewal with %s, leaves the person %s", async (code, renewal, status) => {
    const { session, state } = await open();
    await session.signIn("ayla@example.com", "right");
    refusals.set("users", code);
    if (renewal) refusals.set(RENEW_PATH, renewal);
    world.onRenewed = () => refusals.delete("users");
    await session.verify();
    expect(state.status).toBe(status);
  });
});

describe("the token", () => {
  it("is renewed at half its life (H-TS-05)", async () => {
    const { session, credentials } = await open();
    await session.signIn("ayla@example.com", "right");
    const first = credentials.token();
    await world.browser.clock.advance(85_000);
    expect(credentials.token()).toBe(first);
    await world.browser.clock.advance(15_000);
    expect(credentials.token()).not.toBe(first);
    expect(world.browser.values.get("token")).toBe(credentials.token());
  });

  it("that died in an outage is renewed by the session's secret afterwards; nobody is signed out meanwhile (H-TS-05)", async () => {
    const { session, state, credentials } = await open();
    await session.signIn("ayla@example.com", "right");
    const first = credentials.token();
    refusals.set("*", "network");
    await world.browser.clock.advance(20 * 60_000);
    expect(state.status).toBe("signed_in");
    refusals.clear();
    await credentials.ensureFresh();
    expect(credentials.token()).not.toBe(first);
  });

  it("lasts a shift of twelve hours without a word to who works (H-TS-05)", async () => {
    const { session, state, credentials } = await open();
    await session.signIn("ayla@example.com", "right");
    const tokens = new Set<string>();
    for (let minute = 0; minute < 12 * 60; minute += 1) {
      await world.browser.clock.advance(60_000);
      await credentials.ensureFresh();
      tokens.add(credentials.token());
      expect(state).toMatchObject({ status: "signed_in", ended: null });
    }
    expect(tokens.has("")).toBe(false);
    // Each lives three minutes.
    expect(tokens.size).toBeGreaterThan(240);
  });

  it("is fetched by one of several tabs and taken over by the others", async () => {
    const one = await open();
    await one.session.signIn("ayla@example.com", "right");
    const others = [await open(), await open()];
    asked.length = 0;
    await world.browser.clock.advance(95_000);
    expect(asked.filter((path) => path === RENEW_PATH)).toHaveLength(1);
    expect(new Set([one, ...others].map(({ credentials }) => credentials.token())).size).toBe(1);
  });

  it("is renewed although another tab hangs with the lock", async () => {
    const { session } = await open();
    await session.signIn("ayla@example.com", "right");
    const before = world.browser.values.get("token");
    let release = (): void => undefined;
    void world.browser.locks.hold("watchdesk-renew", () => new Promise<void>((done) => (release = done)));
    const renewed = session.renew();
    await world.browser.clock.advance(9_000);
    expect(world.browser.values.get("token")).toBe(before);
    await world.browser.clock.advance(2_000);
    await renewed;
    expect(world.browser.values.get("token")).not.toBe(before);
    release();
  });

  it("that the store does not take is renewed before the next request", async () => {
    const { session, credentials } = await open();
    await session.signIn("ayla@example.com", "right");
    const first = credentials.token();
    expect(credentials.markStale()).toBe(true);
    await credentials.ensureFresh();
    expect(credentials.token()).not.toBe(first);
  });
});

describe("a session that was ended from outside", () => {
  it("sends nothing more and keeps the page for the same person, in every tab (H-TS-05)", async () => {
    const one = await open();
    await one.session.signIn("ayla@example.com", "right");
    const two = await open();
    refusals.set(RENEW_PATH, "session_ended");
    await world.browser.clock.advance(95_000);
    for (const { state, credentials } of [one, two]) {
      expect(state).toMatchObject({ status: "signed_out", ended: "session_ended", user: { id: "ayla" } });
      expect(credentials.token()).toBe("");
    }
    expect(world.browser.values.has("token")).toBe(false);
    expect(visits).not.toContain("leave and forget");
  });

  it("goes on when the same person signs in again", async () => {
    const { session, state } = await open();
    await session.signIn("ayla@example.com", "right");
    refusals.set("users", "session_ended");
    await session.verify();
    refusals.clear();
    visits.length = 0;
    await session.signIn("ayla@example.com", "right");
    expect(state).toMatchObject({ status: "signed_in", ended: null });
    expect(visits).toEqual(["enter ayla"]);
  });

  it("begins anew when another person signs in: what was kept is deleted first", async () => {
    const { session, state } = await open();
    await session.signIn("ayla@example.com", "right");
    refusals.set("users", "session_ended");
    await session.verify();
    refusals.clear();
    visits.length = 0;
    await session.signIn("bora@example.com", "right");
    expect(state.user?.id).toBe("bora");
    expect(visits).toEqual(["leave and forget", "enter bora"]);
  });
});

describe("signing out", () => {
  it("unsubscribes, deletes the session's record, clears, and resets, in this order", async () => {
    const { session, state } = await open();
    await session.signIn("ayla@example.com", "right");
    world.browser.values.set("language", "en");
    asked.length = visits.length = 0;
    await session.signOut();
    expect(visits).toEqual(["leave", "leave and forget"]);
    expect(asked).toEqual(["/api/collections/session_control/records/session-ayla@example.com"]);
    expect([...world.browser.values.keys()]).toEqual(["language"]);
    expect(state).toEqual(signedOut());
  });

  it("is not taken for a session that was ended, though a request is refused while its record is being deleted", async () => {
    const { session, state, credentials } = await open();
    await session.signIn("ayla@example.com", "right");
    const answer = holdUp("/api/collections/session_control/records/session-ayla@example.com");
    const leaving = session.signOut();
    await settle();
    refuse(credentials, "session_ended");
    answer();
    await leaving;
    expect(state).toEqual(signedOut());
    expect(visits.at(-1)).toBe("leave and forget");
  });

  it("clears everything here also while the store is away", async () => {
    const { session, state } = await open();
    await session.signIn("ayla@example.com", "right");
    refusals.set("*", "network");
    await session.signOut();
    expect(state).toEqual(signedOut());
    expect(world.browser.values.has("token")).toBe(false);
  });

  it("that lets go of everything asks the store for that, and is not taken for a session that was ended", async () => {
    const { session, state, credentials } = await open();
    await session.signIn("ayla@example.com", "right");
    asked.length = visits.length = 0;
    const leaving = session.signOutReleasing();
    // The stream ends with the record, and may say so before the answer is here.
    refuse(credentials, "session_ended");
    await leaving;
    expect(sent).toEqual([{ release: "all" }]);
    expect(asked).toEqual(["/api/collections/session_control/records/session-ayla@example.com"]);
    expect(visits).toEqual(["leave", "leave and forget"]);
    expect(state).toEqual(signedOut());
    expect(world.browser.values.has("token")).toBe(false);
  });

  it("that was to let go of everything and did not leaves all as it was", async () => {
    const { session, state, credentials } = await open();
    await session.signIn("ayla@example.com", "right");
    visits.length = 0;
    refusals.set("*", "network");
    expect(await refusal(session.signOutReleasing())).toBe("network");
    expect([state.status, visits]).toEqual(["signed_in", []]);
    refuse(credentials, "session_ended");
    await settle();
    expect(state.ended).toBe("session_ended");
  });

  it("is followed by the other tabs, which do not clear what the next person has stored since", async () => {
    const one = await open();
    await one.session.signIn("ayla@example.com", "right");
    const two = await open();
    await one.session.signOut();
    await one.session.signIn("bora@example.com", "right");
    await settle();
    expect(two.state).toMatchObject({ status: "signed_in", user: { id: "bora" } });
    expect(world.browser.values.get("sessionId")).toBe("session-bora@example.com");
  });

  it("while a renewal is on its way leaves nothing behind", async () => {
    const { session, credentials } = await open();
    await session.signIn("ayla@example.com", "right");
    const renewal = session.renew();
    await session.signOut();
    await renewal;
    expect(credentials.token()).toBe("");
    expect(world.browser.values.has("token")).toBe(false);
  });

  it.each<[string, string, (other: Opened) => Promise<void>]>([
    ["access check", "users", ({ session }) => session.verify()],
    ["renewal", RENEW_PATH, ({ session }) => session.renew()],
  ])("stays so, though the %s of another tab is answered before that has heard of it", async (_, path, ask) => {
    const first = await open();
    await first.session.signIn("ayla@example.com", "right");
    const other = await open();
    const answer = holdUp(path);
    const asking = ask(other).catch(() => undefined);
    await settle();
    let deleted = (): void => undefined;
    world.leaving = new Promise((done) => (deleted = done));
    const leaving = first.session.signOut();
    await settle();
    answer();
    await asking;
    deleted();
    await leaving;
    await settle();
    expect([first, other].map(({ state }) => state.status)).toEqual(["signed_out", "signed_out"]);
    expect([...world.browser.values.keys()]).toEqual([]);
  });
});
