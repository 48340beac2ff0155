/**
 * Fails when the app asks for a text that locales/en lacks, when locales/en holds a text that nobody asks for, and when
 * another language lacks what it must have, or has what no sentence can be made of.
 */

import { existsSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import { basename, join, relative } from "node:path";
import { COMPLETE, EVERY_NAMESPACE, SAME_EVERYWHERE, TAGS } from "./lib/complete-languages.mjs";
import { runMain } from "./lib/failure.mjs";
import { filesBelow } from "./lib/fingerprint.mjs";
import { languageFaults } from "./lib/language-faults.mjs";
import { brokenNames, compareLocales, flatOf, keysOf } from "./lib/locale-keys.mjs";
import { ROOT } from "./lib/paths.mjs";

await runMain(async () => {
  const english = join(ROOT, "locales", "en");
  if (!existsSync(english)) {
    console.error("locales/en is missing.");
    return 1;
  }
  const tables = (await filesBelow(english)).filter((path) => path.endsWith(".json"));
  const keys = await Promise.all(
    tables.map(async (path) => keysOf(basename(path, ".json"), JSON.parse(await readFile(path, "utf8")))),
  );
  const paths = [...(await filesBelow(join(ROOT, "src"))), ...(await filesBelow(join(ROOT, "domain")))];
  const sources = await Promise.all(
    paths
      .filter((path) => /\.tsx?$/.test(path) && !path.endsWith(".gen.ts"))
      .map(async (path) => ({ file: relative(ROOT, path), text: await readFile(path, "utf8") })),
  );
  const compared = compareLocales(keys.flat(), sources);
  const missing = [...compared.missing, ...brokenNames(await textsOf("en"))];
  const { unused } = compared;
  for (const line of missing) console.error(`missing: ${line}`);
  for (const key of unused) console.error(`unused: ${key}`);
  console.log(`${keys.flat().length} English texts, ${missing.length} missing, ${unused.length} unused.`);
  const faults = await otherLanguages();
  return missing.length + unused.length + faults === 0 ? 0 : 1;
});

/** @param {string} code */
async function textsOf(code) {
  const files = (await filesBelow(join(ROOT, "locales", code))).filter((path) => path.endsWith(".json"));
  const flat = await Promise.all(
    files.map(async (path) => flatOf(basename(path, ".json"), JSON.parse(await readFile(path, "utf8")))),
  );
  return /** @type {Record<string, string>} */ (Object.assign({}, ...flat));
}

/** Says what is wrong with the others, and gives how much. */
async function otherLanguages() {
  const english = await textsOf("en");
  const there = (await readdir(join(ROOT, "locales"))).filter((code) => /^[a-z]{2}$/.test(code) && code !== "en");
  let count = 0;
  for (const code of [...new Set([...there, ...COMPLETE])].sort()) {
    const theirs = there.includes(code) ? await textsOf(code) : {};
    const must = EVERY_NAMESPACE.includes(code) ? /** @type {const} */ ("all") : ["common"];
    const complete = COMPLETE.includes(code) ? must : [];
    const faults = languageFaults({ tag: TAGS[code] ?? code, english, theirs, complete, same: SAME_EVERYWHERE });
    for (const fault of faults) console.error(`${code}: ${fault}`);
    console.log(`${code}: ${Object.keys(theirs).length} texts, ${faults.length} faults.`);
    count += faults.length;
  }
  return count;
}
