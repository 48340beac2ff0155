/** The log with what waits for it: each line once, wherever it stands by now (H-PW-04). */
import { expect, it } from "vitest";
import { isOpenLine, withOutbox } from "../../../src/resources/alarm-lines";
import type { OutboxLine } from "../../../src/sync/outbox-lines";
import type { ReportRow } from "../../../src/sync/rows";

const ME = { id: "me", name: "Ayla" };

const waiting = (id: string, change: Partial<OutboxLine> = {}): OutboxLine => ({
  id,
  kind: "note",
  alarm: "a",
  madeAt: Date.UTC(2026, 5, 15, 8, 30),
  state: "waiting",
  code: "",
  data: {},
  tries: 1,
  waited: true,
  seq: 1,
  body: { text: `text of ${id}`, shortcut: "", alarmNo: 1, siteName: "Depot" },
  ...change,
});

const row = (id: string): ReportRow => ({
  id,
  updated: "2026-06-15 08:31:00.000Z",
  events: "",
  report: `stored ${id}`,
  alarm: "a",
  kind: "note",
  message: null,
  author: "me",
  authorName: "Ayla",
  at: "2026-06-15 08:31:00.000Z",
  lineNo: 3,
  shortcut: "",
});

it("puts what waits before what is stored, the last written first, in the writer's name and at the time of writing", () => {
  const { lines, standing } = withOutbox([row("x")], [waiting("w1"), waiting("w2", { seq: 2 })], ME);
  expect(lines.map(({ report }) => report)).toEqual(["text of w2", "text of w1", "stored x"]);
  expect(lines[0]).toMatchObject({ authorName: "Ayla", at: "2026-06-15 08:30:00.000Z", kind: "note" });
  expect([...standing.keys()].toSorted((a, b) => a.localeCompare(b))).toEqual(["w1", "w2"]);
});

it.each<[string, Partial<OutboxLine>, string | undefined]>([
  ["one that is stored and had to wait says that it is sent", { state: "sent" }, "sent"],
  ["one that was sent at once says nothing", { state: "sent", waited: false }, undefined],
  ["one whose answer was lost is stored, and no longer waits", { state: "waiting" }, undefined],
  ["one that is stored is not refused, whatever a later sending was told", { state: "refused" }, undefined],
])("%s", (_, change, want) => {
  const { lines, standing } = withOutbox([row("x")], [waiting("x", change)], ME);
  expect(lines.map(({ report }) => report)).toEqual(["stored x"]);
  expect(standing.get("x")?.state).toBe(want);
});

it.each<[OutboxLine["state"], boolean]>([
  ["waiting", true],
  ["sending", true],
  ["refused", true],
  ["sent", false],
])("a line that is %s is no fact of the log yet: %s", (state, open) => {
  expect(isOpenLine(withOutbox([], [waiting("w", { state })], ME).standing, "w")).toBe(open);
});

it("shows a line whose words are lost, empty", () => {
  expect(withOutbox([], [waiting("w", { body: null })], ME).lines).toMatchObject([{ report: "", shortcut: "" }]);
});
