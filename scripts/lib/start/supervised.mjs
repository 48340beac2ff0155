/** A child process that is kept alive: started, watched, started again with growing patience, and stopped in order. */

import { spawn } from "node:child_process";
import { closeSync, openSync } from "node:fs";
import { lastLines } from "../command.mjs";
import { messageOf } from "../failure.mjs";
import { endProcess } from "./processes.mjs";
import { logTail } from "./logs.mjs";

/** @typedef {import("node:child_process").ChildProcess} ChildProcess */

/**
 * @typedef {object} ChildPlan
 * @property {string} name as people know it: "store", "receiver"
 * @property {string} program
 * @property {() => readonly string[]} args asked for anew at every start
 * @property {string} log where it writes
 * @property {boolean} [speaks] its standard output is for us, not for the log
 * @property {NodeJS.ProcessEnv} [env]
 * @property {(child: ChildProcess) => Promise<void>} ready resolves when it does its work, rejects when it won't
 * @property {(text: string) => void} say
 * @property {() => void} [onRestart]
 * @property {{ firstMs: number, longestMs: number, steadyMs: number }} [patience]
 */

const PATIENCE = { firstMs: 1000, longestMs: 30_000, steadyMs: 60_000 };
const STOP_PATIENCE_MS = 15_000;

export class Supervised {
  #plan;
  #patience;
  /** @type {ChildProcess | undefined} */
  #child;
  #stopping = false;
  #failures = 0;
  /** @type {NodeJS.Timeout | undefined} */
  #timer;

  /** @param {ChildPlan} plan */
  constructor(plan) {
    this.#plan = plan;
    this.#patience = plan.patience ?? PATIENCE;
  }

  /** The id of the running process, 0 when there is none. */
  get pid() {
    return this.#child?.pid ?? 0;
  }

  /** Starts it and resolves when it is ready; a first start that fails is the caller's affair. */
  async start() {
    const child = this.#spawn();
    const ended = new Promise((_, fail) => {
      child.once("error", (error) => fail(error));
      child.once("exit", (code, signal) => fail(new Error(`it ended with ${signal ?? `code ${code}`}`)));
    });
    try {
      await Promise.race([this.#plan.ready(child), ended]);
    } catch (error) {
      const said = lastLines(await logTail(this.#plan.log), 3);
      await this.#end(child);
      if (this.#child === child) this.#child = undefined;
      throw new Error(`${messageOf(error)}${said === "" ? "" : `: ${said}`}`, { cause: error });
    }
    this.#watch(child);
  }

  /** Ends it in order and never starts it again. */
  async stop() {
    this.#stopping = true;
    clearTimeout(this.#timer);
    if (this.#child) await this.#end(this.#child);
  }

  /** Ends it in order and starts it again, for example with a new configuration. */
  async restart() {
    const child = this.#child;
    this.#child = undefined;
    if (child) await this.#end(child);
    await this.start();
  }

  /** Ends it at once. */
  kill() {
    this.#stopping = true;
    clearTimeout(this.#timer);
    this.#child?.kill("SIGKILL");
  }

  #spawn() {
    const { program, args, env, log, speaks } = this.#plan;
    const file = openSync(log, "a", 0o600);
    /** @type {import("node:child_process").StdioOptions} */
    const stdio = ["ignore", speaks ? "pipe" : file, file];
    // A process group of its own: Ctrl-C reaches the start alone, which then ends its children in order.
    const child = spawn(program, args(), { env, stdio, detached: true, windowsHide: true });
    closeSync(file);
    child.on("error", () => undefined);
    child.stdout?.resume();
    this.#child = child;
    return child;
  }

  /** @param {ChildProcess} child */
  #watch(child) {
    const startedAt = performance.now();
    /** @param {number | null} code @param {NodeJS.Signals | null} signal */
    const onExit = (code, signal) => {
      if (this.#stopping || this.#child !== child) return;
      this.#child = undefined;
      if (performance.now() - startedAt >= this.#patience.steadyMs) this.#failures = 0;
      this.#startAgain(`stopped by itself (${signal ?? `code ${code}`})`);
    };
    if (child.exitCode !== null || child.signalCode !== null) onExit(child.exitCode, child.signalCode);
    else child.once("exit", onExit);
  }

  /** @param {string} why */
  #startAgain(why) {
    const delayMs = Math.min(this.#patience.longestMs, this.#patience.firstMs * 2 ** this.#failures);
    this.#failures += 1;
    this.#plan.say(
      `The ${this.#plan.name} ${why}: starting it again in ${delayMs / 1000} s. Its log: ${this.#plan.log}`,
    );
    this.#timer = setTimeout(() => {
      this.start().then(
        () => {
          this.#plan.say(`The ${this.#plan.name} runs again.`);
          this.#plan.onRestart?.();
        },
        (error) => !this.#stopping && this.#startAgain(`did not come up (${messageOf(error)})`),
      );
    }, delayMs);
  }

  /** @param {ChildProcess} child */
  async #end(child) {
    if (!child.pid || child.exitCode !== null || child.signalCode !== null) return;
    const ended = new Promise((done) => child.once("exit", done));
    await Promise.race([ended, endProcess(child.pid, STOP_PATIENCE_MS)]);
    await ended;
  }
}
