/** Notices: one at a time, 3000 ms on the screen, their time stopped while somebody is at them; errors stay readable. */
import { beforeEach, expect, it } from "vitest";
import type { Clock } from "../../../src/lib/clock";
import { ERRORS_MOST, TOAST_MS, Toasts } from "../../../src/ui/toast-state";

let now: number;
let timers: { at: number; run: () => void }[];
let toasts: Toasts;

const clock: Clock = {
  now: () => 1_800_000_000_000 + now,
  steady: () => now,
  after: (ms, run) => {
    const timer = { at: now + ms, run };
    timers.push(timer);
    return () => void (timers = timers.filter((one) => one !== timer));
  },
  every: () => () => undefined,
};

const pass = (ms: number): void => {
  now += ms;
  const due = timers.filter(({ at }) => at <= now);
  timers = timers.filter(({ at }) => at > now);
  for (const { run } of due) run();
};
const title = (): string | undefined => toasts.shown().toast?.title;

beforeEach(() => {
  now = 0;
  timers = [];
  toasts = new Toasts(clock);
});

it("goes after 3000 ms and not before", () => {
  expect(TOAST_MS).toBe(3_000);
  toasts.show("success", "Saved.");
  pass(2_999);
  expect(title()).toBe("Saved.");
  pass(1);
  expect(title()).toBeUndefined();
});

it("stays for as long as somebody is at it, and then for what was left", () => {
  toasts.show("success", "Saved.");
  pass(1_000);
  toasts.pause();
  pass(60_000);
  expect(toasts.shown()).toMatchObject({ toast: { title: "Saved." }, paused: true });
  toasts.resume();
  pass(1_999);
  expect(title()).toBe("Saved.");
  pass(1);
  expect(title()).toBeUndefined();
});

it("counts a second stop, and one without a notice, for nothing", () => {
  toasts.pause();
  toasts.resume();
  toasts.show("info", "A");
  toasts.pause();
  pass(5_000);
  toasts.pause();
  toasts.resume();
  toasts.resume();
  pass(2_999);
  expect(title()).toBe("A");
  pass(1);
  expect(title()).toBeUndefined();
});

it("gives a newer notice the whole time, also when the one before was stopped", () => {
  toasts.show("info", "A");
  pass(2_000);
  toasts.pause();
  toasts.show("info", "B");
  expect(toasts.shown()).toMatchObject({ toast: { title: "B" }, paused: false });
  pass(2_999);
  expect(title()).toBe("B");
  pass(1);
  expect(title()).toBeUndefined();
});

it("is closed at once", () => {
  toasts.show("info", "A");
  toasts.close();
  expect(title()).toBeUndefined();
  expect(timers).toEqual([]);
});

it("keeps errors, the newest first, and no more than so many", () => {
  toasts.show("success", "Saved.");
  for (let i = 0; i <= ERRORS_MOST; i++) toasts.show("error", `error ${i}`);
  pass(TOAST_MS);
  const { errors } = toasts.shown();
  expect(errors.length).toBe(ERRORS_MOST);
  expect([errors[0]?.title, errors.at(-1)?.title]).toEqual([`error ${ERRORS_MOST}`, "error 1"]);
});

it("forgets all of them with the person", () => {
  toasts.show("error", "E");
  toasts.forget();
  expect(toasts.shown()).toEqual({ toast: null, paused: false, errors: [] });
  expect(timers).toEqual([]);
});
