/** The long run of the tests that kill and starve, and the page its figures are written to. */

import { existsSync, readdirSync } from "node:fs";
import { readFile, rm, writeFile } from "node:fs/promises";
import { cpus, loadavg, totalmem } from "node:os";
import { join } from "node:path";
import { runCommand } from "./command.mjs";
import { Failure } from "./failure.mjs";
import { BUILD, ROOT } from "./paths.mjs";
import { listSuites, runSuite } from "./suites.mjs";
import { prepareTests } from "./test-run.mjs";
import { createProgress } from "./progress.mjs";

/** @typedef {{ scenario: string, figures: Record<string, string | number> }} Told */

const RESULTS = join(BUILD, "reports", "campaign.jsonl");
const PAGE = join(ROOT, "docs", "campaign.md");
const BROWSER_FILES = ["tests/e2e/return.spec.ts"];
const KILL_FOLDER = "tests/kill";
const USUAL_SIZE = 10;
const HOUR_MS = 3_600_000;

/**
 * @param {readonly string[]} args
 * @returns {Promise<number>} the exit code
 */
export async function campaign([size = String(USUAL_SIZE), ...others]) {
  if (others.length > 0 || !/^[1-9]\d?$/.test(size))
    throw new Failure(`"${[size, ...others].join(" ")}" is no size: give one number from 1 to 99.`);
  await rm(RESULTS, { force: true });
  const env = await prepareTests(createProgress());
  const startedAt = Date.now();
  const load = loadavg()[0] ?? 0;
  /** @type {import("./suites.mjs").Counts & { note: string }} */
  const counts = { passed: 0, failed: 0, skipped: 0, note: "" };
  for (const suite of campaignSuites(Number(size))) {
    const { note, tests, ...counted } = await runSuite(suite, {
      ...env,
      CAMPAIGN_SIZE: size,
      CAMPAIGN_RESULTS: RESULTS,
    });
    for (const key of /** @type {const} */ (["passed", "failed", "skipped"])) counts[key] += counted[key];
    for (const test of tests) console.log(`✗ ${test}`);
    counts.note = [counts.note, note].filter((part) => part !== "").join("; ");
  }
  const told = existsSync(RESULTS) ? readTold(await readFile(RESULTS, "utf8")) : [];
  const { output } = await runCommand("git", ["rev-parse", "--short", "HEAD"], { cwd: ROOT });
  const about = { size: Number(size), load, minutes: Math.round((Date.now() - startedAt) / 60_000), of: output.trim() };
  await writeFile(
    PAGE,
    campaignPage(told, { ...about, ...counts, at: new Date(startedAt).toISOString().slice(0, 10) }),
  );
  console.log(`${counts.passed} passed, ${counts.failed} failed`);
  return counts.failed === 0 ? 0 : 1;
}

/**
 * The tests that kill, longer; and all that can go wrong between a browser and the store. One file after the other: what failed
 * is said when its file is over, not after an hour.
 * @param {number} size
 */
function campaignSuites(size) {
  const timeoutMs = size * HOUR_MS;
  const killers = readdirSync(join(ROOT, KILL_FOLDER)).filter((name) => name.endsWith(".test.ts"));
  return listSuites().flatMap((suite) => {
    const withFiles = (/** @type {string[]} */ ...files) => ({
      ...suite,
      name: files.join(" "),
      args: [...suite.args, ...files],
      timeoutMs,
    });
    if (suite.name === "kill") return killers.sort().map((name) => withFiles(`${KILL_FOLDER}/${name}`));
    return suite.name === "e2e-alone" ? [withFiles(...BROWSER_FILES)] : [];
  });
}

/** @param {string} lines @returns {Told[]} */
export const readTold = (lines) =>
  lines
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => JSON.parse(line));

/** @typedef {{ size: number, load: number, minutes: number, of: string, at: string, passed: number, failed: number, skipped: number, note: string }} About */

/**
 * The page. Figures as they were seen, whatever they say.
 * @param {readonly Told[]} told
 * @param {About} about
 */
export function campaignPage(told, { size, load, minutes, of, at, passed, failed, skipped, note }) {
  const machine = `${cpus().length} cores (${cpus()[0]?.model ?? "unknown"}), ${Math.round(totalmem() / 2 ** 30)} GB`;
  const rows = told.map(({ scenario, figures }) => {
    const said = Object.entries(figures).map(([name, value]) => `${name} **${value}**`);
    return `| ${scenario} | ${said.join(" · ")} |`;
  });
  return `# The last campaign

Written by \`npm run campaign\`: the tests of \`tests/kill\` ${size} times as long as in \`npm test\`, and
all of \`tests/e2e/return.spec.ts\`. Acknowledged = stored, once
each; no screen calls itself live with what is older than 15 s. \`faults\` counts every broken promise that was found.

${at}, commit ${of}, ${machine}, load average ${load.toFixed(1)} before; ${minutes} minutes. ${passed} passed, ${failed} failed, ${skipped} skipped.${note === "" ? "" : ` ${note}`}

| what was done | what was seen |
|---|---|
${rows.join("\n")}
`;
}
