/** Where each audience's record is, and what follows what. */
import { expect, it } from "vitest";
import { feedStep, feedTopics } from "../../../domain/live/feed";

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
