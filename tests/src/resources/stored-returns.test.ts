import { describe, expect, it } from "vitest";
import { stepReturns } from "../../../src/resources/return-watch";
import { readReturns, writeReturns } from "../../../src/resources/stored-returns";
import { clearSession } from "../../../src/sync/stored-session";

function storage(stored: Readonly<Record<string, string>> = {}) {
  const kept = new Map(Object.entries(stored));
  return {
    kept,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
}

const alarm = { id: "a", owner: "me", version: 7 };

describe("alarms that came back, through a reload", () => {
  it("are still told while they are one's own", () => {
    const store = storage();
    writeReturns(store, "me", { waiting: new Map(), back: new Set(["a"]) });
    const again = stepReturns(readReturns(store, "me"), { me: "me", open: [alarm], pending: [] });
    expect([...again.back]).toEqual(["a"]);
  });

  it("and those that came back while the page was being read", () => {
    const store = storage();
    writeReturns(store, "me", { waiting: new Map([["a", 6]]), back: new Set() });
    const again = stepReturns(readReturns(store, "me"), { me: "me", open: [alarm], pending: [] });
    expect([...again.back]).toEqual(["a"]);
  });

  it("are not told once somebody else has them, nor to another person", () => {
    const store = storage();
    writeReturns(store, "me", { waiting: new Map(), back: new Set(["a"]) });
    const taken = { ...alarm, owner: "bora" };
    expect(stepReturns(readReturns(store, "me"), { me: "me", open: [taken], pending: [] }).back.size).toBe(0);
    expect(readReturns(store, "bora").back.size).toBe(0);
  });

  it("leave nothing behind once they are turned to", () => {
    const store = storage();
    writeReturns(store, "me", { waiting: new Map(), back: new Set(["a"]) });
    writeReturns(store, "me", { waiting: new Map(), back: new Set() });
    expect(store.kept.size).toBe(0);
  });

  it("go with the session", () => {
    const store = storage();
    writeReturns(store, "me", { waiting: new Map(), back: new Set(["a"]) });
    clearSession(store, undefined);
    expect(store.kept.size).toBe(0);
  });

  it.each(["", "{", "null", "[]", '{"user":"me","waiting":[["a"],3],"back":[4]}'])(
    "damaged ones are nothing: %s",
    (text) => {
      const read = readReturns(storage({ "watchdesk.returns": text }), "me");
      expect([read.waiting.size, read.back.size]).toEqual([0, 0]);
    },
  );
});
