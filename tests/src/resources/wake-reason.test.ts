import { expect, it } from "vitest";
import { wakeReason } from "../../../src/resources/use-wake-reasons";

/** Lines in the order they were written, each the key of its sentence and a name. */
const log = (...lines: readonly string[]) =>
  lines.map((line, i) => {
    const [key = "", name = ""] = line.split(" ");
    return { lineNo: i + 1, message: key === "note" ? null : { key, name } };
  });

it.each<[string, ReturnType<typeof log>, ReturnType<typeof wakeReason>]>([
  ["time is up", log("held Me", "woken_due", "returned Me"), { why: "due", name: "" }],
  ["a new signal", log("held Me", "woken_signal", "returned Me"), { why: "signal", name: "" }],
  ["a colleague", log("held Me", "woken Bora", "returned Me"), { why: "person", name: "Bora" }],
  ["a note was written since", log("held Me", "woken Bora", "returned Me", "note"), { why: "person", name: "Bora" }],
  ["the last of several waits", log("held Me", "woken Bora", "held Me", "woken_due"), { why: "due", name: "" }],
  ["the line of this wait is not here yet", log("held Me", "woken Bora", "held Me"), null],
  ["it never waited", log("claimed Me"), null],
])("why a wait ended: %s", (_, lines, want) => {
  expect(wakeReason(lines)).toEqual(want);
  expect(wakeReason([...lines].reverse())).toEqual(want);
});
