/** When a page asks again by itself for what it could not read. */
import { expect, it } from "vitest";
import { AppError } from "../../../domain/errors";
import { askAgainAfterMs, type LineOfRead, type ReadState } from "../../../src/resources/ask-again";

const unanswered: ReadState = { failed: new AppError("network") };
const refused: ReadState = { failed: new AppError("store_busy") };
const odd: ReadState = { failed: new Error("odd") };
const down: LineOfRead = { up: false, back: false };
const up: LineOfRead = { up: true, back: false };
const back: LineOfRead = { up: true, back: true };

it.each<[string, ReadState, LineOfRead, [number, number] | null]>([
  ["while the line is down nobody asks", unanswered, down, null],
  ["the line is back: at once, a room spread over less than a second", unanswered, back, [0, 800]],
  ["what was refused is asked for then, too: the store may have been starting", refused, back, [0, 800]],
  ["and what is an error of another kind", odd, back, [0, 800]],
  ["and what was asked on the dead line and has no answer yet", "waiting", back, [0, 800]],
  ["no answer on a line that counts as up is asked for in a while", unanswered, up, [3_000, 5_000]],
  ["a refusal on a line that is up stands", refused, up, null],
  ["an answer is waited for", "waiting", up, null],
  ["what is there is not asked for", "settled", back, null],
])("%s", (_, read, line, between) => {
  const [first, last] = [0, 1].map((random) => askAgainAfterMs(read, line, () => random));
  expect(first === null ? null : [first, last]).toEqual(between);
});
