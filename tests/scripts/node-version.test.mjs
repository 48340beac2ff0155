/** An old Node is told so in one sentence. */

import { expect, it } from "vitest";
import { isNodeNewEnough, oldNodeSentence } from "../../scripts/lib/node-version.mjs";

it.each([
  ["18.20.4", false],
  ["20.18.9", false],
  ["20.19.0", true],
  ["20.20.2", true],
  ["22.0.0", true],
  ["100.0.0", true],
])("Node %s is new enough: %s", (version, wanted) => {
  expect(isNodeNewEnough(version)).toBe(wanted);
});

it("says what it needs, what there is and what to do", () => {
  expect(oldNodeSentence("18.20.4")).toBe(
    "Watchdesk needs Node 20.19 or newer, this is 18.20.4: install a newer Node and start again.",
  );
});
