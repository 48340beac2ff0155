/** An old Node is told so in one sentence. */

import { readFile } from "node:fs/promises";
import { expect, it } from "vitest";
import { isNodeNewEnough, oldNodeSentence } from "../../scripts/lib/node-version.mjs";

it.each([
  ["18.20.4", false],
  ["20.18.9", false],
  ["20.19.0", true],
  ["20.20.2", true],
  ["21.7.3", false],
  ["22.0.0", false],
  ["22.11.0", false],
  ["22.12.0", true],
  ["23.0.0", true],
  ["100.0.0", true],
])("Node %s is new enough: %s", (version, wanted) => {
  expect(isNodeNewEnough(version)).toBe(wanted);
});

it("says what it needs, what there is and what to do", () => {
  expect(oldNodeSentence("18.20.4")).toBe(
    "Watchdesk needs Node 20.19 or a newer 20, or 22.12 or newer, this is 18.20.4: install such a Node and start again.",
  );
});

it("is asked for by package.json in the same words", async () => {
  const { engines } = JSON.parse(await readFile("package.json", "utf8"));
  expect(engines.node).toBe("^20.19.0 || >=22.12.0");
});
