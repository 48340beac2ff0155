/** The specification as a list to tick off: which line is proved by which tests, and how they ended. */

import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { ROOT } from "./paths.mjs";

/** @typedef {{ id: string, under: string, text: string }} Line */
/** @typedef {{ title: string, passed: boolean }} Proof */
/** @typedef {{ line: Line, state: "pass" | "fail" | "not tested" | "open", reason: string, proofs: number }} Verdict */

const FOLDER = join(ROOT, "tests", "conformance");
const IDS = /^(?:S\d+-\d+[\s,]+)+/;

/** What a test's title says it proves: the ids it begins with. @param {string} title @returns {string[]} */
export const idsIn = (title) => (IDS.exec(title)?.[0] ?? "").match(/S\d+-\d+/g) ?? [];

/** @param {any} report vitest's @returns {Proof[]} */
export const proofsInVitest = (report) =>
  report.testResults.flatMap((/** @type {any} */ { assertionResults }) =>
    assertionResults.map((/** @type {any} */ { title, status }) => ({ title, passed: status === "passed" })),
  );

/** @param {any} report Playwright's @returns {Proof[]} */
export const proofsInPlaywright = (report) => (report.suites ?? []).flatMap(proofsInSuite);

/** @param {any} suite @returns {Proof[]} */
const proofsInSuite = ({ specs = [], suites = [] }) => [
  ...specs.map((/** @type {any} */ { title, ok, tests }) => ({
    title,
    passed: ok && tests.some((/** @type {any} */ { status }) => status === "expected"),
  })),
  ...suites.flatMap(proofsInSuite),
];

/**
 * Each line with what became of its tests. A line is open while nothing proves it and nobody has said why nothing can.
 * @param {readonly Line[]} lines
 * @param {Readonly<Record<string, string>>} notTested id -> reason
 * @param {readonly Proof[]} proofs
 * @returns {Verdict[]}
 */
export function judge(lines, notTested, proofs) {
  return lines.map((line) => {
    const own = proofs.filter(({ title }) => idsIn(title).includes(line.id));
    const reason = notTested[line.id] ?? "";
    if (own.length > 0)
      return { line, state: own.every(({ passed }) => passed) ? "pass" : "fail", reason, proofs: own.length };
    return { line, state: reason === "" ? "open" : "not tested", reason, proofs: 0 };
  });
}

const MARKS = { pass: "✓", fail: "✗", "not tested": "–", open: "?" };

/** The list as it is printed, and its sum. @param {readonly Verdict[]} verdicts @returns {string[]} */
export function printed(verdicts) {
  const rows = verdicts.map(({ line, state, reason, proofs }) => {
    const note = state === "not tested" ? ` [${reason}]` : proofs > 1 ? ` (${proofs} tests)` : "";
    return `${MARKS[state]} ${line.id}  ${line.text}${note}`;
  });
  /** @param {Verdict["state"]} state */
  const count = (state) => verdicts.filter((verdict) => verdict.state === state).length;
  const sum = `${count("pass")} proved, ${count("fail")} failed, ${count("not tested")} not to be tested, ${count("open")} open`;
  return [...rows, "", sum];
}

/** @returns {Promise<{ lines: Line[], notTested: Record<string, string> }>} */
export async function readLines() {
  const [lines, notTested] = await Promise.all(
    ["lines.json", "not-tested.json"].map(async (name) => JSON.parse(await readFile(join(FOLDER, name), "utf8"))),
  );
  return { lines, notTested };
}
