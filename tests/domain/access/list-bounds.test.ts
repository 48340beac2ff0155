/** What lists may ask for, without a store: every query of the app is within the bounds, what multiplies is not. */

import { describe, expect, it } from "vitest";
import { costlyListPart, costlyPart, indexedSorts, type ListQuery } from "../../../domain/access/list-bounds";
import { alarmHistory } from "../../../domain/collections/alarm-history";
import { events } from "../../../domain/collections/events";
import { alarmClaims } from "../../../domain/collections/alarm-claims";
import { deletions } from "../../../domain/collections/deletions";
import { eventsReports } from "../../../domain/collections/events-reports";
import { longList } from "../../../domain/collections/store-schema";

const AT = "2026-06-15 08:30:00.000Z";
const ID = "abcdefghijklmno";
const likes = (count: number): string => Array.from({ length: count }, (_, n) => `text ~ "${n}"`).join(" && ");
const terms = (count: number, join: string): string =>
  Array.from({ length: count }, (_, n) => `zone = ${n}`).join(join);

describe("a query of the app", () => {
  it.each([
    ["the newest signal", events, { sort: "-seq", fields: "id,seq" }],
    ["signals after a number", events, { filter: "seq > 41", sort: "seq" }],
    ["signals before a number", events, { filter: "seq < 41", sort: "-seq" }],
    ["claims of an alarm", alarmClaims, { filter: `alarm = "${ID}"`, sort: "from" }],
    ["log lines of an alarm, page by page", eventsReports, { filter: `alarm = "${ID}" && id > "${ID}"`, sort: "id" }],
    [
      "log lines since",
      eventsReports,
      { filter: `(updated > "${AT}" || (updated = "${AT}" && id > "${ID}"))`, sort: "updated,id" },
    ],
    ["closed alarms of a site", alarmHistory, { filter: 'siteNo = "4711" && priority = 2', sort: "-closedAt" }],
    ["what was deleted since", deletions, { filter: `(updated > "${AT}")`, sort: "updated,id" }],
  ])("is within the bounds: %s", (_, collection, query) => {
    expect(costlyListPart({ ...query, skipTotal: "1" }, longList(collection))).toBeNull();
  });
});

describe("whoever does not reach all", () => {
  const DEALER = `dealer = '${ID}'`;
  it.each<[string, typeof events | typeof eventsReports | typeof alarmClaims, ListQuery, string | null]>([
    ["the newest signal of all", events, { sort: "-seq" }, "filter"],
    ["signals of all before a number", events, { filter: "seq < 41", sort: "-seq" }, "filter"],
    ["lines of all since", eventsReports, { filter: `(updated > '${AT}')`, sort: "updated,id" }, "filter"],
    ["records behind an id", events, { filter: `id > '${ID}'`, sort: "id" }, "filter"],
    ["his newest signal", events, { filter: DEALER, sort: "-seq" }, null],
    ["his signals before a number", events, { filter: `${DEALER} && seq < 41`, sort: "-seq" }, null],
    ["his customer's after one", events, { filter: `customer = "${ID}" && seq > 41`, sort: "seq" }, null],
    ["his signals by the order of all changes", events, { filter: DEALER, sort: "updated" }, "sort"],
    [
      "his lines since",
      eventsReports,
      { filter: `${DEALER} && (updated > '${AT}' || (updated = '${AT}' && id > ''))`, sort: "updated,id" },
      null,
    ],
    ["his signals before a column", events, { filter: `${DEALER} && seq < text`, sort: "-seq" }, "filter"],
    ["his signals by a text", events, { filter: `${DEALER} && seq < 4 && text = 'x'`, sort: "-seq" }, "filter"],
    ["his or all", events, { filter: `${DEALER} || seq < 4`, sort: "-seq" }, "filter"],
    ["nobody's", events, { filter: "dealer = '' && seq < 4", sort: "-seq" }, "filter"],
    ["those of a site", events, { filter: "siteNo = '4711'", sort: "-receivedAt" }, null],
    ["those of an alarm", events, { filter: `alarm = '${ID}' && id > ''`, sort: "id" }, null],
    ["what lies in nobody's reach", alarmClaims, { sort: "from" }, null],
  ])("may or may not ask for %s", (_, collection, query, part) => {
    expect(costlyListPart({ ...query, skipTotal: "1" }, longList(collection), false)).toBe(part);
  });
});

describe("a list", () => {
  it.each<[string, ListQuery, string | null]>([
    ["of everything", {}, null],
    ["with an empty filter and sort", { filter: "", sort: "" }, null],
    ["that looks for a person's entry", { filter: `customer_users ~ "${ID}"` }, null],
    ["with three texts to look for", { filter: likes(3) }, null],
    ["with four", { filter: likes(4) }, "filter"],
    ["with four terms", { filter: terms(4, "||") }, null],
    ["with five", { filter: terms(5, "||") }, "filter"],
    ["with five that all must hold", { filter: terms(5, "&&") }, "filter"],
    ["by what a record belongs to", { filter: 'site.customer.name = "x"' }, null],
    ["by a chain of relations", { filter: 'site.customer.parent.parent.parent.parent.parent.name = "x"' }, "filter"],
    ["by what belongs to a record", { filter: 'site_zones_via_site.text = "x"' }, "filter"],
    ["by the same in capitals, as LIKE reads them", { filter: 'site_zones_VIA_site.text = "x"' }, "filter"],
    ["behind a comment, at whose NUL LIKE stops reading", { filter: "//\u0000\nzone = 1" }, "filter"],
    ["in an order of three fields", { sort: "-priority,firstAt,id" }, null],
    ["in an order of four", { sort: "a,b,c,d" }, "sort"],
    ["in the order of a relation", { sort: "site.name" }, "sort"],
    ["in no order at all", { sort: "@random" }, "sort"],
    ["with a relation", { expand: "site.customer,partition" }, null],
    ["with relations three deep", { expand: "site.customer.parent" }, "expand"],
    ["with what belongs to each", { expand: "site_zones_via_site" }, "expand"],
    ["with eleven relations", { expand: Array(11).fill("site").join() }, "expand"],
    ["with sixty fields", { fields: Array(60).fill("id").join() }, null],
    ["with sixty-one", { fields: Array(61).fill("id").join() }, "fields"],
    ["with a field of any length", { fields: "x".repeat(2001) }, "fields"],
  ])("%s", (_, query, part) => {
    expect(costlyListPart(query)).toBe(part);
  });

  it("of what grows for ever is had in the order of an index alone, forwards or back", () => {
    const sorts = indexedSorts(["unique seq", "site, receivedAt", "alarm, seq where alarm != ''"]);
    for (const sort of ["seq", "-seq", "site", "site,receivedAt", "-site,-receivedAt", "-created", "updated,id"])
      expect(costlyListPart({ sort, skipTotal: "1" }, { sorts, narrow: [], keys: [] })).toBeNull();
    for (const sort of ["text", "receivedAt", "alarm", "site,-receivedAt", "seq,text", "-alarm,-seq"])
      expect(costlyListPart({ sort, skipTotal: "1" }, { sorts, narrow: [], keys: [] })).toBe("sort");
  });
});

describe("a list of what grows for ever", () => {
  const asked = (query: ListQuery) => costlyListPart({ skipTotal: "1", ...query }, longList(events));
  it.each([
    ["of a site", 'site = "abc"', null],
    ["of a site, narrowed", "siteNo = '4711' && zone = '3' && receivedAt > '2026'", null],
    ["after a number", "seq > 41", null],
    ["changed since", `(updated > '${AT}' || (updated = '${AT}' && id > ''))`, null],
    ["by a text", "text ~ 'x'", "filter"],
    ["by a text of a site", "site = 'abc' && text ~ 'x'", "filter"],
    ["by a column without an index", "zone = '3'", "filter"],
    ["by a class, which most have", "class = 'alarm' && text = 'x'", "filter"],
    ["of no alarm, as most are", "alarm = '' && text = 'x'", "filter"],
    ["of a site or a text", "site = 'a' || text = 'x'", "filter"],
    ["after a number that is a column", "seq > text", "filter"],
    ["after a number, by another column", "seq > 0 && text = 'x'", "filter"],
    ["changed since, by another column", "(updated > '2' && text = 'x' || (updated = '2' && id > 'x'))", "filter"],
    ["behind a bracket", "(zone = '3' || site = 'abc')", "filter"],
  ])("%s", (_, filter, part) => {
    expect(asked({ filter })).toBe(part);
  });

  it.each<[string, string, string, string | null]>([
    ["of a site in the order of its index", "siteNo = '4711' && zone = '3'", "-receivedAt", null],
    ["of a site in that order, whole", "site = 'abc'", "-site,-receivedAt", null],
    ["of an alarm by number", "alarm = 'abc'", "seq", null],
    ["of an alarm, page by page", "alarm = 'abc' && id > 'x'", "id", null],
    ["of a site by number", "siteNo = '4711' && text = 'z'", "seq", "sort"],
    ["of a site by class", "siteNo = '4711' && text = 'z'", "class,receivedAt", "sort"],
    ["of a site by id", "siteNo = '4711' && text = 'z'", "id", "sort"],
    ["of a record by time", "id = 'abc'", "receivedAt", "sort"],
    ["after a number, backwards", "seq > 41", "-seq", null],
    ["after a number by time", "seq < 1", "receivedAt", "sort"],
    ["after an id", "id > 'zzz'", "id", null],
    ["after an id by time", "id > 'zzz'", "receivedAt", "sort"],
    ["changed since, by number", "(updated > '2099')", "seq", "sort"],
    ["changed since, backwards", "(updated > '2026')", "-updated", null],
  ])("%s", (_, filter, sort, part) => {
    expect(asked({ filter, sort })).toBe(part);
  });

  it.each<[string, ListQuery, string | null]>([
    ["is had without a total alone", { skipTotal: "" }, "skipTotal"],
    ["is had without a total, spelt as others do", { skipTotal: "true" }, null],
    ["has nine pages", { page: "9" }, null],
    ["has no page behind which thousands of rows lie", { page: "10" }, "page"],
  ])("%s", (_, query, part) => {
    expect(asked(query)).toBe(part);
  });
});

it.each<[string, string]>([
  ["a priority, which thousands have", "priority = 2"],
  ["a priority or a site", "priority = 2 || siteNo = '4711'"],
  ["a site that is none", "siteNo = '' && priority = 2"],
])("closed alarms are not had by %s", (_, filter) =>
  expect(costlyListPart({ filter, skipTotal: "1" }, longList(alarmHistory))).toBe("filter"),
);

it("of one record a filter does not matter, what is shown with it does", () => {
  expect(costlyPart({ filter: likes(60), expand: "role" })).toBeNull();
  expect(costlyPart({ expand: "a_via_b" })).toBe("expand");
});

it("looks through no JSON of what grows for ever", () => {
  expect(costlyListPart({ filter: 'trace ~ "x"' }, longList(events))).toBe("filter");
  expect(costlyListPart({ filter: 'media.xdata ~ "x"' }, longList(events))).toBe("filter");
});
