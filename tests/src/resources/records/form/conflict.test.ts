/** Two have changed one record: what is asked, what is chosen beforehand, and what stands in the end. */

import { expect, it } from "vitest";
import { importantContacts } from "../../../../../domain/collections/important-contacts";
import {
  differences,
  firstChoices,
  settled,
  type Copies,
  type Side,
} from "../../../../../src/resources/records/form/conflict";
import type { Reading } from "../../../../../src/resources/records/form/drafts";
import { draftsOf, storedOf, type Values } from "../../../../../src/resources/records/form/form-fields";

const by: Reading = { timeZone: "UTC", order: "ymd" };
const base: Values = {
  id: "a",
  updated: "1",
  name: "Police",
  kind: "police",
  area: "LS1",
  order: 1,
  active: true,
  phones: [{ number: "112" }],
};

const copies = (mine: Values, theirs: Values): Copies => ({
  base,
  drafts: draftsOf(importantContacts, { ...base, ...mine }, by),
  theirs: { ...base, ...theirs, updated: "2" },
});

const asked = (mine: Values, theirs: Values) =>
  differences(importantContacts, copies(mine, theirs), by).map(({ field, both }) => `${field}${both ? "!" : ""}`);

it.each<[string, Values, Values, string[]]>([
  ["both changed a field to different values", { area: "LS2" }, { area: "LS3" }, ["area!"]],
  ["they changed what I did not touch", { area: "LS2" }, { order: 5 }, ["order"]],
  ["both changed it to the same", { area: "LS2" }, { area: "LS2" }, []],
  ["only I changed something", { area: "LS2" }, {}, []],
  ["an empty list of numbers is none", { phones: [] }, { phones: null }, []],
  ["lists are compared whole", { phones: [{ number: "1" }] }, { phones: [{ number: "2" }] }, ["phones!"]],
  [
    "in the order of the form",
    { name: "A", area: "B" },
    { area: "C", name: "D", kind: "fire" },
    ["name!", "kind", "area!"],
  ],
])("%s", (_, mine, theirs, want) => expect(asked(mine, theirs)).toEqual(want));

it("chooses beforehand only where there is nothing to choose", () => {
  const found = differences(importantContacts, copies({ area: "LS2" }, { area: "LS3", order: 5 }), by);
  expect(firstChoices(found)).toEqual({ order: "theirs" });
});

const end = (mine: Values, theirs: Values, choices: Readonly<Record<string, Side>>) =>
  storedOf(importantContacts, settled(importantContacts, copies(mine, theirs), { choices, by }), by);

it.each<[string, Readonly<Record<string, Side>>, Values]>([
  ["theirs where it was chosen", { area: "theirs", order: "theirs" }, { area: "LS3", order: 5, name: "Mine" }],
  ["mine where it was chosen", { area: "mine", order: "theirs" }, { area: "LS2", order: 5, name: "Mine" }],
  ["also against what I never touched", { area: "mine", order: "mine" }, { area: "LS2", order: 1, name: "Mine" }],
  ["what I changed stands where nothing was asked", { area: "theirs" }, { name: "Mine", order: 5 }],
])("%s", (_, choices, want) =>
  expect(end({ area: "LS2", name: "Mine" }, { area: "LS3", order: 5 }, choices)).toMatchObject(want),
);
