/** Runs a program to its end and hands back what it said. */

import { spawn } from "node:child_process";

/**
 * @typedef {object} CommandOptions
 * @property {string} [cwd]
 * @property {NodeJS.ProcessEnv} [env]
 * @property {number} [timeoutMs] the program is ended after this; 2 minutes unless told
 * @property {boolean} [show] let its output through to the terminal
 * @property {readonly string[]} [secrets] what its arguments hold and nobody may read: cut out of what it said
 */

/** @typedef {{ code: number | null, output: string, stdout: string, missing: boolean, timedOut: boolean }} CommandResult */

/** The end of the output is kept up to this length, enough for any message of a tool. */
const KEEP_CHARACTERS = 1_000_000;

/**
 * Runs a program; never throws: a missing program, a bad exit and a time-out are told in the result.
 * @param {string} program
 * @param {readonly string[]} args
 * @param {CommandOptions} [options]
 * @returns {Promise<CommandResult>}
 */
export function runCommand(program, args, options = {}) {
  const { cwd, env = process.env, timeoutMs = 120_000, show = false, secrets = [] } = options;
  return new Promise((done) => {
    const child = spawn(program, args, { cwd, env, stdio: ["ignore", "pipe", "pipe"], windowsHide: true });
    const said = { output: "", stdout: "" };
    let timedOut = false;
    const timer = setTimeout(() => {
      timedOut = true;
      child.kill("SIGKILL");
    }, timeoutMs);
    child.stdout.on("data", (chunk) => {
      said.stdout = (said.stdout + chunk).slice(-KEEP_CHARACTERS);
      said.output = (said.output + chunk).slice(-KEEP_CHARACTERS);
      if (show) process.stdout.write(chunk);
    });
    child.stderr.on("data", (chunk) => {
      said.output = (said.output + chunk).slice(-KEEP_CHARACTERS);
      if (show) process.stderr.write(chunk);
    });
    /** @param {number | null} code @param {boolean} missing */
    const finish = (code, missing) => {
      clearTimeout(timer);
      const [output, stdout] = [without(said.output, secrets), without(said.stdout, secrets)];
      done({ output, stdout, code, missing, timedOut });
    };
    child.on("error", () => finish(null, true));
    child.on("close", (code) => finish(code, false));
  });
}

/** A tool that complains of its arguments repeats them. @param {string} text @param {readonly string[]} secrets */
function without(text, secrets) {
  return secrets.filter((secret) => secret !== "").reduce((rest, secret) => rest.replaceAll(secret, "…"), text);
}

/**
 * The last lines of an output that say something, for a sentence about a failure.
 * @param {string} output
 * @param {number} [count]
 */
export function lastLines(output, count = 1) {
  const lines = output.split(/\r?\n/).map((line) => line.trim());
  return lines
    .filter((line) => line !== "")
    .slice(-count)
    .join("\n");
}

/**
 * The line of an output that most likely says what went wrong: the last one about an error, else the last one.
 * @param {string} output
 */
export function reasonIn(output) {
  const lines = output.split(/\r?\n/).map((line) => line.trim());
  const told = lines.filter((line) => line !== "" && !line.startsWith("at "));
  return told.findLast((line) => /error\b|\b(failed|refused|cannot|can't)\b/i.test(line)) ?? told.at(-1) ?? "";
}

/**
 * Why a program ended badly, for a sentence about it.
 * @param {CommandResult} ran
 */
export function whyItEnded({ output, code, missing, timedOut }) {
  if (timedOut) return "not done in time";
  if (missing) return "the program can't be run";
  return reasonIn(output) || `it ended with code ${code}`;
}
