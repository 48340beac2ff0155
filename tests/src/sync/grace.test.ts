/** A grace that runs is only ever shortened, and what has ended or was given up stands in nobody's way. */
import { expect, it } from "vitest";
import { Grace } from "../../../src/sync/grace";
import { HandClock } from "./support/browser";

function graceOf() {
  const clock = new HandClock();
  const grace = new Grace(clock);
  const ended: string[] = [];
  return { clock, grace, ended, begin: (ms: number, name: string) => grace.begin(ms, () => ended.push(name)) };
}

it("is not put off by another reason", async () => {
  const { clock, ended, begin } = graceOf();
  begin(10_000, "first");
  for (let second = 1; second <= 12; second += 1) {
    await clock.advance(1_000);
    if (second < 10) begin(10_000, `later ${second}`);
  }
  expect(ended).toEqual(["first"]);
});

it("ends sooner where another reason says so, and once", async () => {
  const { clock, ended, begin } = graceOf();
  begin(10_000, "long");
  begin(2_000, "short");
  await clock.advance(12_000);
  expect(ended).toEqual(["short"]);
});

it("begins anew once it has ended or was given up", async () => {
  const { clock, grace, ended, begin } = graceOf();
  begin(1_000, "first");
  await clock.advance(1_000);
  begin(9_000, "second");
  grace.end();
  begin(10_000, "third");
  await clock.advance(10_000);
  expect(ended).toEqual(["first", "third"]);
});
