/** One watch over all tabs of a browser: through sleep, held timers and a clock that is set, and one sign-out at the end. */
import { beforeEach, expect, it, vi } from "vitest";
import { setServerSkew } from "../../../src/lib/server-time";
import { Inactivity } from "../../../src/sync/inactivity";
import type { InactivityState } from "../../../src/sync/inactivity-state";
import { signedOut, type SessionState, type SessionUser } from "../../../src/sync/session-state";
import { HandBrowser, settle, type HandTab } from "./support/browser";

const MINUTE = 60_000;

let browser: HandBrowser;
let session: SessionState;
/** The server's clock less the workstation's. */
let serverAheadMs: number;
let isServerAway: boolean;
const outs: number[] = [];
const working = vi.fn(async () => undefined);

beforeEach(() => {
  browser = new HandBrowser();
  setServerSkew(undefined);
  serverAheadMs = 0;
  isServerAway = false;
  outs.length = 0;
  working.mockClear();
  const user = { id: "ayla", inactivityTimer: 10, logoutTimer: 2 } as unknown as SessionUser;
  session = { ...signedOut(), status: "signed_in", sessionId: "s1", user };
});

interface Tab {
  readonly tab: HandTab;
  readonly watch: Inactivity;
  readonly state: InactivityState;
}

/** `held`: this tab's answers of the server come no sooner. */
async function openTab(held?: Promise<void>): Promise<Tab> {
  const tab = browser.tab();
  const state: InactivityState = { secondsLeft: null };
  const watch = new Inactivity({
    env: tab.env,
    session,
    state,
    signOut: async (seconds) => {
      outs.push(seconds);
      Object.assign(session, signedOut());
    },
    tellWorking: working,
    askServer: async () => {
      if (isServerAway) throw new Error("away");
      await held;
      return browser.clock.now() + serverAheadMs;
    },
  });
  await settle();
  return { tab, watch, state };
}

/** The computer sleeps, and its steady clock with it. */
const sleepDeep = (ms: number): void => browser.clock.setBy(ms);
const pass = (ms: number): Promise<void> => browser.clock.advance(ms);

it("asks in every tab with the seconds that are left, and signs out once", async () => {
  const [one, two] = [await openTab(), await openTab()];
  await pass(10 * MINUTE - 1_000);
  expect([one.state.secondsLeft, two.state.secondsLeft]).toEqual([null, null]);
  await pass(1_000);
  expect([one.state.secondsLeft, two.state.secondsLeft]).toEqual([120, 120]);
  await pass(50_000);
  expect([one.state.secondsLeft, two.state.secondsLeft]).toEqual([70, 70]);
  await pass(70_000);
  expect(outs).toEqual([720]);
  await pass(MINUTE);
  expect(outs).toHaveLength(1);
});

it("is put away in every tab by a touch in one", async () => {
  const [one, two] = [await openTab(), await openTab()];
  await pass(11 * MINUTE);
  two.watch.touched();
  await settle();
  expect([one.state.secondsLeft, two.state.secondsLeft]).toEqual([null, null]);
  await pass(10 * MINUTE - 1_000);
  expect(one.state.secondsLeft).toBeNull();
  await pass(1_000);
  expect([one.state.secondsLeft, two.state.secondsLeft]).toEqual([120, 120]);
});

it("counts work in one tab for the other, also where its timers are held and its messages wait", async () => {
  const [one, two] = [await openTab(), await openTab()];
  two.tab.asleep = true;
  for (let minute = 0; minute < 30; minute += 1) {
    await pass(MINUTE);
    one.watch.touched();
  }
  two.tab.thaw();
  await pass(2_000);
  expect(outs).toEqual([]);
  expect(two.state.secondsLeft).toBeNull();
});

it("tells a tab that is opened later how long nobody has been here", async () => {
  const one = await openTab();
  await pass(9 * MINUTE);
  const two = await openTab();
  await pass(MINUTE);
  expect([one.state.secondsLeft, two.state.secondsLeft]).toEqual([120, 120]);
});

it.each([
  ["whose steady clock goes on", (ms: number) => browser.clock.sleep(ms)],
  ["whose steady clock stands still", sleepDeep],
])("signs out where a computer %s wakes too late, whatever is touched then (H-TS-04)", async (_, sleep) => {
  const { watch } = await openTab();
  await pass(MINUTE);
  sleep(60 * MINUTE);
  watch.touched();
  await pass(2_000);
  expect(outs).toHaveLength(1);
});

it("asks with the true remainder where it wakes in time (H-TS-04)", async () => {
  const { state } = await openTab();
  sleepDeep(11 * MINUTE);
  await pass(1_000);
  expect(state.secondsLeft).toBeGreaterThanOrEqual(58);
  expect(state.secondsLeft).toBeLessThanOrEqual(60);
});

it.each([
  ["forward", 120 * MINUTE],
  ["back", -120 * MINUTE],
])("is not fooled by a clock that is set %s", async (_, by) => {
  const { state } = await openTab();
  await pass(5 * MINUTE);
  serverAheadMs = -by;
  browser.clock.setBy(by);
  await pass(5 * MINUTE - 2_000);
  expect(state.secondsLeft).toBeNull();
  await pass(3_000);
  expect(state.secondsLeft).toBe(119);
  expect(outs).toEqual([]);
});

it("holds nobody for asleep whose server does not answer, and counts what he touches meanwhile once it is known", async () => {
  const { state, watch } = await openTab();
  isServerAway = true;
  browser.clock.setBy(60 * MINUTE);
  watch.touched();
  await pass(40_000);
  expect([outs, state.secondsLeft]).toEqual([[], null]);
});

it("says that he is still working, and asks after two minutes and signs out a minute later", async () => {
  const [one, two] = [await openTab(), await openTab()];
  await pass(10 * MINUTE);
  await one.watch.working();
  expect(working).toHaveBeenCalledTimes(1);
  await settle();
  expect([one.state.secondsLeft, two.state.secondsLeft]).toEqual([null, null]);
  await pass(2 * MINUTE);
  expect([one.state.secondsLeft, two.state.secondsLeft]).toEqual([60, 60]);
  await pass(MINUTE);
  expect(outs).toEqual([180]);
});

it("is off where the role says 0, and follows the role", async () => {
  const { state } = await openTab();
  session.user = { ...session.user!, inactivityTimer: 0 };
  await pass(60 * MINUTE);
  expect([outs, state.secondsLeft]).toEqual([[], null]);
});

it("begins anew with whoever signs in", async () => {
  const { state } = await openTab();
  Object.assign(session, { status: "signed_out" });
  await pass(60 * MINUTE);
  Object.assign(session, { status: "signed_in", sessionId: "s2" });
  await pass(10 * MINUTE);
  expect([outs, state.secondsLeft]).toEqual([[], null]);
  await pass(2_000);
  expect(state.secondsLeft).toBeGreaterThan(115);
});

it("counts a sleep once where one tab has noticed it before the other", async () => {
  let answer = (): void => undefined;
  const [one, two] = [await openTab(), await openTab(new Promise((resolve) => (answer = resolve)))];
  await pass(4 * MINUTE);
  sleepDeep(6 * MINUTE);
  await pass(2_000);
  expect([one.state.secondsLeft, two.state.secondsLeft]).toEqual([118, null]);
  answer();
  await pass(2_000);
  expect([one.state.secondsLeft, two.state.secondsLeft]).toEqual([116, 116]);
  expect(outs).toEqual([]);
});

it("holds a hand at one tab for one of now in another that does not know yet how long it slept", async () => {
  let answer = (): void => undefined;
  const [one, two] = [await openTab(), await openTab(new Promise((resolve) => (answer = resolve)))];
  await pass(4 * MINUTE);
  sleepDeep(7 * MINUTE);
  await pass(2_000);
  one.watch.touched();
  await settle();
  answer();
  await pass(9 * MINUTE);
  expect([one.state.secondsLeft, two.state.secondsLeft, outs]).toEqual([null, null, []]);
});
