/** Whose password is compared next: addresses take turns, however many of one of them come. */
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { endCheck, inTurnToCheck, type AskingEvent } from "../../pocketbase/lib/password-checks";
import type { PbApp } from "../../pocketbase/lib/pb";

const kept = new Map<string, unknown>();
const store = {
  get: (key: string) => kept.get(key),
  setFunc: (key: string, change: (old: unknown) => unknown) => void kept.set(key, change(kept.get(key))),
};
const app = { store: () => store } as unknown as PbApp;

/** What happens while somebody waits. */
let meanwhile: () => void = () => undefined;
let drawn = 0;

class Refusal extends Error {
  data: unknown;
}

beforeEach(() => {
  kept.clear();
  vi.useFakeTimers({ now: 1_000_000 });
  vi.stubGlobal("ApiError", Refusal);
  vi.stubGlobal("$security", { randomString: () => `check${(drawn += 1)}`, sha256: (text: string) => text });
  vi.stubGlobal("sleep", (ms: number) => {
    vi.setSystemTime(Date.now() + ms);
    meanwhile();
  });
  meanwhile = () => undefined;
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const from = (ip: string): AskingEvent => ({ app, realIP: () => ip });

/** Asks for a turn; whoever is refused says so. */
function ask(ip: string, check: (id: string) => void): void {
  try {
    inTurnToCheck(from(ip), check);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    turns.push(`${ip} refused`);
  }
}

let turns: string[] = [];
beforeEach(() => (turns = []));

it("lets whoever comes alone wait in a room that others fill, in the place of the last of those who are most", () => {
  let crowd = 0;
  const running: string[] = [];
  const nextOfCrowd = (): void => {
    crowd += 1;
    if (crowd <= 48) return ask(`10.0.0.${crowd % 8}`, () => undefined);
    if (crowd > 49) return;
    meanwhile = () => running.splice(0).forEach((id) => endCheck(app, id));
    ask("192.0.2.1", () => turns.push("192.0.2.1 compared"));
  };
  meanwhile = nextOfCrowd;
  ask("10.0.1.1", (one) => {
    running.push(one);
    ask("10.0.1.2", (other) => {
      running.push(other);
      nextOfCrowd();
    });
  });
  expect(turns[0]).toBe("192.0.2.1 compared");
});

it("compares first for the address whose last turn is longest ago, while it asks", () => {
  const running: string[] = [];
  ask("10.0.0.1", () => turns.push("10.0.0.1"));
  ask("10.0.1.1", (one) => {
    ask("10.0.1.2", () => {
      running.push(one);
      meanwhile = () => {
        running.splice(0).forEach((id) => endCheck(app, id));
        // Held up here, 192.0.2.1 asks no more: after a second nobody waits for it.
        meanwhile = () => turns.push("10.0.0.1 waits");
        ask("10.0.0.1", () => turns.push("10.0.0.1 again"));
        meanwhile = () => undefined;
      };
      ask("192.0.2.1", () => turns.push("192.0.2.1"));
    });
  });
  const waits = turns.filter((turn) => turn === "10.0.0.1 waits").length;
  expect(waits * 80).toBeGreaterThan(900);
  expect(turns.filter((turn) => !turn.includes("waits"))).toEqual(["10.0.0.1", "10.0.0.1 again", "192.0.2.1"]);
});
