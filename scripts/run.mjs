/** Runs a TypeScript program: bundles the entry with esbuild into build/ and imports it in this very process. */
import "./lib/node-version.mjs";
import { mkdirSync, renameSync } from "node:fs";
import path from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";

const USAGE = "usage: node scripts/run.mjs ENTRY.ts [arguments]";
const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));

/** The builder; on a fresh copy of the repository the packages are installed first, as a start does it. */
async function esbuild() {
  return await import("esbuild").catch(async (error) => {
    if (error?.code !== "ERR_MODULE_NOT_FOUND") throw error;
    const { requirePackages } = await import("./lib/packages.mjs");
    const { createProgress } = await import("./lib/progress.mjs");
    // The standard output is the program's own.
    await requirePackages(createProgress(process.stderr), { force: true });
    return await import("esbuild");
  });
}

/**
 * Bundles `entry` (from the root) and returns the file to import. Two at once don't disturb each other.
 * @param {string} entry
 */
export async function bundle(entry) {
  const name = entry.replace(/\.[cm]?tsx?$/, "").replace(/[\\/]/g, "-");
  const outfile = path.join(root, "build", "run", `${name}.mjs`);
  const draft = path.join(root, "build", "run", `.${name}.${process.pid}.mjs`);
  const { build } = await esbuild();
  mkdirSync(path.dirname(outfile), { recursive: true });
  await build({
    entryPoints: [path.join(root, entry)],
    outfile: draft,
    bundle: true,
    platform: "node",
    format: "esm",
    target: "node20",
    packages: "external",
    loader: { ".json": "json" },
    logLevel: "silent",
  });
  renameSync(draft, outfile);
  return outfile;
}

async function main() {
  const [entry, ...rest] = process.argv.slice(2);
  if (entry === "--help") return void process.stdout.write(`${USAGE}\n`);
  if (!entry) {
    process.stderr.write(`${USAGE}\n`);
    process.exit(1);
  }
  let outfile;
  try {
    outfile = await bundle(entry);
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    const isSentence = error instanceof Error && error.name === "Failure";
    process.stderr.write(isSentence ? `✗ ${why}\n` : `${entry} can't be built: ${why}\n`);
    process.exit(1);
  }
  process.argv = [process.execPath, outfile, ...rest];
  await import(pathToFileURL(outfile).href);
}

// Not awaited: a program that imports this module for its `bundle` would wait for itself.
if (process.argv[1] === fileURLToPath(import.meta.url)) void main();
