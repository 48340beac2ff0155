/** The list of the specification: which tests prove which line, and what is open. */

import { expect, it } from "vitest";
import {
  idsIn,
  judge,
  printed,
  proofsInPlaywright,
  proofsInVitest,
  readLines,
} from "../../scripts/lib/conformance.mjs";

it.each([
  ["S4-16 S8-06 after the role's minutes", ["S4-16", "S8-06"]],
  ["S9-21, S2-10 shows 999+", ["S9-21", "S2-10"]],
  ["opens S4-16 in the middle of a sentence", []],
  ["H-TS-01 a case of the field", []],
])("%s names %j", (title, ids) => expect(idsIn(title)).toEqual(ids));

const line = (/** @type {string} */ id) => ({ id, under: "", text: `text of ${id}` });

it("calls a line proved only if all its tests passed, and open if it has none and no reason", () => {
  const verdicts = judge(["S2-01", "S2-02", "S2-03", "S2-04"].map(line), { "S2-03": "use not shown" }, [
    { title: "S2-01 S2-02 good", passed: true },
    { title: "S2-02 bad", passed: false },
  ]);
  expect(verdicts.map(({ state }) => state)).toEqual(["pass", "fail", "not tested", "open"]);
  expect(printed(verdicts)).toEqual([
    "✓ S2-01  text of S2-01",
    "✗ S2-02  text of S2-02 (2 tests)",
    "– S2-03  text of S2-03 [use not shown]",
    "? S2-04  text of S2-04",
    "",
    "1 proved, 1 failed, 1 not to be tested, 1 open",
  ]);
});

it("takes no test that was left out as a proof", () => {
  const vitest = { testResults: [{ assertionResults: [{ title: "S2-01 a", status: "skipped" }] }] };
  expect(proofsInVitest(vitest)).toEqual([{ title: "S2-01 a", passed: false }]);
  const specs = [{ title: "S2-02 b", ok: true, tests: [{ status: "skipped" }] }];
  expect(proofsInPlaywright({ suites: [{ suites: [{ specs }] }] })).toEqual([{ title: "S2-02 b", passed: false }]);
});

it("has each line once, and gives reasons for lines that there are", async () => {
  const { lines, notTested } = await readLines();
  const ids = lines.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(Object.keys(notTested).filter((id) => !ids.includes(id))).toEqual([]);
  expect(Object.values(notTested).filter((reason) => reason.trim() === "")).toEqual([]);
});
