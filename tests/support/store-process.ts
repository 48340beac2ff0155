/** One run after another of the store's executable; whatever still runs is ended with the test process. */

import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";

export interface StoreCommand {
  program: string;
  flags: readonly string[];
  url: string;
  env: Record<string, string>;
}

const HEALTHY_WITHIN_MS = 30_000;
const ASK_EVERY_MS = 15;
const STOP_WITHIN_MS = 10_000;
const KEEP_CHARACTERS = 200_000;

const running = new Set<ChildProcess>();
process.once("exit", () => running.forEach((child) => child.kill("SIGKILL")));

export class StoreProcess {
  #child: ChildProcess | undefined;
  #output = "";
  readonly #command: StoreCommand;

  constructor(command: StoreCommand) {
    this.#command = command;
  }

  /** The pid of the running process. */
  get pid(): number {
    const pid = this.#child?.pid;
    if (pid === undefined) throw new Error("the store does not run");
    return pid;
  }

  /** What it has written to its log so far, all runs together. */
  get output(): string {
    return this.#output;
  }

  /** Resolves when the store answers. */
  async start(): Promise<void> {
    if (this.#child) throw new Error("the store already runs");
    const { program, flags, env } = this.#command;
    const child = spawn(program, flags, { env: { ...process.env, ...env }, stdio: ["ignore", "pipe", "pipe"] });
    this.#child = child;
    running.add(child);
    const keep = (chunk: Buffer) => (this.#output = (this.#output + chunk.toString()).slice(-KEEP_CHARACTERS));
    child.stdout?.on("data", keep);
    child.stderr?.on("data", keep);
    child.once("exit", () => {
      running.delete(child);
      if (this.#child === child) this.#child = undefined;
    });
    await this.#healthy(child);
  }

  /** Ends it in order; fine when it does not run. */
  async stop(): Promise<void> {
    const child = this.#child;
    if (!child) return;
    const hard = setTimeout(() => child.kill("SIGKILL"), STOP_WITHIN_MS);
    await this.#end(child, "SIGTERM");
    clearTimeout(hard);
  }

  /** Ends it at once, wherever it is. */
  async kill(): Promise<void> {
    if (this.#child) await this.#end(this.#child, "SIGKILL");
  }

  /** Freezes it: connections stay open and nothing answers. */
  pause(): void {
    this.#child?.kill("SIGSTOP");
  }

  /** Thaws it. */
  resume(): void {
    this.#child?.kill("SIGCONT");
  }

  async #end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, "exit");
    child.kill(signal);
    await ended;
  }

  async #healthy(child: ChildProcess): Promise<void> {
    const giveUpAt = performance.now() + HEALTHY_WITHIN_MS;
    while (performance.now() < giveUpAt) {
      if (child.exitCode !== null || child.signalCode !== null) break;
      const answers = await fetch(`${this.#command.url}/api/health`).then(
        (answer) => answer.ok,
        () => false,
      );
      if (answers) return;
      await sleep(ASK_EVERY_MS);
    }
    child.kill("SIGKILL");
    throw new Error(`the store did not start:\n${this.#output}`);
  }
}
