/** The checks of a commit, each with the command that answers it. */

import { join } from "node:path";
import { runCommand } from "./command.mjs";
import { ROOT } from "./paths.mjs";

/** @typedef {{ name: string, script: string, args: string[], env?: Record<string, string> }} Check */
/** @typedef {{ name: string, ok: boolean, output: string }} CheckResult */

const TOOL_MS = 600_000;

/** @param {readonly string[]} parts */
const module = (...parts) => join(ROOT, "node_modules", ...parts);
const VITEST = module("vitest", "vitest.mjs");
const TSC = module("typescript", "bin", "tsc");

/**
 * The checks to run; tests are left out where they are run and counted one by one.
 * @param {{ tests: boolean }} options
 * @returns {Check[]}
 */
export function listChecks({ tests }) {
  const checks = [
    { name: "format", script: module("prettier", "bin", "prettier.cjs"), args: ["--check", "--log-level=warn", "."] },
    { name: "lint", script: module("oxlint", "bin", "oxlint"), args: ["--type-aware", "--deny-warnings"] },
    { name: "dead code", script: module("knip", "bin", "knip.js"), args: ["--treat-config-hints-as-errors"] },
    { name: "types", script: TSC, args: ["--noEmit"] },
    { name: "types of the scripts", script: TSC, args: ["--noEmit", "-p", "scripts/tsconfig.json"] },
    { name: "locales", script: join(ROOT, "scripts", "check-locales.mjs"), args: [] },
    { name: "size of the first load", script: join(ROOT, "scripts", "check-size.mjs"), args: [] },
  ];
  if (tests) {
    checks.push({ name: "unit tests", script: VITEST, args: ["run", "--project", "unit"] });
    checks.push({ name: "drift", script: VITEST, args: ["run", "--project", "store", "tests/store/drift.test.ts"] });
  }
  return checks;
}

/**
 * Runs one check; its output matters only when it fails.
 * @param {Check} check
 * @returns {Promise<CheckResult>}
 */
export async function runCheck({ name, script, args }) {
  const ran = await runCommand(process.execPath, [script, ...args], { cwd: ROOT, timeoutMs: TOOL_MS });
  return { name, ok: ran.code === 0, output: ran.timedOut ? `${ran.output}\nnot done in time` : ran.output };
}

/**
 * Runs the checks one after another and shows the whole output of those that fail.
 * @param {readonly Check[]} checks
 * @param {import("./progress.mjs").Progress} progress
 * @returns {Promise<CheckResult[]>}
 */
export async function runChecks(checks, progress) {
  /** @type {CheckResult[]} */
  const results = [];
  for (const check of checks) {
    const result = await progress.step(check.name, async (tell) => {
      const done = await runCheck(check);
      if (!done.ok) tell(`${check.name}: FAILED`);
      return done;
    });
    if (!result.ok) console.log(result.output.trimEnd());
    results.push(result);
  }
  return results;
}
