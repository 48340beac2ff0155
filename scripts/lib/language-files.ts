/** The packages of the languages as they lie beside the app: one flat file for each, and one with the digests of all. */

import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { flatTexts } from "../../domain/languages/template";

/** Name and content of each file; `folder` has a folder for each language with a file for each namespace. */
export function languageFiles(folder: string): readonly (readonly [name: string, source: string])[] {
  const codes = existsSync(folder) ? readdirSync(folder).filter((name) => /^[a-z]{2}$/.test(name)) : [];
  const packages = codes.sort().map((code) => [code, packageOf(join(folder, code))] as const);
  const digests = Object.fromEntries(packages.map(([code, source]) => [code, digestOf(source)]));
  return [
    ...packages.map(([code, source]) => [`${code}.json`, source] as const),
    ["digests.json", JSON.stringify(digests)],
  ];
}

function packageOf(folder: string): string {
  const names = readdirSync(folder)
    .filter((name) => name.endsWith(".json"))
    .sort();
  const texts = names.map((name) =>
    flatTexts(name.replace(/\.json$/, ""), JSON.parse(readFileSync(join(folder, name), "utf8")) as object),
  );
  return JSON.stringify(Object.assign({}, ...texts));
}

const digestOf = (source: string): string => createHash("sha256").update(source).digest("hex");
