/** The receivers that are measured, each a process of its own on a port of its own. */

import { existsSync } from "node:fs";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { endProgram, firstJsonLine, ROOT, startProgram } from "../support/program";
import { bundleOf, startReceiver } from "../support/receiver";

/** Something that answers frames; `end` leaves nothing behind. */
export interface Subject {
  readonly port: number;
  end(): Promise<void>;
}

const PYSIAALARM = "3.2.2";
const run = promisify(execFile);

/** Our receiver, storing every frame or, for comparison, none. No record store stands behind it. */
export async function startOurs(options: { spool: boolean; keys?: Record<string, string> }): Promise<Subject> {
  // Below build/, so that the spool lies on a real disk wherever the temporary folder may be.
  const folder = await mkdtemp(join(ROOT, "build", "bench-receiver-"));
  const { keys } = options;
  const receiver = await startReceiver({ spoolDir: join(folder, "spool"), unsafeNoSpool: !options.spool, keys });
  return {
    port: receiver.tcp,
    end: async () => {
      await receiver.kill();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** The generator's own limit: a server that sends back what it gets. */
export async function startEcho(): Promise<Subject> {
  const child = startProgram(process.execPath, [await bundleOf("tests/bench/load/echo.ts")]);
  const { port } = await firstJsonLine<{ port: number }>(child);
  return { port, end: () => endProgram(child) };
}

/** pysiaalarm, the receiver library that home systems use. */
export async function startPysiaalarm(python: string, accounts: readonly string[]): Promise<Subject> {
  const child = startProgram(python, [join(ROOT, "tests/bench/peer/pysiaalarm-server.py"), ...accounts]);
  const { port } = await firstJsonLine<{ port: number }>(child);
  child.stderr?.resume();
  return { port, end: () => endProgram(child) };
}

/** A Python that has pysiaalarm, made on first use; a sentence when this machine can't have one. */
export async function findPysiaalarm(): Promise<{ python: string } | { why: string }> {
  const folder = join(ROOT, "build", `pysiaalarm-${PYSIAALARM}`);
  const python = join(folder, "bin", "python");
  try {
    if (!existsSync(join(folder, "ready"))) {
      await rm(folder, { recursive: true, force: true });
      await run("python3", ["-m", "venv", folder]);
      await run(python, ["-m", "pip", "install", "--quiet", `pysiaalarm==${PYSIAALARM}`], { timeout: 180_000 });
      await writeFile(join(folder, "ready"), "");
    }
    return { python };
  } catch (error) {
    const reason = error instanceof Error ? error.message.split("\n")[0] : String(error);
    return { why: `pysiaalarm ${PYSIAALARM} could not be installed (${reason ?? ""}): no comparison with it` };
  }
}
