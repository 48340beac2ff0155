/** When something odd about a line becomes a row for people, by a clock of the test's own. */
import { describe, expect, it } from "vitest";
import type { NoticeCode, Reading } from "../../receiver/contracts/engine";
import { dc09 } from "../../receiver/protocols/dc09/index";
import { Notices } from "../../receiver/session/notices";
import { Quiet } from "../../receiver/session/quiet";
import { frame } from "./panel";

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const START = Date.parse("2026-06-15T08:30:00Z");
const reader = dc09.createReader({ keys: {}, options: {}, randomBytes: (length) => new Uint8Array(length) });

/** Seconds of the errors → seconds at which people were told. */
function toldAt(...errorsAt: number[]): number[] {
  const notices = new Notices();
  return errorsAt.filter((at) => notices.ofError(START + at * SECOND));
}
const many = (count: number, at: number): number[] => Array.from({ length: count }, () => at);

describe("10 damaged frames in a minute", () => {
  it.each<[string, number[], number[]]>([
    ["are told with the tenth", many(10, 5), [5]],
    ["nine are not", many(9, 5), []],
    [
      "wherever the minute begins: one, eight at its end, nine right after it",
      [0, ...many(8, 59), ...many(9, 61)],
      [61],
    ],
    ["nine, and one a minute and a second later, are not", [...many(9, 0), 61], []],
    ["one every seven seconds never are", Array.from({ length: 100 }, (_, turn) => turn * 7), []],
    ["are told again after ten minutes, not before", [...many(10, 0), ...many(10, 300), ...many(10, 601)], [0, 601]],
  ])("%s", (_, errors, told) => expect(toldAt(...errors)).toEqual(told));

  it("are told though made-up accounts have used up what a minute may tell of accounts", () => {
    const notices = new Notices();
    const told = Array.from({ length: 500 }, (_, n) => notices.ofReading(unreadable(String(n)), START));
    expect(told.filter((code) => code === "cannot_decrypt").length).toBe(60);
    expect(many(10, 1).filter(() => notices.ofError(START + SECOND)).length).toBe(1);
    expect(notices.ofNoise("galaxy_native", "203.0.113.7", START + SECOND)).toBe("galaxy_native");
    expect(notices.ofReading(unreadable("9999"), START + MINUTE)).toBe("cannot_decrypt");
  });
});

const unreadable = (account: string): Reading => ({
  ...reader.read(frame(`"*SIA-DCS"0001L0#${account}[00]`), START),
  notice: "cannot_decrypt" as NoticeCode,
});

/** A frame of an account whose clock is off by so much, read at that second. */
const withSkew = (atSeconds: number, skewSeconds: number, account = "4711", line = "L0"): Reading => {
  const stamp = new Date(START + (atSeconds + skewSeconds) * SECOND).toISOString();
  const [, year, month, day, clock] = /^(\d+)-(\d+)-(\d+)T(.{8})/.exec(stamp)!;
  const body = `"SIA-DCS"0001${line}#${account}[#${account}|NRP0]_${clock},${month}-${day}-${year}`;
  return reader.read(frame(body), START + atSeconds * SECOND);
};

describe("a message that is refused for its clock", () => {
  const refused = (account: string, encrypted: boolean): Reading => ({
    ...unreadable(account),
    encrypted,
    notice: "clock_refused",
  });

  it("is told once in ten minutes for each account", () => {
    const notices = new Notices();
    const told = [0, 1, 9, 10].map((at) => notices.ofReading(refused("1002", true), START + at * MINUTE));
    expect(told).toEqual(["clock_refused", "", "", "clock_refused"]);
  });

  it("is told of a panel that has shown its key, though strangers make up accounts without one", () => {
    const notices = new Notices();
    const told = Array.from({ length: 500 }, (_, n) => notices.ofReading(refused(String(n), false), START));
    expect(told.filter((code) => code === "clock_refused").length).toBe(60);
    expect(notices.ofReading(refused("1002", true), START)).toBe("clock_refused");
  });
});

describe("a panel's clock", () => {
  const toldOf = (...seen: [atSeconds: number, skewSeconds: number][]): number[] => {
    const notices = new Notices();
    return seen
      .filter(([at, skew]) => notices.ofReading(withSkew(at, skew), START + at * SECOND) === "clock_skew")
      .map(([at]) => at);
  };

  it.each<[string, [number, number][], number[]]>([
    [
      "that stays wrong is told",
      [
        [0, 81],
        [180, 81],
        [360, 82],
      ],
      [360],
    ],
    [
      "that lags by hours is told",
      [
        [0, -10_800],
        [180, -10_800],
        [360, -10_800],
      ],
      [360],
    ],
    [
      "that is within the window is not",
      [
        [0, 20],
        [180, -40],
        [360, 20],
      ],
      [],
    ],
    [
      "that was right in between is not",
      [
        [0, 81],
        [180, 81],
        [270, 0],
        [360, 81],
        [540, 81],
      ],
      [],
    ],
    [
      "twice wrong is not",
      [
        [0, 81],
        [600, 81],
      ],
      [],
    ],
    [
      "is not told for a backlog, which comes at once",
      [
        [0, -7200],
        [1, -7000],
        [2, -6800],
        [3, -6600],
      ],
      [],
    ],
    [
      "is told once a day",
      [
        [0, 81],
        [180, 81],
        [360, 81],
        [7200, 81],
        [86_700, 81],
        [86_761, 81],
      ],
      [360, 86_761],
    ],
  ])("%s", (_, seen, told) => expect(toldOf(...seen)).toEqual(told));

  it("counts for its own account, and for its own prefix", () => {
    const notices = new Notices();
    const told = [0, 200, 400].flatMap((at) =>
      [withSkew(at, 81, "4711", "L1"), withSkew(at, 0, "4711", "L2"), withSkew(at, 0, "4712", "L1")].map((reading) =>
        notices.ofReading(reading, START + at * SECOND),
      ),
    );
    expect(told).toEqual(["", "", "", "", "", "", "clock_skew", "", ""]);
  });

  it("is told of a real panel though strangers make up ten thousand accounts with wrong clocks", () => {
    const notices = new Notices();
    for (let n = 0; n < 10_000; n++) notices.ofReading(withSkew(0, 81, `S${n}`), START);
    const told = [1, 200, 400].map((at) => notices.ofReading(withSkew(at, 81), START + at * SECOND));
    expect(told).toEqual(["", "", "clock_skew"]);
  });
});

describe("one kind of notice", () => {
  it("speaks of each once in a while and of so many a minute", () => {
    const quiet = new Quiet({ againMs: HOUR, aMinute: 2 });
    expect(["a", "a", "b", "c"].map((name) => quiet.mayTell(name, START))).toEqual([true, false, true, false]);
    expect(["c", "a"].map((name) => quiet.mayTell(name, START + MINUTE))).toEqual([true, false]);
    expect(quiet.mayTell("a", START + HOUR)).toBe(true);
  });

  it("is not silenced by a clock that was set back", () => {
    const quiet = new Quiet({ againMs: HOUR, aMinute: 2 });
    expect(quiet.mayTell("a", START)).toBe(true);
    expect(quiet.mayTell("a", START - 24 * HOUR)).toBe(true);
  });
});
