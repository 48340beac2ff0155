/** Whom a step offers: nobody who may not be called any more, and of several agencies it can be told which one is meant. */
import { expect, it } from "vitest";
import { weekMomentOf } from "../../../../src/lib/zoned-time";
import { peopleFor, type PlanPeople } from "../../../../src/resources/site/plan-people";
import { NO_PARTS } from "../../../support/site-parts";

/** A Monday: 08:30 in Newcastle. */
const NOW = Date.parse("2026-06-15T07:30:00Z");
const MOMENT = { nowMs: NOW, there: weekMomentOf(NOW, "Europe/London") };
const PAST = "2026-06-14 22:00:00.000Z";
const FUTURE = "2026-06-16 00:00:00.000Z";
const EVENINGS = [{ days: [1, 2, 3, 4, 5], from: "18:00", to: "23:00" }];

const listed = (name: string, link: object = {}, contact: object = {}) => ({
  link: { id: name, kind: "keyholder", validFrom: "", validUntil: "", availability: null, ...link },
  contact: { name, phones: [{ number: `+44 ${name}` }], validUntil: "", ...contact },
});
const agency = (name: string, change: object = {}) => ({
  id: name,
  name,
  kind: "police",
  area: "",
  phones: [{ number: `999 ${name}` }],
  active: true,
  ...change,
});

interface Known {
  readonly contacts?: readonly object[];
  readonly agencies?: readonly object[];
  readonly phone?: string;
}

const known = ({ contacts = [], agencies = [], phone = "" }: Known): PlanPeople =>
  ({
    content: { ...NO_PARTS, site: { id: "s1", phone }, contacts },
    dealer: "Castle Alarms",
    customer: "",
    agencies,
    moment: MOMENT,
  }) as unknown as PlanPeople;

/** Name, number, area and what stands against a call. */
const offered = (whom: string, people: Known): string[] =>
  peopleFor(whom, known(people)).map(({ name, number, area, standing }) =>
    [name, number, area, standing.now].filter((part) => part !== "" && part !== "now").join(" | "),
  );

it.each<[string, string, Known, string[]]>([
  [
    "the people of the list of that kind",
    "keyholder",
    { contacts: [listed("ann"), listed("gus", { kind: "guard" })] },
    ["ann | +44 ann"],
  ],
  [
    "not him whose time is over",
    "keyholder",
    { contacts: [listed("ann", { validUntil: PAST }), listed("bo")] },
    ["bo | +44 bo"],
  ],
  [
    "nor him whose time in the book is over",
    "keyholder",
    { contacts: [listed("ann", {}, { validUntil: PAST }), listed("bo")] },
    ["bo | +44 bo"],
  ],
  [
    "nor him whose time has not begun",
    "keyholder",
    { contacts: [listed("ann", { validFrom: FUTURE }), listed("bo")] },
    ["bo | +44 bo"],
  ],
  [
    "last him who is outside his hours, with that said",
    "keyholder",
    { contacts: [listed("ann", { availability: EVENINGS }), listed("bo")] },
    ["bo | +44 bo", "ann | +44 ann | outside_hours"],
  ],
  [
    "where nobody is valid, whom there was, why not, and no number",
    "keyholder",
    { contacts: [listed("ann", { validUntil: PAST })] },
    ["ann | expired"],
  ],
  [
    "all agencies of the kind, each with its area",
    "police",
    { agencies: [agency("Tyne", { area: "Newcastle, NE1–NE8" }), agency("Wear", { area: "Sunderland" })] },
    ["Tyne | 999 Tyne | Newcastle, NE1–NE8", "Wear | 999 Wear | Sunderland"],
  ],
  [
    "no agency that is not in use, and none of another kind",
    "police",
    { agencies: [agency("Tyne", { active: false }), agency("Fire", { kind: "fire" })] },
    [],
  ],
  ["the site by its own number", "site", { phone: "+44 191" }, ["+44 191"]],
  ["a site without a number not at all", "site", {}, []],
  ["the dealer by name", "dealer", {}, ["Castle Alarms"]],
  ["no customer where none is known", "customer", {}, []],
])("offers %s", (_, whom, people, want) => expect(offered(whom, people)).toEqual(want));

it("offers agencies also while nothing is known of the site", () => {
  const people = { ...known({ agencies: [agency("Tyne")] }), content: null };
  expect([peopleFor("police", people).length, peopleFor("keyholder", people), peopleFor("site", people)]).toEqual([
    1,
    [],
    [],
  ]);
});
