/** The order of a test run and its sum. */

import { getBrowser } from "./browser.mjs";
import { buildParts, PARTS } from "./build-steps.mjs";
import { listChecks, runChecks } from "./checks.mjs";
import { Failure, messageOf } from "./failure.mjs";
import { requirePackages } from "./packages.mjs";
import { getPocketBase } from "./pocketbase.mjs";
import { createProgress } from "./progress.mjs";
import { listSuites, runSuite } from "./suites.mjs";

/** @typedef {import("./suites.mjs").Counts} Counts */

/** What can be named, in the order in which it is run. */
export const SUITES = ["checks", ...listSuites().map(({ name }) => name)];

/**
 * Runs everything, or with arguments only the named suites ("checks", "unit", "store", …).
 * @param {readonly string[]} only
 * @returns {Promise<number>} the exit code
 */
export async function test(only) {
  const progress = createProgress();
  const suites = listSuites();
  const unknown = only.find((name) => !SUITES.includes(name));
  if (unknown) throw new Failure(`There is no suite "${unknown}": name some of ${SUITES.join(", ")}.`);
  /** @param {string} name */
  const isWanted = (name) => only.length === 0 || only.includes(name);
  /** @type {Counts} */
  const sum = { passed: 0, failed: 0, skipped: 0 };
  /** @type {string[]} */
  const notes = [];
  try {
    const env = await prepareTests(progress);
    if (isWanted("checks")) {
      const results = await runChecks(listChecks({ tests: false }), progress);
      add(sum, { passed: results.filter(({ ok }) => ok).length, failed: results.filter(({ ok }) => !ok).length });
      notes.push(...results.filter(({ ok }) => !ok).map(({ name }) => `the check "${name}" failed`));
    }
    for (const suite of suites.filter(({ name }) => isWanted(name))) {
      console.log(`\n— ${suite.name} —`);
      const { note, tests, ...counts } = await runSuite(suite, env);
      add(sum, counts);
      notes.push(...tests);
      if (note !== "") notes.push(note);
    }
  } catch (error) {
    notes.push(messageOf(error));
    sum.failed += 1;
  }
  for (const line of closingLines(sum, notes)) console.log(line);
  return sum.failed === 0 ? 0 : 1;
}

/**
 * How a run ends: what went wrong, what was left out, and last of all the sum, which other programs read.
 * @param {Counts} sum
 * @param {readonly string[]} notes
 */
export function closingLines({ passed, failed, skipped }, notes) {
  return [
    ...notes.map((note) => `✗ ${note}`),
    ...(skipped > 0 ? [`${skipped} skipped`] : []),
    `${passed} passed, ${failed} failed`,
  ];
}

/**
 * What every suite needs; the variables that tell them where it is.
 * @param {import("./progress.mjs").Progress} progress
 * @returns {Promise<Record<string, string>>}
 */
export async function prepareTests(progress) {
  await requirePackages(progress);
  const pocketbase = await progress.step("getting PocketBase", async (tell) => {
    const found = await getPocketBase();
    tell(`PocketBase ${found.way}`);
    return found.path;
  });
  const browser = await progress.step("getting a browser", async (tell) => {
    const found = await getBrowser();
    tell(`Chromium ${found.way}`);
    return found.path;
  });
  await buildParts(PARTS, progress);
  return { WATCHDESK_POCKETBASE: pocketbase, CHROMIUM: browser };
}

/** @param {Counts} sum @param {Partial<Counts>} counts */
function add(sum, { passed = 0, failed = 0, skipped = 0 }) {
  sum.passed += passed;
  sum.failed += failed;
  sum.skipped += skipped;
}
