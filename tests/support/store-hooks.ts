/** A hooks folder for one test: what the test needs inside the store's engine, alone or beside the product's hooks. */

import { build } from "esbuild";
import { cp, mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startStore, type TestStore } from "./store";

/** What runs in the engine. */
export interface HookOptions {
  /** The text of the hook file. */
  readonly hook: string;
  /** A module to bundle as `lib/test.cjs`. */
  readonly module?: string;
  /** Whether the product's own hooks run beside it. */
  readonly product?: boolean;
}

/** Starts a store with these hooks, and `flags` besides; its `stop` removes their folder too. */
export async function startHooked(options: HookOptions, ...flags: readonly string[]): Promise<TestStore> {
  const hooks = await hooksWith(options);
  const store = await startStore({ flags: [`--hooksDir=${hooks}`, ...flags] });
  const stop = async (): Promise<void> => {
    await store.stop();
    await rm(hooks, { recursive: true, force: true });
  };
  return { ...store, stop };
}

async function hooksWith({ hook, module, product = false }: HookOptions): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "watchdesk-hooks-"));
  await mkdir(join(folder, "lib"));
  const built = join(process.env["WATCHDESK_TEST_TEMPLATE"] ?? "", "pb_hooks");
  if (product) await cp(built, folder, { recursive: true });
  await writeFile(join(folder, "zz_test.pb.js"), hook);
  if (module !== undefined) {
    const outfile = join(folder, "lib", "test.cjs");
    const shape = { bundle: true, format: "cjs", platform: "neutral", target: "es2022" } as const;
    await build({ entryPoints: [module], outfile, ...shape, logLevel: "error" });
  }
  return folder;
}
