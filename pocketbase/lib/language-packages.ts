/**
 * Fills the packages that came with this version, and gives each downloaded language what is new in its package. Not a
 * migration: a later version brings other texts to a store whose migrations have run.
 */
import { LANGUAGES } from "../../domain/languages/languages.table";
import { exchangePackage, isEmptyTemplate, type Template } from "../../domain/languages/template";
import { isObject } from "../../domain/plain-object";
import { storeDate } from "../../domain/signals/store-date";
import { appFolder } from "./page";
import { jsonRowsOf, newId, parseJson, rowsOf, run, type PbApp } from "./pb";

const DONE = "watchdesk.languages";
/** The app follows it, and every other language falls back to it. */
const ENGLISH = "en";

/** Once in each run of the store, as soon as its tables are there. Where nothing is new it reads one small file. */
export function ensureLanguages(app: PbApp): void {
  if (app.store().has(DONE) || !isMigrated(app)) return;
  const changed = changedPackages(app);
  if (changed.length > 0 || languagesMissing(app)) {
    app.runInTransaction((tx) => {
      addLanguages(tx);
      const english = templateOf(tx, "language_packages", ENGLISH);
      for (const one of changed) takePackage(tx, one, english);
    });
  }
  app.store().set(DONE, true);
}

const isMigrated = (app: PbApp): boolean =>
  jsonRowsOf(app, "SELECT name FROM sqlite_master WHERE name = 'language_packages'", { columns: ["name"] }).length > 0;

interface NewPackage {
  readonly code: string;
  readonly digest: string;
}

/** Those whose file is another one than the store has. Beside the app lie flat files and one with their digests. */
function changedPackages(app: PbApp): readonly NewPackage[] {
  const there = parseJson(readFile("digests.json") ?? "{}");
  const kept = jsonRowsOf<NewPackage>(app, "SELECT code, digest FROM language_packages", {
    columns: ["code", "digest"],
  });
  const known = new Map(kept.map(({ code, digest }) => [code, digest]));
  return LANGUAGES.flatMap(({ code }) => {
    const digest = isObject(there) ? there[code] : undefined;
    return typeof digest === "string" && known.get(code) !== digest ? [{ code, digest }] : [];
  });
}

/** A file of the folder of texts; undefined where there is none. */
function readFile(name: string): string | undefined {
  try {
    return bytesText($os.readFile(`${appFolder()}/locales/${name}`));
  } catch {
    return undefined;
  }
}

const bytesText = (bytes: unknown): string =>
  (globalThis as unknown as { toString(bytes: unknown): string }).toString(bytes);

const languagesMissing = (app: PbApp): boolean =>
  (rowsOf(app, "SELECT COUNT(*) AS n FROM languages", { shape: { n: 0 } })[0]?.n ?? 0) < LANGUAGES.length;

/** One for each language there is, without texts: those are downloaded. */
function addLanguages(tx: PbApp): void {
  const rows = LANGUAGES.map(({ code, name }) => ({ id: newId(), code, name }));
  const sql = `
    INSERT INTO languages (id, created, updated, name, code, json_template)
    SELECT value->>'$.id', {:now}, {:now}, value->>'$.name', value->>'$.code', '{}' FROM json_each({:rows})
    WHERE NOT EXISTS (SELECT 1 FROM languages WHERE code = value->>'$.code')`;
  run(tx, sql, { now: now(), rows: JSON.stringify(rows) });
}

const now = (): string => storeDate(Date.now());

function takePackage(tx: PbApp, { code, digest }: NewPackage, english: Template): void {
  const text = readFile(`${code}.json`);
  if (text === undefined) return;
  const name = LANGUAGES.find((language) => language.code === code)?.name ?? code;
  const before = templateOf(tx, "language_packages", code);
  const there = { id: newId(), now: now(), code, name, digest, text };
  const sql = `
    INSERT INTO language_packages (id, created, updated, name, code, json_template, digest)
    VALUES ({:id}, {:now}, {:now}, {:name}, {:code}, {:text}, {:digest})
    ON CONFLICT (code) DO UPDATE SET json_template = {:text}, digest = {:digest}, name = {:name}, updated = {:now}`;
  run(tx, sql, there);
  const mine = templateOf(tx, "languages", code);
  // Not downloaded, it stays so; English is what every centre begins with.
  if (isEmptyTemplate(mine)) {
    if (code === ENGLISH) writeLanguage(tx, code, text);
    return;
  }
  const after = (parseJson(text) ?? {}) as Template;
  writeLanguage(tx, code, JSON.stringify(exchangePackage({ mine, before, after, english })));
}

/** Nothing is written where it stays as it is: browsers would fetch it again. */
const writeLanguage = (tx: PbApp, code: string, text: string): number =>
  run(
    tx,
    "UPDATE languages SET json_template = {:text}, updated = {:now} WHERE code = {:code} AND json_template <> {:text}",
    {
      text,
      now: now(),
      code,
    },
  );

/** The texts of a language or a package; none where there is no such. */
export function templateOf(app: PbApp, collection: "languages" | "language_packages", code: string): Template {
  const sql = `SELECT COALESCE(json_template, '') AS texts FROM ${collection} WHERE code = {:code}`;
  const [row] = rowsOf(app, sql, { bind: { code }, shape: { texts: "" } });
  const template = parseJson(row?.texts ?? "");
  return isObject(template) ? (template as Template) : {};
}
