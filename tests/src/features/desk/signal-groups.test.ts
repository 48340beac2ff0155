/** Equal signals of an alarm on one line. */
import { describe, expect, it } from "vitest";
import type { SignalRow } from "../../../../domain/signals/rows";
import { eachSignal, groupSignals } from "../../../../src/features/desk/alarm/signal-groups";

const signal = (id: string, change: Partial<SignalRow> = {}): SignalRow =>
  ({
    id,
    account: "4711",
    partitionNo: "1",
    code: "BA",
    qualifier: "",
    zone: "3",
    signal: "Burglary",
    ...change,
  }) as SignalRow;

/** Newest first, as the list has them: a door that chatters, and a fire in between. */
const chatter = [
  signal("s5"),
  signal("s4", { code: "FA", zone: "1" }),
  signal("s3"),
  signal("s2"),
  signal("s1", { zone: "4" }),
];

const shown = (opened: readonly string[] = []): string[] =>
  groupSignals(chatter, new Set(opened)).map(({ kind, signals }) => `${kind} ${signals.map(({ id }) => id).join(" ")}`);

describe("signals of an alarm", () => {
  it("stand together when code and zone are the same, in the order of the newest", () => {
    expect(shown()).toEqual(["group s5 s3 s2", "single s4", "single s1"]);
  });

  it("are shown one by one below an opened head", () => {
    const [head] = groupSignals(chatter, new Set());
    expect(shown([head?.common ?? ""])).toEqual([
      "group s5 s3 s2",
      "member s5",
      "member s3",
      "member s2",
      "single s4",
      "single s1",
    ]);
  });

  it.each<[string, Partial<SignalRow>]>([
    ["another partition", { partitionNo: "2" }],
    ["a restore", { qualifier: "R" }],
    ["another account of the alarm", { account: "4712" }],
    ["more in the panel's text", { text: "cover open" }],
    ["a signal in test mode", { testMode: true }],
  ])("stay apart for %s", (_what, change) => {
    expect(groupSignals([signal("b", change), signal("a")], new Set())).toHaveLength(2);
  });

  it("keep their line when another of them comes in", () => {
    const before = groupSignals(chatter, new Set())[0];
    const after = groupSignals([signal("s6"), ...chatter], new Set())[0];
    expect([after?.id, after?.common]).toEqual([before?.id, before?.common]);
  });

  it("stand each for itself where the order is what counts", () => {
    expect(eachSignal(chatter).map(({ id }) => id)).toEqual(["s5", "s4", "s3", "s2", "s1"]);
  });
});
