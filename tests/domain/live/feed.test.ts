/** Where each audience's record is, and what follows what. */
import { expect, it } from "vitest";
import { feedItems, feedStep, feedText, feedTopics } from "../../../domain/live/feed";

it.each([
  ["nobody's", "", []],
  ["the staff's", "staff", ["signal_feed/staff0000000000"]],
  ["a dealer's", "dealer:abcdefghij01234", ["signal_feed/abcdefghij01234"]],
  [
    "two customers'",
    "customer:abcdefghij01234 customer:zzzzzzzzzzzzzzz",
    ["signal_feed/abcdefghij01234", "signal_feed/zzzzzzzzzzzzzzz"],
  ],
])("the topics of %s feed", (_, audiences, topics) => expect(feedTopics(audiences)).toEqual(topics));

it.each([
  [4, 5, "next"],
  [4, 4, "repeat"],
  [4, 3, "repeat"],
  [4, 6, "gap"],
])("after %i comes %i: %s", (last, next, step) => expect(feedStep(last, next)).toBe(step));

it("reads new events and other changes back from the text that was written", () => {
  const alarm = { c: "events_alarm", a: "update", record: { id: "a1", updated: "now", priority: 2 } };
  const head = { columns: ["seq", "id", "text", "media"], same: { created: "now", updated: "now" } };
  const rows = [`[7,"e1","a \\"word\\"",null]`, `[8,"e2","",{"xdata":[]}]`];
  const event = { created: "now", updated: "now" };
  expect(feedItems({ items: feedText(head, { rows, items: [JSON.stringify(alarm)] }) })).toEqual([
    { c: "events", a: "create", record: { seq: 7, id: "e1", text: 'a "word"', media: null, ...event } },
    { c: "events", a: "create", record: { seq: 8, id: "e2", text: "", media: { xdata: [] }, ...event } },
    alarm,
  ]);
  expect(feedItems({ items: feedText(head, { rows: [], items: [] }) })).toEqual([]);
  expect(feedItems({ items: "" })).toEqual([]);
});
