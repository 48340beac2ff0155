/** The stream of numbers the demo room is drawn from: the same everywhere, and spread as it says. */

import { describe, expect, it } from "vitest";
import { createRandom } from "../../scripts/seed/random";

const many = <T>(count: number, draw: () => T): T[] => Array.from({ length: count }, draw);
const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

describe("a stream", () => {
  it("gives the same numbers for the same seed, others for another", () => {
    const first = many(5, createRandom("a").next);
    expect(many(5, createRandom("a").next)).toEqual(first);
    expect(many(5, createRandom("b").next)).not.toEqual(first);
  });

  it("forks into streams that don't depend on how much was drawn before", () => {
    const drawn = createRandom("a");
    drawn.next();
    expect(drawn.fork("x").next()).toBe(createRandom("a").fork("x").next());
    expect(drawn.fork("x").next()).not.toBe(drawn.fork("y").next());
  });

  it("reaches both ends of a range of whole numbers and nothing beyond", () => {
    const random = createRandom("range");
    expect(new Set(many(500, () => random.int(3, 6)))).toEqual(new Set([3, 4, 5, 6]));
  });

  it("picks keys as often as their weights say", () => {
    const random = createRandom("weights");
    const picks = many(4000, () => random.weighted({ often: 3, seldom: 1, never: 0 }));
    expect(picks.filter((key) => key === "often").length / 4000).toBeCloseTo(0.75, 1);
    expect(picks).not.toContain("never");
  });

  it("draws times with the wanted median and 95th percentile", () => {
    const random = createRandom("times");
    const times = many(8000, () => random.logNormal(12, 48)).sort((a, b) => a - b);
    expect(times[4000]).toBeGreaterThan(11);
    expect(times[4000]).toBeLessThan(13);
    expect(times[7600]).toBeGreaterThan(43);
    expect(times[7600]).toBeLessThan(53);
  });

  it.each([0, 0.4, 3, 25])("counts events that happen %d times on average", (wanted) => {
    const random = createRandom(`poisson ${wanted}`);
    const counts = many(4000, () => random.poisson(wanted));
    expect(Math.abs(mean(counts) - wanted)).toBeLessThanOrEqual(0.05 * wanted + 0.05 * Math.sqrt(wanted));
    const variance = mean(counts.map((count) => (count - mean(counts)) ** 2));
    expect(variance).toBeGreaterThanOrEqual(0.88 * wanted);
  });

  it("refuses to pick from nothing", () => {
    expect(() => createRandom("a").pick([])).toThrow("nothing to pick from");
  });
});
