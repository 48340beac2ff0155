import { describe, expect, it } from "vitest";
import type { ReportRow } from "../../../../domain/alarms/rows";
import { callShortcut, lastCalls, nextNumber } from "../../../../src/features/desk/do/calls";
import { type CallTarget, callTargets, telHref } from "../../../../src/resources/site/call-targets";
import { ALWAYS } from "../../../../src/resources/site/call-terms";
import type { SiteCard } from "../../../../src/resources/use-site";

const target = (id: string, ...numbers: string[]): CallTarget => ({
  id,
  name: id,
  kind: "",
  hasKeys: false,
  panelUser: "",
  phones: numbers.map((number) => ({ number, kind: "" })),
  standing: ALWAYS,
});
const line = (number: string, result: string, at = "2026-06-15 08:00:00.000Z"): ReportRow =>
  ({ kind: "call", shortcut: result, report: `Anruf bei Ayşe (${number}): besetzt`, at }) as ReportRow;

describe("which number is next", () => {
  const targets = [target("site", "+44 1"), target("ayse", "+44 2", "+44 3")];
  it.each<[string, ReportRow[], string | null]>([
    ["the first nobody has tried", [], "+44 1"],
    [
      "the next number of the same person",
      [line("+44 1", callShortcut("busy")), line("+44 2", callShortcut("no_answer"))],
      "+44 3",
    ],
    [
      "from the beginning once all were tried, but no wrong number again",
      [
        line("+44 1", callShortcut("wrong_number")),
        line("+44 2", callShortcut("busy")),
        line("+44 3", callShortcut("busy")),
      ],
      "+44 2",
    ],
    ["notes that name a number are no calls", [{ ...line("+44 1", ""), kind: "note" }], "+44 1"],
    ["a number that only begins the same is another one", [line("+44 11", callShortcut("busy"))], "+44 1"],
  ])("%s", (_, lines, want) => expect(nextNumber(targets, lastCalls(lines))).toBe(want));

  it("is none when there are no numbers", () => expect(nextNumber([target("x")], lastCalls([]))).toBeNull());
});

it("finds the last call whatever language it was written in", () => {
  const calls = lastCalls([
    line("+44 1", callShortcut("busy"), "late"),
    line("+44 1", callShortcut("answered"), "early"),
  ]);
  expect(calls("+44 1")).toEqual({ at: "late", result: "busy" });
});

it("takes the site first, then people in order, and survives numbers that are none", () => {
  const moment = { nowMs: 0, there: { day: 1, minute: 0 } };
  const card = {
    site: { id: "s", phone: "+44 0" },
    contacts: [
      {
        link: { id: "l1", kind: "owner", hasKeys: true, panelUserNumber: "7" },
        contact: { name: "Ayşe", phones: null },
      },
      {
        link: { id: "l2", kind: "guard" },
        contact: { name: "Bora", phones: [{ number: "" }, { number: "112", kind: "work" }] },
      },
    ],
  } as unknown as SiteCard;
  expect(
    callTargets(card, { siteLabel: "Site", moment }).map(({ name, phones }) => [
      name,
      phones.map(({ number }) => number),
    ]),
  ).toEqual([
    ["Site", ["+44 0"]],
    ["Ayşe", []],
    ["Bora", ["112"]],
  ]);
});

it.each([
  ["+44 (0) 7700-900 122", "tel:+447700900122"],
  ["00 90 212", "tel:0090212"],
  ["12+3", "tel:123"],
])("dials %s", (number, want) => expect(telHref(number)).toBe(want));

describe("a call that was taken back", () => {
  const booked = { ...line("+44 1", callShortcut("busy")), id: "call00000000001" };
  const undo = { kind: "call", id: "undo00000000001", shortcut: "undo_call00000000001", report: "" } as ReportRow;

  it("counts as not made: its number is the next one again", () => {
    const calls = lastCalls([undo, booked]);
    expect(calls("+44 1")).toBeNull();
    expect(nextNumber([target("site", "+44 1"), target("ayse", "+44 2")], calls)).toBe("+44 1");
  });

  it("leaves the call before it standing", () => {
    const earlier = { ...line("+44 1", callShortcut("no_answer")), id: "call00000000000" };
    expect(lastCalls([undo, booked, earlier])("+44 1")?.result).toBe("no_answer");
  });
});
