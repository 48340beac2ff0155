/** Which results of calls may be taken back. */
import { describe, expect, it } from "vitest";
import { type BookedCall, CALL_UNDO_LIMIT_MS, mayUndoCall, undoneId, undoShortcut } from "../../../domain/alarms/calls";

const NOW = 1_000_000;
const line: BookedCall = { alarm: "a1", kind: "call", author: "bora", shortcut: "call_busy", atMs: NOW - 4_000 };
const by = { alarm: "a1", person: "bora", nowMs: NOW, undoneBefore: false };

describe("a result of a call", () => {
  it.each<[string, Partial<BookedCall>, Partial<typeof by>, boolean]>([
    ["may be taken back by who booked it a moment ago", {}, {}, true],
    ["not by another", {}, { person: "ayla" }, false],
    ["not later than the limit", { atMs: NOW - CALL_UNDO_LIMIT_MS - 1 }, {}, false],
    ["not from another alarm's log", { alarm: "a2" }, {}, false],
    ["not twice", {}, { undoneBefore: true }, false],
    ["nor is a note one", { kind: "note", shortcut: "" }, {}, false],
    ["nor a line that takes back itself", { shortcut: undoShortcut("call00000000001") }, {}, false],
    ["nor one whose time can't be read", { atMs: Number.NaN }, {}, false],
  ])("%s", (_what, change, who, may) => {
    expect(mayUndoCall({ ...line, ...change }, { ...by, ...who })).toBe(may);
  });

  it("is named by a shortcut that the log has room for", () => {
    expect(undoShortcut("call00000000001")).toHaveLength(20);
    expect(undoneId(undoShortcut("call00000000001"))).toBe("call00000000001");
    expect(undoneId("call_busy")).toBeNull();
  });
});
