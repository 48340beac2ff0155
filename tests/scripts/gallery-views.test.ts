/** What the gallery looks at: over all pages every two of look, direction and size meet. */
import { expect, it } from "vitest";
import { combinationOf, nameOf, PAGES, VIEWS } from "../e2e/gallery-views";
import { patterns, toExpression } from "../e2e/routes";

it("has a name of its own for each page", () => {
  expect(new Set(VIEWS.map(nameOf)).size).toBe(VIEWS.length);
});

it("sees each page in one of the twelve, and among them every look in every direction and size", () => {
  const all = PAGES.map((_, index) => combinationOf(index));
  const met = new Set(all.map(({ look, direction, size }) => `${look} ${direction} ${size.width}`));
  expect(met.size).toBe(12);
});

/** Addresses that only lead on. */
const WAYS = ["/login", "/$role", "/$role/"];

it("leaves out no route of the app", () => {
  const paths = VIEWS.map(({ path }) => path.replace(/\?.*$/, ""));
  const unseen = patterns().filter(
    (pattern) =>
      !WAYS.includes(pattern) && !paths.some((path) => toExpression(pattern.replace(/(.)\/$/, "$1")).test(path)),
  );
  expect(unseen).toEqual([]);
});
