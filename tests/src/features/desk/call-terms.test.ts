/** Whom to call next, of people who are listed for a time and for some hours (the site is in Newcastle, the room in Istanbul). */
import { describe, expect, it } from "vitest";
import type { ReportRow } from "../../../../domain/alarms/rows";
import { callShortcut, lastCalls, nextNumber } from "../../../../src/features/desk/do/calls";
import { callTargets } from "../../../../src/resources/site/call-targets";
import { daysText, standingOf } from "../../../../src/resources/site/call-terms";
import { weekMomentOf, writeWeekday } from "../../../../src/lib/zoned-time";
import type { SiteCard, SiteContact } from "../../../../src/resources/use-site";

const WEEKDAYS = [{ days: [1, 2, 3, 4, 5], from: "08:00", to: "18:00" }];
/** A Monday: 08:30 in Newcastle. */
const MORNING = Date.parse("2026-06-15T07:30:00Z");
const EVENING = Date.parse("2026-06-15T19:00:00Z");
const moment = (nowMs: number) => ({ nowMs, there: weekMomentOf(nowMs, "Europe/London") });

interface Listed {
  readonly validFrom?: string;
  readonly validUntil?: string;
  readonly availability?: unknown;
  /** In the book of people, whatever the site. */
  readonly over?: string;
}

const person = (name: string, { over = "", ...link }: Listed): SiteContact =>
  ({
    link: { id: name, kind: "keyholder", validFrom: "", validUntil: "", availability: null, ...link },
    contact: { name, phones: [{ number: `+44 ${name}` }], validUntil: over },
  }) as unknown as SiteContact;

const listOf = (people: Readonly<Record<string, Listed>>, nowMs: number) => {
  const contacts = Object.entries(people).map(([name, listed]) => person(name, listed));
  const card = { site: { id: "s", phone: "" }, contacts } as unknown as SiteCard;
  return callTargets(card, { siteLabel: "Site", moment: moment(nowMs) });
};

const busy = (...names: string[]): ReportRow[] =>
  names.map(
    (name) => ({ kind: "call", shortcut: callShortcut("busy"), report: `(+44 ${name})`, at: "x" }) as ReportRow,
  );

const PAST = "2026-06-14 22:00:00.000Z";
const FUTURE = "2026-06-16 00:00:00.000Z";

describe("who is called next", () => {
  it.each<[string, Record<string, Listed>, number, ReportRow[], string | null]>([
    ["not he whose time on the list is over", { ann: { validUntil: PAST }, bo: {} }, MORNING, [], "bo"],
    ["not he whose time in the book is over", { ann: { over: PAST, validUntil: FUTURE }, bo: {} }, MORNING, [], "bo"],
    ["not he whose time has not begun", { ann: { validFrom: FUTURE }, bo: {} }, MORNING, [], "bo"],
    ["he whose time goes on", { ann: { validFrom: PAST, validUntil: FUTURE }, bo: {} }, MORNING, [], "ann"],
    ["he who is within his hours by the site's clock", { ann: { availability: WEEKDAYS } }, MORNING, [], "ann"],
    ["not he who is outside his hours", { ann: { availability: WEEKDAYS }, bo: {} }, EVENING, [], "bo"],
    ["outside his hours where there is nobody else", { ann: { availability: WEEKDAYS } }, EVENING, [], "ann"],
    [
      "again he who was busy, before one outside his hours",
      { ann: { availability: WEEKDAYS }, bo: {} },
      EVENING,
      busy("bo"),
      "bo",
    ],
    ["nobody where the time of all is over", { ann: { validUntil: PAST } }, MORNING, [], null],
  ])("%s", (_, people, nowMs, lines, want) =>
    expect(nextNumber(listOf(people, nowMs), lastCalls(lines))).toBe(want && `+44 ${want}`),
  );

  it("hides nobody", () => {
    const names = listOf({ ann: { validUntil: PAST }, bo: { availability: WEEKDAYS }, cy: {} }, EVENING);
    expect(names.map(({ name, standing }) => [name, standing.now])).toEqual([
      ["ann", "expired"],
      ["bo", "outside_hours"],
      ["cy", "now"],
    ]);
  });
});

it("tells the earlier of both ends", () =>
  expect(standingOf(person("ann", { validUntil: FUTURE, over: PAST }), moment(MORNING)).validUntilMs).toBe(
    Date.parse("2026-06-14T22:00:00Z"),
  ));

it.each<[string, string, string, { day: number; minute: number }]>([
  ["Monday there, Sunday here", "2026-06-14T23:30:00Z", "Europe/London", { day: 1, minute: 30 }],
  ["Sunday is the seventh", "2026-06-14T12:00:00Z", "UTC", { day: 7, minute: 720 }],
  ["a day before the year that is counted from", "2023-12-31T12:00:00Z", "UTC", { day: 7, minute: 720 }],
  ["winter", "2026-01-12T07:30:00Z", "Europe/London", { day: 1, minute: 450 }],
])("the site's clock: %s", (_, at, zone, want) => expect(weekMomentOf(Date.parse(at), zone)).toEqual(want));

it.each<[number[], string]>([
  [[1, 2, 3, 4, 5], "Mon–Fri"],
  [[6, 7], "Sat, Sun"],
  [[1, 3, 4, 5, 7], "Mon, Wed–Fri, Sun"],
])("writes the days %j", (days, want) => expect(daysText(days, (day) => writeWeekday(day, "en"))).toBe(want));
