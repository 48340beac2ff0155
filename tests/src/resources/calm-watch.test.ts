import { afterEach, beforeEach, expect, it, vi } from "vitest";

let touch: () => void = () => undefined;
const unwatch = vi.fn();
vi.mock("../../../src/sync/db", () => ({
  watch: (_: unknown, onAnswer: () => void) => {
    touch = onAnswer;
    onAnswer();
    return unwatch;
  },
}));
const { watchCalmly } = await import("../../../src/resources/calm-watch");

const READ_MS = 100;
let reads: number;
let fails: boolean;
const answers: number[] = [];
const read = async (): Promise<number> => {
  const mine = ++reads;
  await new Promise((done) => setTimeout(done, READ_MS));
  if (fails) throw new Error("closed");
  return mine;
};

beforeEach(() => {
  vi.useFakeTimers();
  reads = 0;
  fails = false;
  answers.length = 0;
  unwatch.mockClear();
});
afterEach(() => vi.useRealTimers());

const start = (): (() => void) => watchCalmly({ touched: async () => 0, read }, (answer) => answers.push(answer));

it("reads at once, and once for any number of changes while it rests", async () => {
  const stop = start();
  await vi.advanceTimersByTimeAsync(READ_MS);
  for (let i = 0; i < 20; i++) touch();
  await vi.advanceTimersByTimeAsync(READ_MS * 3.9);
  expect(answers).toEqual([1]);
  await vi.advanceTimersByTimeAsync(READ_MS * 1.2);
  expect(answers).toEqual([1, 2]);
  stop();
});

it("does not miss a change that comes while it reads", async () => {
  const stop = start();
  await vi.advanceTimersByTimeAsync(READ_MS / 2);
  touch();
  await vi.advanceTimersByTimeAsync(READ_MS * 6);
  expect(answers).toEqual([1, 2]);
  stop();
});

it("goes on after a read that failed", async () => {
  fails = true;
  const stop = start();
  await vi.advanceTimersByTimeAsync(READ_MS * 6);
  fails = false;
  touch();
  await vi.advanceTimersByTimeAsync(READ_MS);
  expect(answers).toEqual([2]);
  stop();
});

it("is silent once it is stopped, in the middle of a read too", async () => {
  const stop = start();
  stop();
  touch();
  await vi.advanceTimersByTimeAsync(READ_MS * 10);
  expect([answers, reads, unwatch.mock.calls.length]).toEqual([[], 1, 1]);
});
