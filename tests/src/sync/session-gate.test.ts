/** Who may not go on: outside his shift, or disabled. The store decides; the screen is cleared and says why. */
import { beforeEach, describe, expect, it } from "vitest";
import { type ErrorCode } from "../../../domain/errors";
import { RENEW_PATH, SIGN_IN_PATH } from "../../../src/sync/paths";
import { signedOut } from "../../../src/sync/session-state";
import { settle } from "./support/browser";
import { beginAnew, open, refusal, refusals, refuse, visits, world } from "./support/session-tabs";

beforeEach(beginAnew);

describe("the shift gate", () => {
  const bound = { id: "operator0000001", can_login_outside_shift: false };

  it("closed by the store at the sign-in leaves nothing, with when the next shift begins", async () => {
    const { session, state } = await open();
    refusals.set(SIGN_IN_PATH, "outside_shift");
    expect(await refusal(session.signIn("ayla@example.com", "right"))).toBe("outside_shift");
    expect([state.status, world.browser.values.size]).toEqual(["signed_out", 0]);
  });

  it("closed as seen from here asks the store, which ends it: all is cleared, and the start page says why", async () => {
    const { session, state } = await open();
    await session.signIn("ayla@example.com", "right");
    world.operator = bound;
    refusals.set(RENEW_PATH, "outside_shift");
    await session.verify();
    expect(state).toEqual({ ...signedOut(), ended: "outside_shift" });
    expect(world.browser.values.size).toBe(0);
    expect(visits).toEqual(["enter ayla", "leave and forget"]);
  });

  it.each([
    ["holds an alarm stays and is told, also after a reload", true],
    ["is on shift by the store's clock stays", false],
  ])("closed as seen from here, for somebody who %s", async (_, isOff) => {
    const { session, state } = await open();
    await session.signIn("ayla@example.com", "right");
    world.operator = bound;
    world.offShift = isOff;
    await session.verify();
    expect(state).toMatchObject({ status: "signed_in", offShift: isOff, unverified: false });
    expect((await open()).state.offShift).toBe(isOff);
  });

  it.each<[string, ErrorCode, string, ErrorCode | null]>([
    ["refused counts as no shift", "no_right", "signed_out", "outside_shift"],
    ["that gets no answer ends nothing", "network", "signed_in", null],
    ["of a store in trouble ends nothing", "store_busy", "signed_in", null],
  ])("a look-up %s", async (_, code, status, ended) => {
    const { session, state } = await open();
    await session.signIn("ayla@example.com", "right");
    world.operator = bound;
    refusals.set("shift_management", code);
    await session.verify();
    expect([state.status, state.ended]).toEqual([status, ended]);
  });

  it("ends the other tabs' pages too, each with the reason", async () => {
    const one = await open();
    await one.session.signIn("ayla@example.com", "right");
    const two = await open();
    refuse(one.credentials, "outside_shift", { nextAt: "2026-06-16 06:00:00.000Z" });
    await settle();
    expect(two.state).toMatchObject({ status: "signed_out", user: null, ended: "outside_shift" });
    expect(two.state.endedData).toEqual({ nextAt: "2026-06-16 06:00:00.000Z" });
  });
});

it("of somebody who was disabled ends at the start page, and what was kept of him is deleted", async () => {
  const { session, state, credentials } = await open();
  await session.signIn("ayla@example.com", "right");
  refuse(credentials, "account_disabled");
  await settle();
  expect(state).toEqual({ ...signedOut(), ended: "account_disabled" });
  expect(visits).toEqual(["enter ayla", "leave and forget"]);
});
