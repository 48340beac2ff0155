/** What a list shows of its rows, what of that stands in the address, and how the store is asked for the same. */
import { describe, expect, it } from "vitest";
import { costlyListPart } from "../../../../../domain/access/list-bounds";
import type { PagedCollection, RecordRow } from "../../../../../src/resources/records/record-row";
import { collectionOf, titleOf } from "../../../../../src/resources/records/record-row";
import {
  type ListView,
  readKeptView,
  readListSearch,
  searchOf,
  usualLayout,
  usualView,
  viewOf,
  withoutField,
} from "../../../../../src/resources/records/list/list-view";
import { arranged } from "../../../../../src/resources/records/list/row-order";
import { likePattern, storeQuery } from "../../../../../src/resources/records/list/store-query";
import { shownIds } from "../../../../../src/ui/grid/grid-layout";

const pageOf = (name: string): PagedCollection => collectionOf(name) as PagedCollection;
const contacts = pageOf("important_contacts");
const siteTypes = pageOf("site_types");
const signalTypes = pageOf("signal_types");
const noteCategories = pageOf("note_categories");

let ids = 0;
const row = (values: object): RecordRow => ({ id: `id${ids++}`, updated: "", ...values });

const collator = new Intl.Collator("en", { numeric: true, sensitivity: "base" });
const titleOfTypes = (_: string, id: string): string => ({ fire: "Fire", alarm: "Burglary" })[id] ?? "";

const shownBy = (collection: PagedCollection, rows: readonly RecordRow[], view: Partial<ListView>): unknown[] =>
  arranged(rows, {
    collection,
    view: { ...usualView(collection), ...view },
    collator,
    titleOf: titleOfTypes,
  }).map((one) => one["name"]);

describe("more rows than the language's own order is quick enough for", () => {
  const many = Array.from({ length: 20_001 }, (_, n) =>
    row({ name: `Type ${20_001 - n}`, holidaySet: n % 2 ? "a" : "" }),
  );
  it.each<[string, string, string[]]>([
    ["digits by their value", "name", ["Type 1", "Type 2", "Type 3"]],
    ["the other way round", "-name", ["Type 20001", "Type 20000", "Type 19999"]],
  ])("%s", (_, sort, first) => expect(shownBy(siteTypes, many, { sort }).slice(0, 3)).toEqual(first));
});

describe("rows in memory", () => {
  const rows = [
    row({ name: "İSTANBUL Emniyet", kind: "police", area: "Kadıköy", order: 2, active: true }),
    row({ name: "Ærøskøbing Brandvæsen", kind: "fire", area: "", order: 10, active: false }),
    row({ name: "Zürich Feuerwehr", kind: "fire", area: "8000-8099", order: 1, active: true }),
    row({ name: "istanbul itfaiye", kind: "fire", area: "Beyoğlu", order: 2, active: true }),
  ];

  it.each<[string, Partial<ListView>, string[]]>([
    [
      "the Turkish capital finds the small letter, and the other way",
      { search: "istanbul" },
      ["İSTANBUL Emniyet", "istanbul itfaiye"],
    ],
    ["typed in capitals", { search: "İSTANBUL" }, ["İSTANBUL Emniyet", "istanbul itfaiye"]],
    ["with marks left out", { search: "zurich" }, ["Zürich Feuerwehr"]],
    ["without its dots", { search: "kadikoy" }, ["İSTANBUL Emniyet"]],
    ["words in any order", { search: "feuer zür" }, ["Zürich Feuerwehr"]],
    ["words of two fields", { search: "itfaiye beyo" }, ["istanbul itfaiye"]],
    ["each word must be there", { search: "istanbul zurich" }, []],
    ["blanks alone look for nothing", { search: "   ", filter: { kind: "police" } }, ["İSTANBUL Emniyet"]],
    [
      "a value",
      { filter: { kind: "fire" }, sort: "name" },
      ["Ærøskøbing Brandvæsen", "istanbul itfaiye", "Zürich Feuerwehr"],
    ],
    [
      "in use",
      { filter: { active: "true" }, sort: "order" },
      ["Zürich Feuerwehr", "İSTANBUL Emniyet", "istanbul itfaiye"],
    ],
    ["not in use", { filter: { active: "false" } }, ["Ærøskøbing Brandvæsen"]],
    ["both at once", { filter: { active: "false", kind: "police" } }, []],
  ])("%s", (_, view, names) => expect(shownBy(contacts, rows, view)).toEqual(names));

  it.each<[string, PagedCollection, string, object[], string[]]>([
    [
      "numbers by their value",
      contacts,
      "order",
      [
        { name: "b", order: 10 },
        { name: "a", order: 9 },
      ],
      ["a", "b"],
    ],
    [
      "the other way round",
      contacts,
      "-order",
      [
        { name: "b", order: 10 },
        { name: "a", order: 9 },
      ],
      ["b", "a"],
    ],
    [
      "digits in texts by their value",
      contacts,
      "name",
      [{ name: "Post 10" }, { name: "Post 9" }],
      ["Post 9", "Post 10"],
    ],
    ["yes after no", contacts, "active", [{ name: "a", active: true }, { name: "b" }], ["b", "a"]],
    [
      "values in the order in which they are said, not by their letters",
      siteTypes,
      "riskClass",
      [
        { name: "a", riskClass: "high" },
        { name: "b", riskClass: "very_high" },
        { name: "c", riskClass: "low" },
        { name: "d", riskClass: "normal" },
      ],
      ["c", "d", "a", "b"],
    ],
    ["what is empty first", siteTypes, "riskClass", [{ name: "a", riskClass: "low" }, { name: "b" }], ["b", "a"]],
    [
      "another record by how it is called",
      signalTypes,
      "alarmType",
      [
        { name: "a", alarmType: "fire" },
        { name: "b", alarmType: "alarm" },
      ],
      ["b", "a"],
    ],
    [
      "the first of many values",
      noteCategories,
      "shownAt",
      [
        { name: "a", shownAt: ["site"] },
        { name: "b", shownAt: ["alarm", "site"] },
      ],
      ["b", "a"],
    ],
  ])("orders %s", (_, collection, sort, values, names) =>
    expect(shownBy(collection, values.map(row), { sort })).toEqual(names),
  );

  it("finds one of many values", () => {
    const many = [row({ name: "a", shownAt: ["alarm", "site"] }), row({ name: "b", shownAt: ["portal"] })];
    const both = { ...noteCategories, page: { ...noteCategories.page, filters: ["shownAt"] } };
    expect(shownBy(both, many, { filter: { shownAt: "site" } })).toEqual(["a"]);
  });

  it("keeps rows that are alike in one order, whichever way they come", () => {
    const alike = ["x", "y", "z"].map((name) => row({ name, order: 1 }));
    const forth = shownBy(contacts, alike, { sort: "order" });
    expect(shownBy(contacts, alike.toReversed(), { sort: "order" })).toEqual(forth);
  });
});

describe("the address", () => {
  it.each<[string, object, object]>([
    ["nothing", {}, {}],
    ["what is looked for", { q: "north" }, { q: "north" }],
    ["a number that is looked for", { q: 4711 }, { q: "4711" }],
    ["an order", { sort: "-name" }, { sort: "-name" }],
    ["the usual order is not written", { sort: "order" }, {}],
    ["an order by what is no field", { sort: "password" }, {}],
    ["an order by another collection's field", { sort: "set.name" }, {}],
    ["a filter", { filter: { kind: "police" } }, { filter: { kind: "police" } }],
    ["yes and no as somebody writes them by hand", { filter: { active: true } }, { filter: { active: "true" } }],
    ["a filter that the list has not", { filter: { script: "x" } }, {}],
    ["a filter that is a list", { filter: ["police"] }, {}],
    ["a value that is a list", { filter: { kind: ["police"] } }, {}],
    ["garbled", { q: { a: 1 }, sort: 7, filter: 7 }, {}],
    ["endless", { q: "x".repeat(500) }, { q: "x".repeat(100) }],
  ])("%s", (_, search, read) => expect(readListSearch(contacts, search as Record<string, unknown>)).toEqual(read));

  it("leads back to the view that it was written of", () => {
    const view: ListView = { search: "ist", sort: "-kind", filter: { kind: "fire" } };
    expect(viewOf(contacts, searchOf(contacts, view))).toEqual(view);
    expect(viewOf(contacts, {})).toEqual(usualView(contacts));
  });

  it.each([
    [null],
    ["x"],
    [{}],
    [{ search: "x", layout: 1 }],
    [{ search: { sort: "gone" }, layout: { order: ["gone"] } }],
  ])("a kept view %j is the usual one", (kept) =>
    expect(readKeptView(contacts, kept)).toEqual({ search: {}, layout: usualLayout(contacts) }),
  );

  it("shows the columns of the collection, and hides the others", () => {
    expect(shownIds(usualLayout(contacts))).toEqual(["name", "kind", "area", "phones", "nextCheckOn", "active"]);
    expect(usualLayout(contacts).hidden).toContain("script");
  });

  it("leaves out the field that all rows of one record share", () => {
    const holidays = withoutField(pageOf("holidays"), "set");
    expect(shownIds(usualLayout(holidays))).not.toContain("set");
    expect(holidays.page.filters).toEqual(["effect", "yearly"]);
  });
});

describe("a question to the store", () => {
  const view = (change: Partial<ListView>): ListView => ({ ...usualView(contacts), ...change });
  const after = row({ name: "M", order: 7, updated: "2026-11-28 10:00:00.000Z" });

  it.each<[string, ListView, RecordRow | undefined, string | undefined, string]>([
    ["all of it", view({}), undefined, undefined, "order,id"],
    ["the next page", view({}), after, "(order > {:at} || (order = {:at} && id > {:id}))", "order,id"],
    [
      "the next page the other way",
      view({ sort: "-name" }),
      after,
      "(name < {:at} || (name = {:at} && id > {:id}))",
      "-name,id",
    ],
    ["filtered", view({ filter: { kind: "fire" } }), undefined, "kind = {:kind}", "order,id"],
    [
      "looked for",
      view({ search: "north" }),
      undefined,
      "(name ~ {:search} || area ~ {:search} || dispatchId ~ {:search})",
      "order,id",
    ],
  ])("%s", (_, asked, from, filter, sort) => {
    const query = storeQuery(contacts, asked, from);
    expect([query.filter, query.sort]).toEqual([filter, sort]);
  });

  it("gives each value as what its field holds", () => {
    const query = storeQuery(contacts, view({ filter: { active: "false" }, sort: "order" }), after);
    expect(query.params).toEqual({ active: false, at: 7, id: after.id });
  });

  const everything = { kind: "fire", active: "true", name: "x" };
  it.each<[string, Partial<ListView>]>([
    ["nothing", {}],
    ["a search", { search: "north post 7" }],
    ["three filters", { filter: everything }],
    ["a search and three filters", { search: "a && b || c ~ d // e", filter: everything }],
    ["dots that are looked for", { search: "a.b.c.d.e.f.g.h.i" }],
  ])("stays within what a list may ask for: %s, and its next page", (_, change) => {
    for (const from of [undefined, after]) {
      const { filter = "", params = {}, sort = "" } = storeQuery(contacts, view(change), from);
      const written = Object.entries(params).reduce(
        (text, [name, value]) => text.replaceAll(`{:${name}}`, JSON.stringify(value)),
        filter,
      );
      expect(costlyListPart({ filter: written, sort, skipTotal: "1" })).toBeNull();
    }
  });

  it.each([
    ["north", "%north%"],
    ["İstanbul", "%_stanbul%"],
    ["istanbul", "%_stanbul%"],
    ["zürich", "%z_r_ch%"],
    ["50%", "%50_%"],
    ["a_b\\c", "%a_b_c%"],
    ["a && b", "%a __ b%"],
    ["http://x", "%http___x%"],
  ])("looks for %j by %s", (text, pattern) => expect(likePattern(text)).toBe(pattern));
});

it("calls a record by the fields of its title, and one without any by its id", () => {
  const panels = pageOf("panel_templates");
  expect(titleOf(panels, row({ make: "Paradox", model: "MG5050" }))).toBe("Paradox MG5050");
  expect(titleOf(panels, { id: "abc", updated: "" })).toBe("abc");
});
