/** Which tests failed and with what, read from a suite's report: told again where a long run ends, thousands of lines later. */

import { relative } from "node:path";
import { ROOT } from "./paths.mjs";

/** So much of a run is told again: the rest of a bad day stands further up. */
const MOST_TESTS = 20;
const MOST_LINES = 8;
const MOST_OF_A_LINE = 240;

// eslint-disable-next-line no-control-regex
const COLOURS = /\u001b\[[0-9;]*m/g;

/**
 * Could not be loaded, or failed before its tests, which are then left out.
 * @param {{ status: string, assertionResults: readonly { status: string }[] }} file of vitest's report
 */
export const isBroken = ({ status, assertionResults }) =>
  status === "failed" && !assertionResults.some((test) => test.status === "failed");

/** @param {any} report vitest's @returns {string[]} */
export function failedInVitest(report) {
  return report.testResults
    .flatMap((/** @type {any} */ file) => {
      if (isBroken(file)) return [told(fileOf(file.name), file.message)];
      return file.assertionResults
        .filter((/** @type {any} */ test) => test.status === "failed")
        .map((/** @type {any} */ test) => told(`${fileOf(file.name)} › ${test.fullName}`, test.failureMessages?.[0]));
    })
    .slice(0, MOST_TESTS);
}

/** @param {any} report Playwright's @returns {string[]} */
export function failedInPlaywright(report) {
  const outside = (report.errors ?? []).map((/** @type {any} */ { message }) => told("outside of the tests", message));
  return [...(report.suites ?? []).flatMap(failedInSuite), ...outside].slice(0, MOST_TESTS);
}

/** @param {any} suite @returns {string[]} */
function failedInSuite({ suites = [], specs = [] }) {
  const own = specs.flatMap((/** @type {any} */ { title, file, line, tests }) =>
    tests
      .filter((/** @type {any} */ { status }) => status === "unexpected" || status === "flaky")
      .map((/** @type {any} */ { results }) => told(`${file}:${line} › ${title}`, firstError(results))),
  );
  return [...own, ...suites.flatMap(failedInSuite)];
}

/** @param {any[]} results one for each try @returns {string | undefined} */
const firstError = (results) => results.map(({ error }) => error?.message).find((message) => message !== undefined);

/** @param {string} name @param {string} [message] */
function told(name, message = "") {
  const lines = message
    .replace(COLOURS, "")
    .split("\n")
    .filter((line) => line.trim() !== "");
  return [name, ...lines.slice(0, MOST_LINES).map((line) => `    ${line.slice(0, MOST_OF_A_LINE)}`)].join("\n");
}

/** @param {string} path */
const fileOf = (path) => relative(ROOT, path);
