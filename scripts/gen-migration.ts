/** Writes the store's migration from the collections: a self-contained snapshot, frozen once it has been released. */
import { createHash } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { ALL_COLLECTIONS } from "../domain/collections/all";
import { storeCollection } from "../domain/collections/store-schema";

const FOLDER = "pocketbase/migrations";

/** The JavaScript the store runs: imports the collections as they stood when it was written. */
export function migrationText(): string {
  const snapshot = JSON.stringify(ALL_COLLECTIONS.map(storeCollection), null, 1);
  return `/// Generated from domain/collections by scripts/gen-migration.ts. Do not edit.
migrate((app) => {
  const snapshot = ${snapshot};
  app.importCollections(snapshot, false);
}, () => null);
`;
}

const HELP = `npm run migration -- [--squash]

Writes the store's migration from the collections, when they changed: a new file, or with --squash the newest anew.
`;

/**
 * The store applies a migration by its name, once: one that is written anew is named by what it holds, so that a data
 * folder that has the former one is brought up to date, too.
 */
const nameOf = (number: number, text: string): string =>
  `${String(number).padStart(4, "0")}_collections_${createHash("sha256").update(text).digest("hex").slice(0, 8)}.js`;

const isSnapshot = (name: string): boolean => /^\d{4}_collections_/.test(name);

/** Main: rewrites the newest snapshot before a release (\`--squash\`), else adds one when the collections changed. */
function main(): void {
  const args = process.argv.slice(2);
  if (args.includes("--help")) return void process.stdout.write(HELP);
  const unknown = args.find((argument) => argument !== "--squash");
  if (unknown !== undefined) {
    process.stderr.write(`${unknown} is not known.\n${HELP}`);
    process.exitCode = 1;
    return;
  }
  mkdirSync(FOLDER, { recursive: true });
  const files = readdirSync(FOLDER).filter(isSnapshot).sort();
  const newest = files.at(-1);
  const text = migrationText();
  if (newest !== undefined && readFileSync(`${FOLDER}/${newest}`, "utf8") === text) {
    console.log(`collections unchanged since ${newest}`);
    return;
  }
  const squash = args.includes("--squash") && newest !== undefined;
  const name = nameOf(squash ? files.length : files.length + 1, text);
  if (squash) rmSync(`${FOLDER}/${newest}`);
  writeFileSync(`${FOLDER}/${name}`, text);
  console.log(`wrote ${FOLDER}/${name}`);
}

main();
