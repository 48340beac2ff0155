/** What the first page shows is read before there is a page: drawn without it, it would be drawn twice. */
import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, expect, it, vi } from "vitest";

let db: { readonly name: string } | undefined;
let change: () => void = () => undefined;
let answer: (rows: string) => void;
const unwatch = vi.fn();
vi.mock("../../../src/sync/db", () => ({
  openDb: () => db,
  onDbChange: (listener: () => void) => {
    change = listener;
    return () => undefined;
  },
  watch: (_: unknown, onAnswer: (rows: string) => void) => {
    answer = onAnswer;
    return unwatch;
  },
}));
const { createSharedLive } = await import("../../../src/resources/shared-live");

const hook = () => createSharedLive(async () => "");
const drawn = (use: () => string | undefined): string =>
  renderToString(createElement(() => String(use() ?? "nothing")));

beforeEach(() => {
  vi.useFakeTimers();
  db = { name: "ayla" };
  unwatch.mockClear();
});
afterEach(() => {
  vi.useRealTimers();
});

it("is done with the first answer, and whoever is drawn then has it", async () => {
  const use = hook();
  let done = false;
  const reading = use.readAhead().then(() => (done = true));
  await Promise.resolve();
  expect([done, drawn(use)]).toEqual([false, "nothing"]);
  answer("rows");
  await reading;
  expect(drawn(use)).toBe("rows");
});

it("does not wait where there is no copy, nor for what has been read", async () => {
  const use = hook();
  db = undefined;
  await use.readAhead();
  db = { name: "ayla" };
  void use.readAhead();
  answer("rows");
  await use.readAhead();
  expect(drawn(use)).toBe("rows");
});

it("shows nothing of one person's to the next, whose copy is still being read", async () => {
  const use = hook();
  void use.readAhead();
  answer("of Ayla");
  db = { name: "bora" };
  change();
  expect(drawn(use)).toBe("nothing");
  answer("of Bora");
  expect(drawn(use)).toBe("of Bora");
});

it("lets go again where no page has come for it", async () => {
  const use = hook();
  void use.readAhead();
  answer("rows");
  vi.advanceTimersByTime(9_000);
  expect(unwatch).not.toHaveBeenCalled();
  vi.advanceTimersByTime(2_000);
  expect(unwatch).toHaveBeenCalledOnce();
  expect(drawn(use)).toBe("nothing");
});
