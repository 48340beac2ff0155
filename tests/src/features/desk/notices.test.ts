import { expect, it } from "vitest";
import { type Notice, whenConnected, withNotice, withoutAlarms } from "../../../../src/features/desk/use-notices";

const notice = (id: number, text: string, topic?: string): Notice => ({ id, kind: "refused", text, topic });
const ids = (notices: readonly Notice[]): number[] => notices.map(({ id }) => id);

it.each([
  ["the newest stands first", [notice(1, "a")], notice(2, "b"), [2, 1]],
  ["the same sentence is said once", [notice(2, "b"), notice(1, "a")], notice(3, "a"), [3, 2]],
  [
    "another number on the same topic takes the place of the first",
    [notice(1, "1", "lapses")],
    notice(2, "2", "lapses"),
    [2],
  ],
  ["without a topic nothing is taken for the same", [notice(1, "1")], notice(2, "2"), [2, 1]],
  ["three are kept", [notice(3, "c"), notice(2, "b"), notice(1, "a")], notice(4, "d"), [4, 3, 2]],
] as const)("%s", (_, old, said, want) => expect(ids(withNotice(old, said))).toEqual(want));

it("what was said because the store was away goes once it is back, and nothing else", () => {
  const said = [{ ...notice(2, "Not connected. Your text is kept."), offline: true }, notice(1, "taken by Bora")];
  expect(ids(whenConnected(said))).toEqual([1]);
  const rest = [notice(1, "taken by Bora")];
  expect(whenConnected(rest)).toBe(rest);
});

it("what was said of an alarm goes once that stands elsewhere, and nothing else", () => {
  const said = [
    { ...notice(3, "Alarm 647 on hold until 14:21."), alarm: "a" },
    { ...notice(2, "Alarm 12 closed"), alarm: "b" },
    notice(1, "1 claim lapsed"),
  ];
  expect(ids(withoutAlarms(said, new Set(["a"])))).toEqual([2, 1]);
  expect(withoutAlarms(said, new Set(["c"]))).toBe(said);
});
