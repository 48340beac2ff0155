/** What signals come to: steps 1 to 3, 5 to 7 and 17 of the evaluation order, decided in Node. */

import { describe, expect, it } from "vitest";
import { CASES } from "./cases.table";
import { decideAll, smallWorld, START } from "./room";
import { decide } from "../../../domain/signals/decide";
import { signal } from "../../support/signals";

describe("a signal comes to this:", () => {
  it.each(CASES.map((one) => [one.says, one] as const))("%s", (_says, { signals, arrange, want }) => {
    expect(decideAll(signals, arrange)).toMatchObject(want);
  });
});

describe("time", () => {
  it("is the receiver's for age and order, never the panel's; how far the panel is off is kept (H-PI-04)", () => {
    const world = smallWorld();
    const receivedAt = new Date(START).toISOString();
    const sent = signal({ receivedAt, panelAt: "2015-01-01T03:15:00.000Z", clockSkewSeconds: -361_000_000 });
    const { event } = decide(world, sent);
    const [alarm] = world.alarms.all();
    expect(alarm?.firstAt).toBe("2026-06-15 08:30:00.000Z");
    expect(event).toMatchObject({ receivedAt: "2026-06-15 08:30:00.000Z", panelAt: "2015-01-01 03:15:00.000Z" });
    expect(world.states.get("depot")?.clockSkewSeconds).toBe(-361_000_000);
    expect(JSON.stringify(event["trace"])).toContain(`"skewSeconds":-361000000`);
  });

  it("of the next test counts from any signal, or only from tests where the site says so", () => {
    const due = (account: string, code: string): string => {
      const world = smallWorld();
      decide(world, signal({ receivedAt: new Date(START).toISOString(), account, code }));
      return [...world.states.values()][0]?.nextTestDueAt ?? "";
    };
    // 24 h and 90 minutes of grace.
    const wanted = "2026-06-16 10:00:00.000Z";
    expect([due("4711", "BA"), due("4711", "RP")]).toEqual([wanted, wanted]);
    expect([due("04711", "BA"), due("04711", "RP")]).toEqual(["", wanted]);
  });
});

describe("the row of a signal", () => {
  it("names the contact whom the panel knows by the user's number, and nobody for another", () => {
    const whom = (user: string) => {
      const { event } = decide(smallWorld(), signal({ code: "OP", zone: "", user }));
      return (event["trace"] as { step: number; values: object }[]).filter(({ step }) => step === 6);
    };
    expect(whom("007")).toEqual([{ step: 6, what: "user", values: { user: "7", name: "Anna Kaya" } }]);
    expect(whom("8")).toEqual([]);
  });

  it("cuts texts to their columns and keeps the rest", () => {
    const { event } = decide(smallWorld(), signal({ text: "x".repeat(3000), account: "9".repeat(60), code: "BA" }));
    expect(String(event["text"])).toHaveLength(2000);
    expect(String(event["account"])).toHaveLength(40);
    expect(String(event["siteNo"])).toHaveLength(20);
  });

  it("says every step it went through", () => {
    const { event } = decide(smallWorld(), signal());
    expect((event["trace"] as { step: number }[]).map(({ step }) => step)).toEqual([1, 2, 3, 5, 6, 7, 17]);
  });
});
