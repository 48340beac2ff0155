/** Addresses of records, what hangs on one, and its history field by field. */

import { expect, it } from "vitest";
import { holidaySets } from "../../../../../domain/collections/holiday-sets";
import { importantContacts } from "../../../../../domain/collections/important-contacts";
import { defineCollection, relation, text } from "../../../../../domain/collections/define";
import { SERVER_ONLY } from "../../../../../domain/access/rules";
import { pageAt, readSearch } from "../../../../../src/features/settings/records-address";
import { listsOf, tabAt } from "../../../../../src/features/settings/records-lists";
import { changesOf } from "../../../../../src/resources/records/record/history-lines";
import { partsOf } from "../../../../../src/resources/records/record/part-tabs";
import { readRecordSearch } from "../../../../../src/resources/records/record/record-address";
import { referencesTo } from "../../../../../src/resources/records/record/references";
import type { PagedCollection } from "../../../../../src/resources/records/record-row";

const id = "abcdefghij12345";
const contacts = importantContacts as PagedCollection;

it.each<[string, object, object]>([
  ["a record", { id }, { id }],
  ["a new one", { id: "new" }, { id: "new" }],
  ["a copy of one", { id: "new", copy: id }, { id: "new", copy: id }],
  ["a part of one, and a row of it", { id, part: "holidays", sub: id }, { id, part: "holidays", sub: id }],
  ["a tab without a record", { tab: "resolution_codes" }, { tab: "resolution_codes" }],
  ["no id at all", { id: "../users" }, {}],
  ["a part of nothing", { part: "history", sub: id }, {}],
  ["a copy into a record that is there", { id, copy: id }, { id }],
  ["values of another kind", { id: 5, tab: true, part: [] }, {}],
])("%s", (_, search, want) => expect(readRecordSearch({ ...search })).toEqual(want));

it("keeps of the list's part what may be text", () => {
  const search = { q: 12, sort: "-name", filter: { active: true, kind: ["x"] }, other: 1 };
  expect(readSearch(search)).toEqual({ q: "12", sort: "-name", filter: { active: "true" } });
  expect(readSearch({ filter: "x", q: null })).toEqual({});
});

it("finds a page by its path, with the lists that are tabs of it behind its own", () => {
  const lists = (path: string) => {
    const entry = pageAt("administrator", `settings/${path}`);
    return entry === undefined ? undefined : listsOf(entry).map(({ name }) => name);
  };
  expect(lists("alarm-types")).toEqual(["alarm_types", "resolution_codes", "action_plans"]);
  expect(lists("alarm_types")).toBeUndefined();
  expect(lists("default-holidays")).toEqual(["holiday_sets", "holidays"]);
  expect(tabAt("operator", "settings/resolution-codes")).toBe("/operator/settings/alarm-types?tab=resolution_codes");
});

it("has a tab for what belongs to a record, and one for its history", () => {
  expect(partsOf(holidaySets as PagedCollection).map(({ id: part }) => part)).toEqual([
    "general",
    "holidays",
    "history",
  ]);
});

it("tells what a deletion is refused by, what goes with it and what it empties", () => {
  const all = (["refused", "deleted", "emptied"] as const).map((name) =>
    defineCollection(name, {
      fields: {
        name: text(),
        one: relation("target", { required: name === "refused", cascade: name === "deleted" }),
      },
      access: SERVER_ONLY,
      offline: "none",
    }),
  );
  expect(referencesTo("target", all).map(({ collection, field, fate }) => [collection, field, fate])).toEqual([
    ["refused", "one", "refused"],
    ["deleted", "one", "deleted"],
    ["emptied", "one", "emptied"],
  ]);
  expect(referencesTo("other", all)).toEqual([]);
});

const line = { id, at: "", user: "", action: "update" };

it("tells the changes of a line in the order of the form, without stamps and what is empty on both sides", () => {
  const before = { updated: "1", area: "LS1", name: "Police", hours: "" };
  const after = { updated: "2", area: "LS2", name: "Police Leeds", hours: null };
  expect(changesOf(contacts, { ...line, before, after })).toEqual([
    { field: "name", before: "Police", after: "Police Leeds", hidden: false },
    { field: "area", before: "LS1", after: "LS2", hidden: false },
  ]);
});

it("tells of a hidden field only that it changed, and reads a line that is damaged as none", () => {
  expect(changesOf(contacts, { ...line, before: {}, after: { name: { changed: true } } })).toMatchObject([
    { field: "name", hidden: true },
  ]);
  expect(changesOf(contacts, { ...line, before: "x", after: null })).toEqual([]);
});
