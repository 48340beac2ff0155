/** Claims are kept by one tab of a browser, whatever page it shows, and a lost one is told once. */
import { describe, expect, it } from "vitest";
import { AppError } from "../../../../domain/errors";
import { ClaimBeats, type HeldClaim, speaksForClaims } from "../../../../src/features/desk/claim-beats";
import { forgetLapses, tellLapse, untoldLapses } from "../../../../src/features/desk/lapses";
import type { Silence } from "../../../../src/resources/unheard-claims";

describe("who speaks for the claims of a browser", () => {
  it.each([
    ["the tab that leads", { leader: true, status: "live" }, true],
    ["it does so while the store is away, too", { leader: true, status: "offline" }, true],
    ["not a tab that hears of it", { leader: false, status: "live" }, false],
    ["a tab that no longer hears of it: it may be frozen", { leader: false, status: "not_live" }, true],
    ["a tab that has not heard of it yet", { leader: false, status: "connecting" }, true],
  ] as const)("%s", (_, state, want) => expect(speaksForClaims(state)).toBe(want));
});

const NOW = Date.parse("2026-06-15T14:00:00Z");
const BEAT_MS = 10_000;
const claims = (...ids: readonly string[]): readonly HeldClaim[] =>
  ids.map((id) => ({ id, claimedAt: NOW, lapseMs: 45_000 }));

function world(answers: Record<string, string | undefined>) {
  const beaten: string[] = [];
  const told: string[] = [];
  const silent = new Map<string, Silence>();
  const clock = { now: NOW, cuts: 0 };
  const beats = new ClaimBeats({
    beat: async (id) => {
      beaten.push(id);
      const code = answers[id];
      if (code === "hangs") await new Promise(() => undefined);
      if (code !== undefined) throw new AppError(code as "claim_lapsed");
      return { lapseAt: new Date(clock.now + 45_000).toISOString() };
    },
    onLapsed: (id) => told.push(id),
    onCut: () => (clock.cuts += 1),
    onSilent: (id, silence) => silent.set(id, silence),
    onHeard: (id) => silent.delete(id),
    now: () => clock.now,
  });
  const send = (...ids: readonly string[]): Promise<void> => beats.send(claims(...ids), BEAT_MS);
  /** One more beat, which may hang. */
  const next = async (): Promise<void> => {
    clock.now += BEAT_MS;
    await Promise.race([send("a"), new Promise((done) => setImmediate(done))]);
  };
  return { beats, beaten, told, silent, clock, send, next };
}

describe("beats", () => {
  it("go to every claim, also past one that is lost", async () => {
    const { send, beaten, told } = world({ a: "claim_lapsed" });
    await send("a", "d");
    expect(beaten).toEqual(["a", "d"]);
    expect(told).toEqual(["a"]);
  });

  it.each([
    ["a claim that has lapsed is told", "claim_lapsed", ["a"]],
    ["one that is somebody else's too", "alarm_not_yours", ["a"]],
    ["a store that does not answer has taken nothing", "network", []],
  ])("%s", async (_, code, want) => {
    const { send, told } = world({ a: code });
    await send("a");
    await send("a");
    expect(told).toEqual(want);
  });

  it("tell again of an alarm that was claimed again in between", async () => {
    const { send, told } = world({ a: "claim_lapsed" });
    await send("a");
    await send();
    await send("a");
    expect(told).toEqual(["a", "a"]);
  });
});

describe("claims of which the store hears nothing", () => {
  it.each([
    ["are told after two beats that failed", "network"],
    ["whatever it failed of", "disk_full"],
    ["and where beats hang, when two should have been answered", "hangs"],
  ])("%s", async (_, code) => {
    const answers: Record<string, string | undefined> = {};
    const { next, silent, clock } = world(answers);
    await next();
    const heardAt = clock.now;
    answers["a"] = code;
    await next();
    expect(silent.size).toBe(0);
    await next();
    expect(silent.get("a")).toEqual({ since: heardAt, lapseAt: heardAt + 45_000 });
  });

  it("are told until a beat is answered, and count anew from there", async () => {
    const answers: Record<string, string | undefined> = { a: "network" };
    const { next, silent } = world(answers);
    await next();
    await next();
    expect(silent.size).toBe(1);
    answers["a"] = undefined;
    await next();
    expect(silent.size).toBe(0);
    answers["a"] = "network";
    await next();
    expect(silent.size).toBe(0);
  });

  it("are not told once the store has said that they are lost, or once they are held no more", async () => {
    const answers: Record<string, string | undefined> = { a: "network" };
    const { next, beats, silent } = world(answers);
    await next();
    await next();
    answers["a"] = "claim_lapsed";
    await next();
    expect(silent.size).toBe(0);
    answers["a"] = "network";
    await next();
    await next();
    expect(silent.size).toBe(1);
    beats.keep([]);
    expect(silent.size).toBe(0);
  });

  it.each([
    ["have lapsed when the stream says that they are gone, once their time is over", 4, ["a"]],
    ["but not before: somebody has taken them over", 0, []],
  ])("%s", async (_, more, want) => {
    const answers: Record<string, string | undefined> = {};
    const { next, beats, told } = world(answers);
    await next();
    answers["a"] = "network";
    for (let beat = 0; beat < 2 + more; beat += 1) await next();
    beats.keep([]);
    expect(told).toEqual(want);
  });

  it.each([
    ["a lost line is one for the whole screen", "network", 1],
    ["a store that answers is there", "disk_full", 0],
  ])("%s", async (_, code, want) => {
    const { next, clock } = world({ a: code });
    await next();
    expect(clock.cuts).toBe(want);
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
