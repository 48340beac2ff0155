/** A save is under way and somebody types on: what the form holds when the answer is there. */
import { expect, it } from "vitest";
import type { Drafts } from "../../../../../src/resources/records/form/drafts";
import { afterSave, isTypedSince } from "../../../../../src/resources/records/form/typed-since";

const sent: Drafts = { name: " Police ", order: "7", phones: [{ number: "112", kind: "" }], on: true };
/** As the store has it: without blanks, and with what it added. */
const stored: Drafts = { name: "Police", order: "7", phones: [{ number: "112", kind: "" }], on: true };

it.each<[string, Drafts, Drafts]>([
  ["nothing typed since: what the store answered", {}, {}],
  ["another field", { order: "75" }, { order: "75" }],
  ["the same field, typed on", { name: " Police L" }, { name: " Police L" }],
  ["half of a number counts as typed", { order: "7x" }, { order: "7x" }],
  ["taken back to what stood there before", { on: false }, { on: false }],
  ["a number that is emptied", { order: "" }, { order: "" }],
  ["rows made anew with the same text are not typed", { phones: [{ number: "112", kind: "" }] }, {}],
  ["a row that was added", { phones: [] }, { phones: [] }],
])("%s", (_, since, want) => {
  const now = { ...sent, ...since };
  expect(afterSave(stored, { sent, now })).toEqual({ ...stored, ...want });
  expect(isTypedSince(sent, now)).toBe(Object.keys(want).length > 0);
});

it("tells a file that was picked since from none", () => {
  const before: Drafts = { avatar: { kept: "a.png", picked: null } };
  const picked: Drafts = { avatar: { kept: "a.png", picked: new File(["x"], "b.png") } };
  const answered: Drafts = { avatar: { kept: "b_1.png", picked: null } };
  expect(afterSave(answered, { sent: before, now: picked })).toEqual(picked);
  // The same one is what was stored.
  expect(afterSave(answered, { sent: picked, now: picked })).toEqual(answered);
});
