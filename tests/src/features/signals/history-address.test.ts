/** The history's address: what it says is kept, what it cannot say is left out. */

import { expect, it } from "vitest";
import { readSearch } from "../../../../src/features/signals/history-address";

it.each([
  ["nothing", {}, {}],
  ["a tab", { tab: "alarms" }, { tab: "alarms" }],
  ["a tab that is none", { tab: "desk" }, {}],
  ["an alarm", { alarm: "abcdefghij12345" }, { tab: "alarms", alarm: "abcdefghij12345" }],
  ["an id that no alarm can have", { alarm: "../x" }, { tab: "alarms", alarm: "none" }],
  ["an alarm's number in the place of its id", { alarm: 651 }, { tab: "alarms", alarm: "none" }],
  ["an alarm left empty", { alarm: "" }, {}],
  ["a quick period", { quick: "d7" }, { quick: "d7" }],
  ["a quick period that is none", { quick: "toString" }, {}],
  [
    "a period",
    { from: "2026-06-15T08:30", to: "2026-06-16T08:30" },
    { from: "2026-06-15T08:30", to: "2026-06-16T08:30" },
  ],
  ["no period", { from: "yesterday" }, {}],
  ["filters", { filter: { account: "0017", code: "" } }, { filter: { account: "0017" } }],
  ["an account of digits, written by hand", { filter: { account: 1001 } }, { filter: { account: "1001" } }],
  ["a filter that is none", { filter: { secret: "x" } }, {}],
  ["filters that are none", { filter: null }, {}],
])("reads %s", (_, search, want) => expect(readSearch(search)).toEqual(want));
