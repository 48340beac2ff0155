/** The parts that are built, what each is built from, and what comes out. */

import { existsSync } from "node:fs";
import { join } from "node:path";
import { buildHooks, copyMigrations } from "./build-hooks.mjs";
import { lastLines, runCommand } from "./command.mjs";
import { Failure } from "./failure.mjs";
import { fingerprint, unlessFresh } from "./fingerprint.mjs";
import { BUILD, DIST, ROOT } from "./paths.mjs";

/** @typedef {"hooks" | "receiver" | "app"} Part */
/** @typedef {{ label: string, sources: string[], outputs: string[], build: () => Promise<void> }} BuildStep */

/** A tool of another version builds another thing. */
const TOOLS = ["package-lock.json", "scripts/lib/build-steps.mjs", "scripts/lib/build-hooks.mjs"];
const VITE = join(ROOT, "node_modules", "vite", "bin", "vite.js");
const VITE_MS = 300_000;

/** The bundled receiver, run by node. */
export const RECEIVER_BUNDLE = join(BUILD, "receiver", "main.mjs");

/** @type {Record<Part, BuildStep>} */
const STEPS = {
  hooks: {
    label: "hooks and migrations",
    sources: ["pocketbase", "domain", ...TOOLS],
    outputs: [join(BUILD, "pb_hooks"), join(BUILD, "pb_migrations")],
    build: async () => {
      requireSource("pocketbase/migrations");
      await buildHooks({ root: ROOT, build: BUILD });
      await copyMigrations({ root: ROOT, build: BUILD });
    },
  },
  receiver: {
    label: "receiver",
    sources: ["receiver", "domain", ...TOOLS],
    outputs: [RECEIVER_BUNDLE],
    build: async () => {
      requireSource("receiver/main.ts");
      const { build } = await import("esbuild");
      await build({
        entryPoints: [join(ROOT, "receiver", "main.ts")],
        outfile: RECEIVER_BUNDLE,
        bundle: true,
        format: "esm",
        platform: "node",
        target: "node20",
        sourcemap: "inline",
        logLevel: "error",
      });
    },
  },
  app: {
    label: "app",
    sources: ["src", "domain", "locales", "public", "index.html", "vite.config.ts", "tsconfig.json", ...TOOLS],
    outputs: [join(DIST, "index.html")],
    build: async () => {
      requireSource("index.html");
      const env = { ...process.env, NODE_ENV: "production" };
      const built = await runCommand(process.execPath, [VITE, "build"], { cwd: ROOT, env, timeoutMs: VITE_MS });
      if (built.code !== 0) throw new Failure(`The app could not be built:\n${lastLines(built.output, 20)}`);
    },
  },
};

/** Every part in the order it is built. */
export const PARTS = /** @type {Part[]} */ (Object.keys(STEPS));

/**
 * Builds those of the parts that are stale.
 * @param {readonly Part[]} parts
 * @param {import("./progress.mjs").Progress} progress
 */
export async function buildParts(parts, progress) {
  for (const part of parts) {
    const { label, sources, outputs, build } = STEPS[part];
    await progress.step(`building ${label}`, async (tell) => {
      const hash = await fingerprint(ROOT, sources);
      const stamp = join(BUILD, "stamps", part);
      const built = await unlessFresh({ stamp, hash, outputs }, build);
      tell(built ? `${label} built` : `${label} fresh`);
    });
  }
}

/** @param {string} path */
function requireSource(path) {
  if (!existsSync(join(ROOT, path))) throw new Failure(`${path} is missing: get a whole copy of the repository.`);
}
