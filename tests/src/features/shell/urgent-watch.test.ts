/** Urgent alarms that somebody on another page must be told of: each once, and no longer than it matters. */

import { expect, it } from "vitest";
import { dismissUrgent, NOTHING_SEEN, stepUrgent, type Look } from "../../../../src/features/shell/urgent-watch";

const alarm = (id: string, priority = 1, owner = "") => ({ id, priority, owner });
const after = (...looks: readonly (Partial<Look> & Pick<Look, "open">)[]) =>
  looks.reduce((state, look) => stepUrgent(state, { onDesk: false, ...look }), NOTHING_SEEN);
const [A, B] = [alarm("a"), alarm("b", 2)];

it.each([
  ["nothing that stood when the page was opened", after({ open: [A] }), []],
  ["one that has come since", after({ open: [A] }, { open: [A, B] }), ["b"]],
  ["it still when others come", after({ open: [] }, { open: [A] }, { open: [A, B] }), ["b", "a"]],
  ["nothing less urgent", after({ open: [] }, { open: [alarm("c", 3)] }), []],
  ["one that a signal has made urgent", after({ open: [alarm("c", 3)] }, { open: [alarm("c", 2)] }), ["c"]],
  ["nothing that somebody has", after({ open: [] }, { open: [A] }, { open: [alarm("a", 1, "bora")] }), []],
  ["nothing that has ended", after({ open: [] }, { open: [A] }, { open: [] }), []],
  ["one that comes back to the queue", after({ open: [A] }, { open: [] }, { open: [A] }), ["a"]],
  ["nothing on the desk", after({ open: [] }, { open: [A], onDesk: true }), []],
  ["nothing that the desk has shown", after({ open: [] }, { open: [A], onDesk: true }, { open: [A] }), []],
])("tells %s", (_, state, want) => expect(state.news).toEqual(want));

it("tells what was dismissed no more", () => {
  const told = after({ open: [] }, { open: [A, B] });
  const left = dismissUrgent(told, ["a"]);
  expect(left.news).toEqual(["b"]);
  expect(stepUrgent(left, { open: [A, B], onDesk: false }).news).toEqual(["b"]);
});
