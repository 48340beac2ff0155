import { describe, expect, it } from "vitest";
import { groupSignals } from "../../../../src/features/desk/alarm/signal-groups";
import { unseenIds } from "../../../../src/features/desk/alarm/unseen";
import type { SignalRow } from "../../../../domain/signals/rows";

const KINDS: Readonly<Record<string, Pick<SignalRow, "decision" | "decisionRule">>> = {
  BA: { decision: "joined", decisionRule: "alarm_type:burglary" },
  first: { decision: "queued", decisionRule: "alarm_type:burglary" },
  BR: { decision: "joined", decisionRule: "restore" },
  again: { decision: "duplicate", decisionRule: "duplicate" },
  stranger: { decision: "unknown_account", decisionRule: "unknown_account" },
};

/** Signals in the order they came, handed over newest first; each is named by its place, 1 the first. */
const signals = (...kinds: readonly string[]) =>
  kinds.map((kind, i) => ({ id: `${i + 1}`, ...KINDS[kind]! })).reverse();

describe("which signals are not seen", () => {
  it.each<[string, readonly string[], number, readonly string[]]>([
    ["two burglaries and a restore: the burglaries", ["first", "BA", "BR"], 2, ["1", "2"]],
    ["restores between them do not count", ["first", "BR", "BA", "BR", "BR"], 2, ["1", "3"]],
    ["after marking seen only what came since", ["first", "BA", "BR", "BA", "BR"], 1, ["4"]],
    ["a message that was sent twice does not count twice", ["first", "again", "BA"], 2, ["1", "3"]],
    ["signals of an account that nobody knows do", ["stranger", "stranger"], 2, ["1", "2"]],
    ["all are seen", ["first", "BA", "BR"], 0, []],
  ])("%s", (_, kinds, count, want) => expect([...unseenIds(signals(...kinds), count)].sort()).toEqual(want));

  it("are exact in a flood, in groups as well", () => {
    const kinds = Array.from({ length: 202 }, (_, i) => (i === 0 ? "first" : i % 3 === 0 ? "BR" : "BA"));
    const rows = signals(...kinds);
    const ids = unseenIds(rows, 40);
    expect(ids.size).toBe(40);
    expect(rows.filter(({ id }) => ids.has(id)).every(({ decisionRule }) => decisionRule !== "restore")).toBe(true);
    const named = rows.map((row) => ({ ...row, signal: row.decisionRule }) as SignalRow);
    const dotted = groupSignals(named, new Set()).filter((line) => line.signals.some(({ id }) => ids.has(id)));
    expect(dotted.map(({ signal }) => signal.decisionRule)).toEqual(["alarm_type:burglary"]);
  });
});
