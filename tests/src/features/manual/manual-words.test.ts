/** The manual's texts in the languages that are complete: nothing is missing, and all they name is there. */
import { readdirSync, readFileSync } from "node:fs";
import i18next from "i18next";
import { beforeAll, describe, expect, it } from "vitest";
import { KEY_OF } from "../../../../src/features/desk/keys";
import { CHAPTERS } from "../../../../src/features/manual/chapters.table";
import { findSections, SECTIONS } from "../../../../src/features/manual/manual-search";
import { blocksOf, type Piece, plainOf } from "../../../../src/features/manual/manual-text";
import { NAMED_IN_MANUAL } from "../../../../src/features/manual/use-manual";
import { SAVE_KEY } from "../../../../src/ui/key-shortcut";

interface Texts {
  readonly chapters: Readonly<Record<string, string>>;
  readonly sections: Readonly<Record<string, { readonly title: string; readonly text: string }>>;
}

const LANGUAGES = ["en", "tr", "de", "sa"];
const fileOf = (code: string, name: string): unknown =>
  JSON.parse(readFileSync(`locales/${code}/${name}.json`, "utf8"));
const textsOf = (code: string): Texts => fileOf(code, "help") as Texts;

const piecesOf = (text: string): readonly Piece[] =>
  blocksOf(text).flatMap((block) => (block.kind === "items" ? block.items.flat() : block.pieces));

/** Keys that the app or the browser hears, beside those of the desk. */
const KEYS = new Set([...Object.values(KEY_OF), SAVE_KEY, "Tab", "F1", "Ctrl+K", "Ctrl+Shift+S", "1", "4"]);

beforeAll(async () => {
  const resources = Object.fromEntries(
    LANGUAGES.map((code) => {
      const files = readdirSync(`locales/${code}`).map((file) => file.replace(".json", ""));
      return [code, Object.fromEntries(files.map((name) => [name, fileOf(code, name) as object]))];
    }),
  );
  await i18next.init({ lng: "en", resources, interpolation: { escapeValue: false } });
});

describe.each(LANGUAGES)("in %s", (code) => {
  const { chapters, sections } = textsOf(code);
  const said = (id: string): string => i18next.getFixedT(code, "help")(`sections.${id}.text` as "sections.desk.text");

  it("has every chapter and section, and no other", () => {
    expect(Object.keys(chapters)).toEqual(CHAPTERS.map(({ id }) => id));
    expect(Object.keys(sections)).toEqual(SECTIONS);
    for (const { title, text } of Object.values(sections))
      expect(Math.min(title.length, text.length)).toBeGreaterThan(2);
  });

  it("names nothing of the interface that it would have to leave out", () => {
    for (const id of SECTIONS) {
      expect(said(id), id).not.toMatch(/\$t\(|\{\{|\}\}/);
      // What could not be found stands there by its key.
      for (const piece of piecesOf(said(id)))
        if (piece.kind === "name") expect(piece.text, id).not.toMatch(/^(?:[a-z]+:)?[a-z_]+(?:\.\w+)+$/i);
    }
  });

  it("leads to sections that there are, by keys that there are, and leaves no mark open", () => {
    for (const id of SECTIONS)
      for (const piece of piecesOf(said(id))) {
        if (piece.kind === "section") expect(SECTIONS, id).toContain(piece.id);
        else if (piece.kind === "key") expect(KEYS, `${id} ${piece.text}`).toContain(piece.text);
        else if (piece.kind === "text") expect(piece.text, id).not.toMatch(/[*`]|\[#/);
      }
  });

  it("finds each section by its own heading", () => {
    const all = SECTIONS.map((id) => ({
      id,
      title: i18next.getFixedT(code, "help")(`sections.${id}.title` as "sections.desk.title"),
      chapter: "",
      text: plainOf(said(id)),
    }));
    for (const { id, title } of all)
      expect(
        findSections(all, title).map((one) => one.id),
        title,
      ).toContain(id);
  });
});

it("loads the texts that it names, and no others", () => {
  const named = [...JSON.stringify(textsOf("en")).matchAll(/\$t\(([a-z]+):/g)].map(([, name = ""]) => name);
  expect(["help", ...new Set(named)].toSorted()).toEqual([...NAMED_IN_MANUAL].toSorted());
});
