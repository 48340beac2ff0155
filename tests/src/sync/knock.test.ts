/** After a network that went dead without a word the browser's old connections swallow what is asked: a knock does not depend on one. */
import { expect, it } from "vitest";
import { Knock } from "../../../src/sync/knock";
import { HandClock, settle } from "./support/browser";

/** What became of the knocks at a store whose next answers are these. */
function start(answers: readonly Promise<unknown>[], before: (knock: Knock) => void = () => undefined) {
  const clock = new HandClock();
  const left = [...answers];
  const seen = { asked: 0, results: [] as string[], returns: 0 };
  const knock = new Knock({
    clock,
    random: () => 0.99,
    ask: () => {
      seen.asked += 1;
      return left.shift() ?? Promise.resolve();
    },
    onWait: () => undefined,
    onResult: (error) => void seen.results.push(error === undefined ? "answered" : "unanswered"),
    onReturn: () => void (seen.returns += 1),
  });
  before(knock);
  knock.start();
  return { clock, knock, seen };
}

const SWALLOWED = new Promise<never>(() => undefined);

it("the first one is heard although two connections are dead, and the next ones ask once", async () => {
  const { clock, knock, seen } = start([SWALLOWED, SWALLOWED, Promise.resolve()]);
  await settle();
  expect(seen).toEqual({ asked: 3, results: ["answered"], returns: 0 });
  await clock.advance(5_000);
  await settle();
  expect(seen.asked).toBe(4);
  knock.stop();
});

it("where all of them are, as many are asked again, and the return is told once", async () => {
  const { clock, knock, seen } = start([SWALLOWED, SWALLOWED, SWALLOWED]);
  await clock.advance(5_000);
  await settle();
  expect(seen).toEqual({ asked: 6, results: ["unanswered", "answered"], returns: 1 });
  knock.stop();
});

it("after something else went unanswered its first answer is a return: what hangs on a dead connection is dropped", async () => {
  const { knock, seen } = start([SWALLOWED, SWALLOWED, Promise.resolve()], (made) => made.unanswered());
  await settle();
  expect(seen).toEqual({ asked: 3, results: ["answered"], returns: 1 });
  knock.stop();
});

it("after something else was answered one is enough", async () => {
  const { clock, knock, seen } = start([SWALLOWED, SWALLOWED, SWALLOWED]);
  await clock.advance(5_000);
  await settle();
  knock.answered();
  await clock.advance(5_000);
  await settle();
  expect(seen.asked).toBe(7);
  knock.stop();
});
