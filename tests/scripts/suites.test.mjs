/** The sum at the end of a test run tells the truth, also when a suite could not run. */

import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, it } from "vitest";
import { failedInPlaywright, failedInVitest } from "../../scripts/lib/failed-tests.mjs";
import { ROOT } from "../../scripts/lib/paths.mjs";
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
      { status: "failed", assertionResults: [{ status: "failed" }] },
      { status: "failed", assertionResults: [] },
      // What is done before its tests failed: they are left out.
      { status: "failed", assertionResults: [{ status: "skipped" }] },
      { status: "passed", assertionResults: [{ status: "passed" }] },
    ],
  };
  expect(countVitest(report)).toEqual({ passed: 5, failed: 3, skipped: 3 });
});

it("counts a test that passed only at the second try, and an error outside tests, as failures", () => {
  const report = { stats: { expected: 7, unexpected: 1, flaky: 1, skipped: 2 }, errors: [{ message: "no store" }] };
  expect(countPlaywright(report)).toEqual({ passed: 7, failed: 3, skipped: 2 });
});

it("tells again which of vitest's tests failed, with what, and which file can't be loaded", () => {
  const failed = {
    status: "failed",
    fullName: "adds",
    failureMessages: ["\u001b[31mError: 3 is not 2\u001b[39m\n\n  at x"],
  };
  const report = {
    testResults: [
      { name: join(ROOT, "tests/a.test.ts"), status: "failed", assertionResults: [{ status: "passed" }, failed] },
      { name: join(ROOT, "tests/b.test.ts"), status: "failed", message: "no such file", assertionResults: [] },
      { name: join(ROOT, "tests/c.test.ts"), status: "passed", assertionResults: [{ status: "passed" }] },
    ],
  };
  expect(failedInVitest(report)).toEqual([
    "tests/a.test.ts › adds\n    Error: 3 is not 2\n      at x",
    "tests/b.test.ts\n    no such file",
  ]);
});

it("tells again which browser tests failed or passed at the second try only, and what failed outside of them", () => {
  /** @param {string} title @param {string} status @param {{ error?: { message: string } }[]} results */
  const spec = (title, status, results) => ({ title, file: "a.spec.ts", line: 7, tests: [{ status, results }] });
  const flaky = spec("in a block", "flaky", [{ error: { message: "once" } }, {}]);
  const specs = [spec("good", "expected", [{}]), spec("bad", "unexpected", [{ error: { message: "not seen" } }])];
  const report = { suites: [{ specs, suites: [{ specs: [flaky] }] }], errors: [{ message: "no store" }] };
  expect(failedInPlaywright(report)).toEqual([
    "a.spec.ts:7 › bad\n    not seen",
    "a.spec.ts:7 › in a block\n    once",
    "outside of the tests\n    no store",
  ]);
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
  const failed = (/** @type {any} */ counts) => (counts.failed > 0 ? ["the test that failed"] : []);
  const suite = { ...first, script: join(folder, "suite.cjs"), args: [], report, count, failed, timeoutMs };
  const result = await runSuite(suite, {});
  expect(result).toMatchObject(wanted);
  if (note === "") expect(result.note).toBe("");
  else expect(result.note).toContain(note);
  expect(result.tests).toEqual(script.includes("failed: 2") ? ["the test that failed"] : []);
});
