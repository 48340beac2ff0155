/** Who was signed out because he was away, as the log's lines tell it. */
import { expect, it } from "vitest";
import { leftAlone } from "../../../../src/features/shell/left-alone";

const line = (author: string, at: string, key = "released_inactive") => ({
  author,
  authorName: author.toUpperCase(),
  at,
  message: { key },
});

it.each([
  ["nothing", [], []],
  ["other lines", [line("ada", "1", "released"), { ...line("ada", "1"), message: null }], []],
  ["one's own", [line("me", "1")], []],
  ["two alarms of one act", [line("ada", "1"), line("ada", "1")], [{ key: "ada 1", name: "ADA", count: 2 }]],
  [
    "two people, the newest first",
    [line("ada", "1"), line("bo", "2")],
    [
      { key: "bo 2", name: "BO", count: 1 },
      { key: "ada 1", name: "ADA", count: 1 },
    ],
  ],
])("%s", (_, lines, want) => expect(leftAlone(lines, "me")).toEqual(want));
