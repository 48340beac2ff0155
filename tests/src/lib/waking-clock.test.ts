/** Timers of a hidden page, whose own come up to a minute late: each runs once, and in time. */
import { expect, it } from "vitest";
import { wakingClock } from "../../../src/lib/waking-clock";
import { HandClock } from "../sync/support/browser";

/** A page whose plain timers run only when it lets them; its ticker does while it is hidden. */
function page() {
  const time = new HandClock();
  const held = new HandClock();
  let hidden = false;
  let tick: (() => void) | undefined;
  const listeners: (() => void)[] = [];
  const plain = {
    now: time.now,
    steady: time.steady,
    after: (ms: number, run: () => void) => held.after(ms, run),
    every: (ms: number, run: () => void) => held.every(ms, run),
  };
  const ticker = (_: number, run: () => void) => {
    tick = run;
    return () => (tick = undefined);
  };
  const clock = wakingClock(plain, { isHidden: () => hidden, onChange: (run) => void listeners.push(run) }, ticker);
  return {
    clock,
    hide: (now: boolean): void => {
      hidden = now;
      for (const run of listeners) run();
    },
    /** Seconds pass; the plain timers come only where they are not held back. */
    pass: async (seconds: number, isHeld: boolean): Promise<void> => {
      for (let second = 0; second < seconds; second += 1) {
        await time.advance(1_000);
        if (!isHeld) await held.advance(1_000);
        tick?.();
      }
    },
    release: (seconds: number) => held.advance(seconds * 1_000),
  };
}

it("run in time while the page's own are held back, and not once more when those come", async () => {
  const { clock, hide, pass, release } = page();
  const ran: string[] = [];
  clock.after(3_000, () => ran.push("once"));
  clock.every(2_000, () => ran.push("again"));
  hide(true);
  await pass(4, true);
  expect(ran).toEqual(["again", "once", "again"]);
  await release(4);
  expect(ran).toEqual(["again", "once", "again"]);
});

it("run by the page's own while it is shown, each as often as it should", async () => {
  const { clock, hide, pass } = page();
  let ran = 0;
  hide(true);
  hide(false);
  clock.every(1_000, () => (ran += 1));
  clock.after(5_000, () => (ran += 100));
  await pass(10, false);
  expect(ran).toBe(110);
});

it("that were ended run no more, by either", async () => {
  const { clock, hide, pass } = page();
  let ran = 0;
  const ends = [clock.after(2_000, () => (ran += 1)), clock.every(2_000, () => (ran += 1))];
  for (const end of ends) end();
  hide(true);
  await pass(5, false);
  expect(ran).toBe(0);
});
