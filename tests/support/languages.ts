/** Packages of languages beside an app, as a build puts them there. */

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Template } from "../../domain/languages/template";
import { languageFiles } from "../../scripts/lib/language-files";
import type { TestStore } from "./store";

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

/** Puts a language into the store as if it had been downloaded: English words, but for these. */
export async function putLanguage(store: TestStore, code: string, changed: Template): Promise<void> {
  const rows = store.client().collection("languages");
  const english = await rows.getFirstListItem<{ json_template: Template }>('code = "en"');
  const { id } = await rows.getFirstListItem(`code = "${code}"`);
  await rows.update(id, { json_template: { ...english.json_template, ...changed } });
}
