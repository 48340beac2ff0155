/** What the store says late, of a session that is not the one here any more. */
import { beforeEach, describe, expect, it } from "vitest";
import { RENEW_PATH } from "../../../src/sync/paths";
import { settle } from "./support/browser";
import { beginAnew, holdUp, mint, open, refusals, refuse, visits, world } from "./support/session-tabs";

beforeEach(beginAnew);

/** What is said late is of the session that was asked for, not of the one that is here by then. */
describe("a session that has ended, where somebody has signed in again since", () => {
  const again = async () => {
    const [one, two] = [await open(), await open()];
    await one.session.signIn("ayla@example.com", "right");
    await settle();
    const late = one.credentials.sessionId();
    refuse(one.credentials, "session_ended");
    await settle();
    await one.session.signIn("bora@example.com", "right");
    await settle();
    return { one, two, late };
  };

  it("ends no other one by an answer that comes late", async () => {
    const { one, two, late } = await again();
    visits.length = 0;
    one.credentials.onRefused({ session: late, code: "account_disabled", data: {} });
    await settle();
    for (const { state } of [one, two]) expect(state).toMatchObject({ status: "signed_in", user: { id: "bora" } });
    expect([world.browser.values.get("sessionId"), visits]).toEqual(["session-bora@example.com", []]);
  });

  it("ends no other one by a renewal that was on its way", async () => {
    const one = await open();
    await one.session.signIn("ayla@example.com", "right");
    refusals.set(RENEW_PATH, "session_ended");
    const answer = holdUp(RENEW_PATH);
    const renewal = one.session.renew().catch(() => undefined);
    await settle();
    await one.session.signIn("bora@example.com", "right");
    answer();
    await renewal;
    await settle();
    expect(one.state).toMatchObject({ status: "signed_in", user: { id: "bora" } });
    expect(world.browser.values.get("sessionId")).toBe("session-bora@example.com");
  });

  it.each(["refused", "signed out of"])(
    "takes nothing of the other one out of the storage when it is %s",
    async (how) => {
      const { session, state, credentials } = await open();
      await session.signIn("ayla@example.com", "right");
      // What another tab has stored; its message has not come here yet.
      for (const [key, value] of [
        ["sessionId", "session-bora@example.com"],
        ["token", mint()],
      ] as const)
        world.browser.values.set(key, value);
      if (how === "refused") refuse(credentials, "session_ended");
      else await session.signOut();
      await settle();
      expect(state.status).toBe("signed_out");
      expect(world.browser.values.get("sessionId")).toBe("session-bora@example.com");
      expect(world.browser.values.has("token")).toBe(true);
    },
  );

  it("is checked for itself, although the check of the other one waits for its answer still", async () => {
    const { session, state } = await open();
    await session.signIn("ayla@example.com", "right");
    const answer = holdUp("users");
    const first = session.verify();
    await settle();
    world.late.clear();
    await session.signIn("bora@example.com", "right");
    expect(state).toMatchObject({ user: { id: "bora" }, unverified: false });
    answer();
    await first;
    expect(state).toMatchObject({ status: "signed_in", user: { id: "bora" } });
  });
});
