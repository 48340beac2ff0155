/** Runs a TypeScript program: bundles the entry with esbuild into build/ and imports it in this very process. */
import { build } from "esbuild";
import { mkdirSync, renameSync } from "node:fs";
import path from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));

/**
 * Bundles `entry` (from the root) and returns the file to import. Two at once don't disturb each other.
 * @param {string} entry
 */
export async function bundle(entry) {
  const name = entry.replace(/\.[cm]?tsx?$/, "").replace(/[\\/]/g, "-");
  const outfile = path.join(root, "build", "run", `${name}.mjs`);
  const draft = path.join(root, "build", "run", `.${name}.${process.pid}.mjs`);
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
  if (!entry) {
    process.stderr.write("usage: node scripts/run.mjs ENTRY.ts [arguments]\n");
    process.exit(1);
  }
  let outfile;
  try {
    outfile = await bundle(entry);
  } catch (error) {
    process.stderr.write(`${entry} can't be built: ${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  }
  process.argv = [process.execPath, outfile, ...rest];
  await import(pathToFileURL(outfile).href);
}

// Not awaited: a program that imports this module for its `bundle` would wait for itself.
if (process.argv[1] === fileURLToPath(import.meta.url)) void main();
