/** Claims are kept by one tab of a browser, whatever page it shows, and a lost one is told once. */
import { describe, expect, it } from "vitest";
import { AppError } from "../../../../domain/errors";
import { ClaimBeats, speaksForClaims } from "../../../../src/features/desk/claim-beats";
import { forgetLapses, tellLapse, untoldLapses } from "../../../../src/features/desk/lapses";

describe("who speaks for the claims of a browser", () => {
  it.each([
    ["the tab that leads", { leader: true, status: "live" }, true],
    ["it does so while the store is away, too", { leader: true, status: "offline" }, true],
    ["not a tab that hears of it", { leader: false, status: "live" }, false],
    ["a tab that no longer hears of it: it may be frozen", { leader: false, status: "not_live" }, true],
    ["a tab that has not heard of it yet", { leader: false, status: "connecting" }, true],
  ] as const)("%s", (_, state, want) => expect(speaksForClaims(state)).toBe(want));
});

function world(answers: Record<string, string | undefined>) {
  const beaten: string[] = [];
  const told: string[] = [];
  const beats = new ClaimBeats({
    beat: async (id) => {
      beaten.push(id);
      const code = answers[id];
      if (code !== undefined) throw new AppError(code as "claim_lapsed");
    },
    onLapsed: (id) => told.push(id),
  });
  return { beats, beaten, told };
}

describe("beats", () => {
  it("go to every claim, also past one that is lost", async () => {
    const { beats, beaten, told } = world({ a: "claim_lapsed" });
    await beats.send(["a", "d"]);
    expect(beaten).toEqual(["a", "d"]);
    expect(told).toEqual(["a"]);
  });

  it.each([
    ["a claim that has lapsed is told", "claim_lapsed", ["a"]],
    ["one that is somebody else's too", "alarm_not_yours", ["a"]],
    ["a store that does not answer has taken nothing", "network", []],
  ])("%s", async (_, code, want) => {
    const { beats, told } = world({ a: code });
    await beats.send(["a"]);
    await beats.send(["a"]);
    expect(told).toEqual(want);
  });

  it("tell again of an alarm that was claimed again in between", async () => {
    const { beats, told } = world({ a: "claim_lapsed" });
    await beats.send(["a"]);
    await beats.send([]);
    await beats.send(["a"]);
    expect(told).toEqual(["a", "a"]);
  });
});

it("a lapse stays to be told until it has been read", () => {
  tellLapse("x");
  tellLapse("y");
  expect([...untoldLapses()]).toEqual(["x", "y"]);
  forgetLapses(["x"]);
  expect([...untoldLapses()]).toEqual(["y"]);
  forgetLapses(untoldLapses());
  expect(untoldLapses().size).toBe(0);
});
