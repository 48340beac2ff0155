/** A child process that is kept alive: started, watched, ended when it hangs, started again with growing patience. */

import { spawn } from "node:child_process";
import { closeSync, openSync } from "node:fs";
import { lastLines } from "../command.mjs";
import { messageOf } from "../failure.mjs";
import { HUNG_AFTER_MS, watchLife } from "./liveness.mjs";
import { logTail } from "./logs.mjs";
import { endProcess } from "./processes.mjs";

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
 * @property {import("./liveness.mjs").Life} [life] its signs of life, heard from when it is ready on
 * @property {boolean} [channel] it gets a channel for messages to this process
 * @property {(message: any) => void} [hears] called with each message
 * @property {{ hungAfterMs: number, lookEveryMs?: number }} [hang] when it counts as hung
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
  #stopWatching = () => {};

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
    // What it says before it ends, which a log on a full disk would not take.
    let lastWord = "";
    child.on("message", (/** @type {any} */ message) => (lastWord = message?.died ?? lastWord));
    const ended = new Promise((_, fail) => {
      child.once("error", (error) => fail(error));
      child.once("exit", (code, signal) => fail(new Error(`it ended with ${signal ?? `code ${code}`}`)));
    });
    try {
      await Promise.race([this.#plan.ready(child), ended]);
    } catch (error) {
      const said = lastWord || lastLines(await logTail(this.#plan.log), 3);
      await this.#end(child);
      if (this.#child === child) this.#child = undefined;
      throw new Error(`${messageOf(error)}${said === "" ? "" : `: ${said}`}`, { cause: error });
    }
    this.#watch(child);
  }

  /** Starts it; where it does not come up it is tried again with growing patience. Resolves after the first try. */
  async startPatiently() {
    await this.start().catch((error) => this.#notUp(error));
  }

  /** Ends it in order and never starts it again. */
  async stop() {
    this.#letGo();
    if (this.#child) await this.#end(this.#child);
  }

  /** Ends it in order and starts it again, for example with a new configuration. */
  async restart() {
    const child = this.#child;
    this.#stopWatching();
    this.#child = undefined;
    if (child) await this.#end(child);
    await this.startPatiently();
  }

  /** Ends it at once. */
  kill() {
    this.#letGo();
    this.#child?.kill("SIGKILL");
  }

  /** From here on its end is no fault. */
  #letGo() {
    this.#stopping = true;
    this.#stopWatching();
    clearTimeout(this.#timer);
  }

  #spawn() {
    // One is enough: a restart may be asked for while the next start waits.
    clearTimeout(this.#timer);
    const { program, args, env, log, speaks, channel } = this.#plan;
    const file = openSync(log, "a", 0o600);
    /** @type {import("node:child_process").StdioOptions} */
    const stdio = ["ignore", speaks ? "pipe" : file, file, ...(channel ? [/** @type {const} */ ("ipc")] : [])];
    // A process group of its own: Ctrl-C reaches the start alone, which then ends its children in order.
    const child = spawn(program, args(), { env, stdio, detached: true, windowsHide: true });
    closeSync(file);
    child.on("error", () => undefined);
    const { hears } = this.#plan;
    if (hears) child.on("message", hears);
    child.stdout?.resume();
    this.#child = child;
    return child;
  }

  /** @param {ChildProcess} child */
  #watch(child) {
    const startedAt = performance.now();
    const hungAfterMs = this.#plan.hang?.hungAfterMs ?? HUNG_AFTER_MS;
    let hung = false;
    const onHung = () => {
      hung = true;
      // At once: a process that hangs, or is stopped, hears no request to end.
      child.kill("SIGKILL");
    };
    const { life, hang } = this.#plan;
    if (life && !this.#stopping) this.#stopWatching = watchLife({ life, child, onHung, ...hang });
    /** @param {number | null} code @param {NodeJS.Signals | null} signal */
    const onExit = (code, signal) => {
      if (this.#stopping || this.#child !== child) return;
      this.#stopWatching();
      this.#child = undefined;
      if (performance.now() - startedAt >= this.#patience.steadyMs) this.#failures = 0;
      const silence = `gave no sign of life for ${hungAfterMs / 1000} s and was ended`;
      this.#startAgain(hung ? silence : `stopped by itself (${signal ?? `code ${code}`})`);
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
        (error) => this.#notUp(error),
      );
    }, delayMs);
  }

  /** @param {unknown} error */
  #notUp(error) {
    if (!this.#stopping && !this.#child) this.#startAgain(`did not come up (${messageOf(error)})`);
  }

  /** @param {ChildProcess} child */
  async #end(child) {
    if (!child.pid || child.exitCode !== null || child.signalCode !== null) return;
    const ended = new Promise((done) => child.once("exit", done));
    await Promise.race([ended, endProcess(child.pid, STOP_PATIENCE_MS)]);
    await ended;
  }
}
