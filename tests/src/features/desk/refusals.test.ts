import { describe, expect, it } from "vitest";
import { AppError } from "../../../../domain/errors";
import { nextAlarm, toRefusal } from "../../../../src/features/desk/refusals";

describe("what a refusal means for the desk", () => {
  it("a lost race names the winner (H-AC-02)", () => {
    const refusal = toRefusal(
      new AppError("alarm_taken", { ownerName: "Bora", claimedAt: "2026-06-15 08:00:00.000Z" }),
    );
    expect(refusal).toEqual({ sentence: "taken", name: "Bora", at: "2026-06-15 08:00:00.000Z", lostRace: true });
  });
  it("a closed alarm tells who closed it and stays on the screen (H-AC-01)", () => {
    const refusal = toRefusal(
      new AppError("alarm_closed", { closedByName: "Cem", closedAt: "2026-06-15 08:00:00.000Z" }),
    );
    expect(refusal).toEqual({
      sentence: "closed_elsewhere",
      name: "Cem",
      at: "2026-06-15 08:00:00.000Z",
      lostRace: false,
    });
  });
  it("values of another kind than text are left out", () => {
    expect(toRefusal(new AppError("alarm_taken", { ownerName: { a: 1 } })).name).toBe("");
  });
  it.each(["no_right", "network", "hold_too_long"] as const)("%s is said in the words of its error", (code) => {
    expect(toRefusal(new AppError(code)).sentence).toBe("error");
  });
});

describe("which alarm is next", () => {
  const waiting = [{ id: "a" }, { id: "b" }, { id: "c" }];
  it.each<[string, string[], string | null]>([
    ["the first", [], "a"],
    ["past those that were lost", ["a", "b"], "c"],
    ["none is left", ["a", "b", "c"], null],
  ])("%s", (_, tried, want) => expect(nextAlarm(waiting, new Set(tried))?.id ?? null).toBe(want));
});
