/** Packages of languages beside an app, as a build puts them there. */

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { languageFiles } from "../../scripts/lib/language-files";

/** Texts of a language by namespace, nested as in the files of the repository. */
export type Texts = Readonly<Record<string, object>>;

/** Writes them into the app's folder, in the place of those that lie there; the store reads them when it starts. */
export function writePackages(app: string, languages: Readonly<Record<string, Texts>>): void {
  const sources = mkdtempSync(path.join(tmpdir(), "watchdesk-texts-"));
  for (const [code, namespaces] of Object.entries(languages)) {
    mkdirSync(path.join(sources, code));
    for (const [name, texts] of Object.entries(namespaces)) {
      writeFileSync(path.join(sources, code, `${name}.json`), JSON.stringify(texts));
    }
  }
  mkdirSync(path.join(app, "locales"), { recursive: true });
  for (const [name, source] of languageFiles(sources)) writeFileSync(path.join(app, "locales", name), source);
  rmSync(sources, { recursive: true });
}
