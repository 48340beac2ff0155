/** The suites of tests: how each is run, and how its result is counted from its report. */

import { existsSync } from "node:fs";
import { mkdir, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { runCommand } from "./command.mjs";
import { failedInPlaywright, failedInVitest, isBroken } from "./failed-tests.mjs";
import { BUILD, ROOT } from "./paths.mjs";

/** @typedef {{ passed: number, failed: number, skipped: number }} Counts */
/** @typedef {{ name: string, script: string, args: string[], env: Record<string, string>, report: string, timeoutMs: number, count: (report: any) => Counts, failed: (report: any) => string[] }} Suite */

const REPORTS = join(BUILD, "reports");
const MINUTE_MS = 60_000;

/** @param {string} project @param {number} timeoutMs @returns {Suite} */
function vitestSuite(project, timeoutMs) {
  const report = join(REPORTS, `${project}.json`);
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
  return {
    name: project,
    script: join(ROOT, "node_modules", "vitest", "vitest.mjs"),
    args: ["run", "--project", project, ...reporters],
    env: {},
    report,
    timeoutMs,
    count: countVitest,
    failed: failedInVitest,
  };
}

/** @param {string} name @param {readonly string[]} projects of playwright.config.ts, side by side @returns {Suite} */
function browserSuite(name, projects) {
  const report = join(REPORTS, `${name}.json`);
  return {
    name,
    script: join(ROOT, "node_modules", "@playwright", "test", "cli.js"),
    args: ["test", ...projects.map((project) => `--project=${project}`), "--reporter=list,json"],
    env: { PLAYWRIGHT_JSON_OUTPUT_NAME: report, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
    report,
    timeoutMs: 30 * MINUTE_MS,
    count: countPlaywright,
    failed: failedInPlaywright,
  };
}

/** Every suite in the order in which it tells most soonest. @returns {Suite[]} */
export function listSuites() {
  return [
    vitestSuite("unit", 10 * MINUTE_MS),
    vitestSuite("store", 20 * MINUTE_MS),
    vitestSuite("conformance", 10 * MINUTE_MS),
    browserSuite("e2e", ["beside"]),
    browserSuite("conformance-browser", ["conformance"]),
    browserSuite("e2e-alone", ["alone", "waits"]),
    vitestSuite("kill-beside", 20 * MINUTE_MS),
    vitestSuite("kill", 30 * MINUTE_MS),
  ];
}

/**
 * Runs a suite in sight and counts it. One that ends badly has at least one failure, whatever its report says.
 * @param {Suite} suite
 * @param {Record<string, string>} env
 * @returns {Promise<Counts & { note: string, tests: string[] }>} `tests` = those that failed, each with the first of its error
 */
export async function runSuite({ name, script, args, env: own, report, timeoutMs, count, failed }, env) {
  await mkdir(REPORTS, { recursive: true });
  await rm(report, { force: true });
  const all = { ...process.env, ...env, ...own };
  const ran = await runCommand(process.execPath, [script, ...args], { cwd: ROOT, env: all, timeoutMs, show: true });
  const read = existsSync(report) ? JSON.parse(await readFile(report, "utf8")) : undefined;
  const counts = read === undefined ? { passed: 0, failed: 0, skipped: 0 } : count(read);
  const tests = read === undefined ? [] : failed(read);
  const note = whatIsWrong({ ...ran, ...counts });
  if (note === "") return { ...counts, note, tests };
  return { ...counts, failed: Math.max(1, counts.failed), note: `the suite ${name} ${note}`, tests };
}

/**
 * "" = nothing. A suite whose tests all skip themselves, as for want of a loop disk, says so in its counts.
 * @param {Counts & { code: number | null, timedOut: boolean }} run
 */
function whatIsWrong({ code, timedOut, passed, failed, skipped }) {
  if (timedOut) return "was not done in time";
  if (passed + failed + skipped === 0) return "ran no test";
  if (code !== 0 && failed === 0) return `ended with code ${code}`;
  return "";
}

/**
 * Counts vitest's report; a file that could not be loaded, or whose beginning failed, counts as one failure.
 * @param {any} report
 * @returns {Counts}
 */
export function countVitest(report) {
  const broken = report.testResults.filter(isBroken);
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + broken.length,
    skipped: report.numPendingTests + (report.numTodoTests ?? 0),
  };
}

/**
 * Counts Playwright's report; a test that passed only at a second try is a failure, and so is an error outside tests.
 * @param {any} report
 * @returns {Counts}
 */
export function countPlaywright(report) {
  const { expected, unexpected, flaky, skipped } = report.stats;
  return { passed: expected, failed: unexpected + flaky + (report.errors?.length ?? 0), skipped };
}
