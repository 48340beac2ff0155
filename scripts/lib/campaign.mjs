/** The long run of the tests that kill and starve, file by file, and the page its figures are written to. */

import { existsSync, readdirSync } from "node:fs";
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { cpus, totalmem } from "node:os";
import { dirname, join } from "node:path";
import { runCommand } from "./command.mjs";
import { Failure } from "./failure.mjs";
import { KILL_BESIDE } from "./kill-beside.mjs";
import { BUILD, ROOT } from "./paths.mjs";
import { listSuites, runSuite } from "./suites.mjs";
import { prepareTests } from "./test-run.mjs";
import { createProgress } from "./progress.mjs";

/** @typedef {{ scenario: string, figures: Record<string, string | number> }} Told */

/**
 * What became of a file.
 * @typedef {import("./suites.mjs").Counts & {
 *   file: string, size: number, of: string, at: string, minutes: number, note: string, tests: string[], told: Told[],
 * }} Part
 */

const RESULTS = join(BUILD, "reports", "campaign.jsonl");
/** The parts so far: one that failed can be run again by itself. */
const PARTS = join(BUILD, "reports", "campaign.json");
const PAGE = join(ROOT, "docs", "campaign.md");
const BROWSER_FILES = ["tests/e2e/return.spec.ts"];
const KILL_FOLDER = "tests/kill";
const USUAL_SIZE = 10;
const HOUR_MS = 3_600_000;

/**
 * @param {readonly string[]} args a size, and parts of the names of the files that are to be run again
 * @returns {Promise<number>} the exit code
 */
export async function campaign(args) {
  const { size, files } = partsOf(args);
  const env = await prepareTests(createProgress());
  const parts = args.length > 1 && existsSync(PARTS) ? JSON.parse(await readFile(PARTS, "utf8")) : [];
  let failed = 0;
  for (const suite of files) {
    const part = await runPart(suite, { size, env });
    failed += part.failed;
    for (const test of part.tests) console.log(`✗ ${test}`);
    // After each of them: one that is ended by hand leaves what it has seen.
    await keep(withPart(parts, part));
  }
  console.log(failed === 0 ? "✓ the campaign is over" : `✗ ${failed} failed`);
  return failed === 0 ? 0 : 1;
}

/** @param {readonly string[]} args */
function partsOf([size = String(USUAL_SIZE), ...names]) {
  if (!/^[1-9]\d?$/.test(size)) throw new Failure(`"${size}" is no size: give one number from 1 to 99.`);
  const all = campaignSuites(Number(size));
  const unknown = names.find((name) => !all.some((suite) => suite.name.includes(name)));
  if (unknown !== undefined)
    throw new Failure(`No file of a campaign is named "${unknown}": ${all.map(({ name }) => name).join(", ")}.`);
  const files = names.length === 0 ? all : all.filter((suite) => names.some((name) => suite.name.includes(name)));
  return { size: Number(size), files };
}

/**
 * The tests that kill, longer; and all that can go wrong between a browser and the store. One file after the other: what failed
 * is said when its file is over, not after an hour.
 * @param {number} size
 */
function campaignSuites(size) {
  const timeoutMs = size * HOUR_MS;
  const killers = readdirSync(join(ROOT, KILL_FOLDER)).filter((name) => name.endsWith(".test.ts"));
  const files = killers.sort().map((name) => `${KILL_FOLDER}/${name}`);
  const isBeside = (/** @type {string} */ file) => KILL_BESIDE.includes(file);
  return listSuites().flatMap((suite) => {
    const withFile = (/** @type {string} */ file) => ({
      ...suite,
      name: file,
      args: [...suite.args, file],
      timeoutMs,
    });
    if (suite.name === "kill") return files.filter((file) => !isBeside(file)).map(withFile);
    if (suite.name === "kill-beside") return files.filter(isBeside).map(withFile);
    return suite.name === "e2e-alone" ? BROWSER_FILES.map(withFile) : [];
  });
}

/**
 * @param {import("./suites.mjs").Suite} suite
 * @param {{ size: number, env: Record<string, string> }} how
 * @returns {Promise<Part>}
 */
async function runPart(suite, { size, env }) {
  await rm(RESULTS, { force: true });
  const startedAt = Date.now();
  const { output } = await runCommand("git", ["rev-parse", "--short", "HEAD"], { cwd: ROOT });
  const ran = await runSuite(suite, { ...env, CAMPAIGN_SIZE: String(size), CAMPAIGN_RESULTS: RESULTS });
  const told = existsSync(RESULTS) ? readTold(await readFile(RESULTS, "utf8")) : [];
  const at = new Date(startedAt).toISOString().slice(0, 10);
  const minutes = Math.round((Date.now() - startedAt) / 60_000);
  return { file: suite.name, size, of: output.trim(), at, minutes, ...ran, told };
}

/**
 * In the place of what the file had before, or behind the others.
 * @param {Part[]} parts changed
 * @param {Part} part
 */
export function withPart(parts, part) {
  const known = parts.findIndex(({ file }) => file === part.file);
  parts.splice(known < 0 ? parts.length : known, known < 0 ? 0 : 1, part);
  return parts;
}

/** @param {readonly Part[]} parts */
async function keep(parts) {
  await mkdir(dirname(PARTS), { recursive: true });
  await writeFile(PARTS, JSON.stringify(parts));
  await writeFile(PAGE, campaignPage(parts));
}

/** @param {string} lines @returns {Told[]} */
export const readTold = (lines) =>
  lines
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => JSON.parse(line));

/**
 * The page. Figures as they were seen, whatever they say.
 * @param {readonly Part[]} parts
 */
export function campaignPage(parts) {
  const machine = `${cpus().length} cores (${cpus()[0]?.model ?? "unknown"}), ${Math.round(totalmem() / 2 ** 30)} GB`;
  const sum = (/** @type {"passed" | "failed" | "skipped"} */ key) => parts.reduce((all, part) => all + part[key], 0);
  const faults = parts.flatMap(({ tests, note }) => [...tests, ...(note === "" ? [] : [note])]);
  const rows = parts.map(
    ({ file, size, of, at, minutes, passed, failed, skipped }) =>
      `| ${file} | ${size} | ${of}, ${at} | ${minutes} min | ${passed} | ${failed} | ${skipped} |`,
  );
  const seen = parts.flatMap(({ told }) =>
    told.map(({ scenario, figures }) => {
      const said = Object.entries(figures).map(([name, value]) => `${name} **${value}**`);
      return `| ${scenario} | ${said.join(" · ")} |`;
    }),
  );
  return `# The last campaign

Written by \`npm run campaign\`: the tests of \`tests/kill\`, so many times as long as in \`npm test\` as the size says, and
all of \`tests/e2e/return.spec.ts\`. Acknowledged = stored, once each; no screen calls itself live with what is older than 15 s.
\`faults\` counts every broken promise that was found. A file may have been run again by itself: its line says at which commit.

${machine}. ${sum("passed")} passed, ${sum("failed")} failed, ${sum("skipped")} skipped.
${faults.length === 0 ? "" : `\n${faults.map((fault) => `- ✗ ${fault.split("\n")[0]}\n`).join("")}`}
| file | size | commit, day | took | passed | failed | skipped |
|---|---|---|---|---|---|---|
${rows.join("\n")}

| what was done | what was seen |
|---|---|
${seen.join("\n")}
`;
}
