/** The sum at the end of a test run tells the truth, also when a suite could not run. */

import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, it } from "vitest";
import { countPlaywright, countVitest, listSuites, runSuite } from "../../scripts/lib/suites.mjs";
import { closingLines } from "../../scripts/lib/test-run.mjs";
import { scratch } from "../support/scratch.mjs";

it("counts vitest's tests, and a file that can't be loaded as a failure", () => {
  const report = {
    numPassedTests: 5,
    numFailedTests: 1,
    numPendingTests: 2,
    numTodoTests: 1,
    testResults: [
      { status: "failed", assertionResults: [{}] },
      { status: "failed", assertionResults: [] },
      { status: "passed", assertionResults: [{}] },
    ],
  };
  expect(countVitest(report)).toEqual({ passed: 5, failed: 2, skipped: 3 });
});

it("counts a test that passed only at the second try, and an error outside tests, as failures", () => {
  const report = { stats: { expected: 7, unexpected: 1, flaky: 1, skipped: 2 }, errors: [{ message: "no store" }] };
  expect(countPlaywright(report)).toEqual({ passed: 7, failed: 3, skipped: 2 });
});

it.each([
  ["all is well", { passed: 12, failed: 0, skipped: 0 }, [], ["12 passed, 0 failed"]],
  ["some were left out", { passed: 12, failed: 0, skipped: 3 }, [], ["3 skipped", "12 passed, 0 failed"]],
  ["some failed", { passed: 9, failed: 1, skipped: 3 }, ["slow"], ["✗ slow", "3 skipped", "9 passed, 1 failed"]],
])("closes with nothing but passed and failed in the last line: %s", (_sentence, sum, notes, lines) => {
  expect(closingLines(sum, notes)).toEqual(lines);
});

/** @type {[sentence: string, script: string, wanted: { passed: number, failed: number }, note: string][]} */
const RUNS = [
  ["a good run", "report({ passed: 3, failed: 0 })", { passed: 3, failed: 0 }, ""],
  ["failed tests", "report({ passed: 3, failed: 2 }); process.exit(1)", { passed: 3, failed: 2 }, ""],
  ["no report at all", "process.exit(1)", { passed: 0, failed: 1 }, "ran no test"],
  ["no test found", "report({ passed: 0, failed: 0 })", { passed: 0, failed: 1 }, "ran no test"],
  [
    "a bad end after good tests",
    "report({ passed: 3, failed: 0 }); process.exit(7)",
    { passed: 3, failed: 1 },
    "code 7",
  ],
  ["a run without an end", "setInterval(() => {}, 1000)", { passed: 0, failed: 1 }, "not done in time"],
];

it.each(RUNS)("%s is counted as it was", async (_sentence, script, wanted, note) => {
  const folder = await scratch();
  const report = join(folder, "report.json");
  const body = `const report = (x) => require("node:fs").writeFileSync(${JSON.stringify(report)}, JSON.stringify(x));`;
  await writeFile(join(folder, "suite.cjs"), `${body}\n${script}`);
  const [first] = listSuites();
  if (!first) throw new Error("there is no suite");
  const count = (/** @type {any} */ counts) => ({ skipped: 0, ...counts });
  const timeoutMs = note === "not done in time" ? 1000 : 60_000;
  const suite = { ...first, script: join(folder, "suite.cjs"), args: [], report, count, timeoutMs };
  const result = await runSuite(suite, {});
  expect(result).toMatchObject(wanted);
  if (note === "") expect(result.note).toBe("");
  else expect(result.note).toContain(note);
});
