/** What counts as a part of the app that could not be fetched, and how often a window reloads itself for it. */
import { expect, it } from "vitest";
import { forbidReload, isLostPart, losesNothing, mayReload } from "../../../src/lib/lost-part";

const storage = (stored: Record<string, string> = {}) => ({
  stored,
  getItem: (key: string) => stored[key] ?? null,
  setItem: (key: string, value: string) => void (stored[key] = value),
});

const refusing = {
  getItem: () => null,
  setItem: () => {
    throw new Error("full");
  },
};

it.each<[string, unknown, boolean]>([
  ["Chromium's words", new TypeError("Failed to fetch dynamically imported module: http://x/assets/a-1.js"), true],
  ["Firefox's", new TypeError("error loading dynamically imported module: http://x/assets/a-1.js"), true],
  ["Safari's", new TypeError("Importing a module script failed."), true],
  ["a sheet of styles", new Error("Unable to preload CSS for /assets/a-1.css"), true],
  ["a request that failed", new TypeError("Failed to fetch"), false],
  ["a fault of the page", new TypeError("x is not a function"), false],
  ["no error at all", "Failed to fetch dynamically imported module", false],
])("%s", (_, error, want) => expect(isLostPart(error)).toBe(want));

it("a window reloads itself once in a minute", () => {
  const kept = storage();
  expect([mayReload(kept, 1_000), mayReload(kept, 2_000), mayReload(kept, 60_999), mayReload(kept, 61_000)]).toEqual([
    true,
    false,
    false,
    true,
  ]);
});

it.each<[string, Parameters<typeof losesNothing>[0], boolean]>([
  ["one that was just opened and not touched", { ageMs: 2_000, touched: false, search: "?tab=new" }, true],
  ["one in which something was pressed or typed", { ageMs: 2_000, touched: true, search: "" }, false],
  ["one that has an alarm open", { ageMs: 2_000, touched: false, search: "?tab=mine&id=a1" }, false],
  ["one that has been open for long", { ageMs: 20_000, touched: false, search: "" }, false],
  ["one whose browser does not tell", { ageMs: 2_000, touched: undefined, search: "" }, false],
])("reloads unasked: %s", (_, window, want) => expect(losesNothing(window)).toBe(want));

it("and never where that can't be remembered", () => {
  expect(mayReload(refusing, 1_000)).toBe(false);
  expect(mayReload({ getItem: () => null, setItem: () => undefined }, 1_000)).toBe(false);
});

it("takes from the router the reload it would make by itself", () => {
  const kept = storage();
  forbidReload(kept, new Error("Failed to fetch dynamically imported module: /a.js"));
  expect(Object.keys(kept.stored)).toEqual([
    "tanstack_router_reload:Failed to fetch dynamically imported module: /a.js",
  ]);
  expect(() => forbidReload(refusing, new Error("x"))).not.toThrow();
});
