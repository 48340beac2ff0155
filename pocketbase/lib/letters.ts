/** Letters in the language of whoever gets them, with the words that the centre has for it. */
import english from "../../locales/en/mails.json";
import { hasLetter, letterOf, pathOf, type LetterKind } from "../../domain/access/letters";
import { LANGUAGES, type Language } from "../../domain/languages/languages.table";
import { flatTexts, type Template } from "../../domain/languages/template";
import { ensureLanguages, templateOf } from "./language-packages";
import { rowsOf, type PbApp, type PbRecord } from "./pb";
import type { PbMailerEvent } from "./pb-mail";

/** What every centre has, as the app has it: a store without its app's files writes, too. */
const ENGLISH = flatTexts("mails", english);

const OWN = "SELECT COALESCE(language, '') AS language FROM program_settings ORDER BY created LIMIT 1";

/** His own language, else that of the installation, else English; each only where it has all that the letter says. */
function wordsFor(app: PbApp, person: PbRecord, kind: LetterKind): { words: Template; language: Language } {
  ensureLanguages(app);
  const standard = rowsOf(app, OWN, { shape: { language: "" } })[0]?.language ?? "";
  for (const code of [person.getString("language"), standard, "en"]) {
    const language = LANGUAGES.find((one) => one.code === code);
    if (!language) continue;
    // A language that nobody has downloaded has a package all the same: a letter asks for no right to do so.
    for (const from of ["languages", "language_packages"] as const) {
      const words = templateOf(app, from, code);
      if (hasLetter(words, kind)) return { words, language };
    }
  }
  return { words: ENGLISH, language: LANGUAGES[0] as Language };
}

/** What differs from letter to letter. */
interface Asked {
  readonly kind: LetterKind;
  readonly token?: string;
  readonly code?: string;
  readonly days?: number;
}

/** Subject and body of a letter to somebody. */
export function letterTo(app: PbApp, person: PbRecord, { kind, token = "", code = "", days = 0 }: Asked) {
  const { appName: product, appURL } = app.settings().meta;
  const { words, language } = wordsFor(app, person, kind);
  const link = appURL.replace(/\/+$/, "") + pathOf(kind, token);
  const values = { product, name: person.getString("name"), link, code, days: String(days) };
  return letterOf({ kind, words, values, tag: language.tag, direction: language.direction });
}

/** The store sends one of its own letters: what it would say is put in the words of its reader. */
export function writeLetter(e: PbMailerEvent, kind: LetterKind): void {
  const { token = "", password: code = "" } = e.meta;
  Object.assign(e.message, letterTo(e.app, e.record, { kind, token, code }));
  e.next();
}
