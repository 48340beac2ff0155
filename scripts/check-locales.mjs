/** Fails when the app asks for a text that locales/en lacks, or when locales/en holds a text that nobody asks for. */

import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { basename, join, relative } from "node:path";
import { runMain } from "./lib/failure.mjs";
import { filesBelow } from "./lib/fingerprint.mjs";
import { compareLocales, keysOf } from "./lib/locale-keys.mjs";
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
  const { missing, unused } = compareLocales(keys.flat(), sources);
  for (const line of missing) console.error(`missing: ${line}`);
  for (const key of unused) console.error(`unused: ${key}`);
  console.log(`${keys.flat().length} English texts, ${missing.length} missing, ${unused.length} unused.`);
  return missing.length + unused.length === 0 ? 0 : 1;
});
