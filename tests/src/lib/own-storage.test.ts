/** A browser that refuses its storage does not keep the app from starting. */
import { describe, expect, it } from "vitest";
import { ensureStorage, withoutRefused } from "../../../src/lib/own-storage";

interface Page {
  readonly localStorage: Storage;
}

/** A page whose storage answers each question with an error. */
const pageThatThrows = (name: string): Page =>
  Object.defineProperty({}, "localStorage", {
    configurable: true,
    get: () => {
      throw new DOMException("denied", name);
    },
  }) as Page;

describe("a storage that can't be used", () => {
  it("is replaced by one that lasts as long as the tab", () => {
    const page = pageThatThrows("SecurityError");
    ensureStorage(page, "localStorage");
    page.localStorage.setItem("language", "tr");
    expect(page.localStorage.getItem("language")).toBe("tr");
    expect([page.localStorage.length, page.localStorage.key(0), page.localStorage.key(1)]).toEqual([
      1,
      "language",
      null,
    ]);
    page.localStorage.removeItem("language");
    expect(page.localStorage.getItem("language")).toBeNull();
  });

  it("that is missing is replaced too", () => {
    const page = {} as Page;
    ensureStorage(page, "localStorage");
    expect(page.localStorage.getItem("language")).toBeNull();
  });

  it("that is only full stays: what is in it is still read", () => {
    const kept = {
      setItem: () => {
        throw new DOMException("full", "QuotaExceededError");
      },
    } as unknown as Storage;
    const page = { localStorage: kept };
    ensureStorage(page, "localStorage");
    expect(page.localStorage).toBe(kept);
  });
});

it("a database that may not even be asked for is none", () => {
  const page = Object.defineProperty({}, "indexedDB", {
    configurable: true,
    get: () => {
      throw new DOMException("denied", "SecurityError");
    },
  }) as { readonly indexedDB?: unknown };
  withoutRefused(page);
  expect(page.indexedDB).toBeUndefined();
});
