/** How a section's text is read, and what an address of the manual may say. */
import { expect, it } from "vitest";
import { roleSeeds } from "../../../../domain/access/presets";
import { deriveRights, hasRight } from "../../../../domain/access/rights";
import { CHAPTERS, chaptersFor } from "../../../../src/features/manual/chapters.table";
import { findSections, readManualSearch, SECTIONS } from "../../../../src/features/manual/manual-search";
import { blocksOf, plainOf } from "../../../../src/features/manual/manual-text";

const text = (words: string) => ({ kind: "text", text: words });

it("reads paragraphs, items, names, keys and ways to sections", () => {
  expect(blocksOf("Press *Save*, `Ctrl+Enter`.\n- see [#holding]\n- then\nEnd")).toEqual([
    {
      kind: "paragraph",
      pieces: [
        text("Press "),
        { kind: "name", text: "Save" },
        text(", "),
        { kind: "key", text: "Ctrl+Enter" },
        text("."),
      ],
    },
    { kind: "items", items: [[text("see "), { kind: "section", id: "holding" }], [text("then")]] },
    { kind: "paragraph", pieces: [text("End")] },
  ]);
});

it("leaves what is no mark as it stands", () => {
  expect(blocksOf("2 * 3, [1], `")).toEqual([{ kind: "paragraph", pieces: [text("2 * 3, [1], `")] }]);
  expect(blocksOf("")).toEqual([]);
});

it("has the words without the marks", () => {
  expect(plainOf("Press *Save*, `T`\n- see [#holding].")).toBe("Press Save, T\nsee .");
});

it.each([
  ["a section", { section: "holding" }, { section: "holding", q: undefined }],
  ["one that there is not", { section: "constructor" }, { section: undefined, q: undefined }],
  ["what is no name", { section: ["holding"], q: { a: 1 } }, { section: undefined, q: undefined }],
  ["words", { q: "mute" }, { section: undefined, q: "mute" }],
  ["a number", { q: 31 }, { section: undefined, q: "31" }],
  ["too many", { q: "a".repeat(500) }, { section: undefined, q: "a".repeat(100) }],
])("reads of an address %s", (_, search, want) => expect(readManualSearch(search)).toEqual(want));

const SOME = [
  { id: "a", title: "Alarmı üstlenme", chapter: "Alarm", text: "Sıradaki en ACİL alarm" },
  { id: "b", title: "Ses", chapter: "Alarm", text: "İşaretin arkasında ışık yok; alarmı üstlenme" },
  { id: "c", title: "Çizelge", chapter: "Vardiyalar", text: "Haftalık" },
];

it.each([
  ["capitals", "SES", ["b"]],
  ["the Turkish i's, dotted where they are not", "isaretin", ["b"]],
  ["and not where they are", "acıl", ["a"]],
  ["marks", "cizelge", ["c"]],
  ["the heading before the text", "üstlenme", ["a", "b"]],
  ["all words, wherever they stand", "isik ustlenme", ["b"]],
  ["the chapter's name", "vardiyalar haftalik", ["c"]],
  ["words of which one is nowhere", "alarm vardiya", []],
  ["blanks", "  ", []],
])("finds by %s", (_, asked, want) => expect(findSections(SOME, asked).map(({ id }) => id)).toEqual(want));

it("names each section once, and no chapter without one", () => {
  expect(new Set(SECTIONS).size).toBe(SECTIONS.length);
  expect(CHAPTERS.filter(({ sections }) => sections.length === 0)).toEqual([]);
});

const chaptersOf = (role: string) => {
  const map = roleSeeds().find(({ name }) => name === role)?.authorities ?? {};
  const rights = deriveRights(map);
  return chaptersFor((right) => hasRight(rights, right), map["webuser"] === true);
};
const ids = (chapters: readonly { readonly id: string }[]): string[] => chapters.map(({ id }) => id);

it.each([
  ["operator", ["first_day", "alarm", "calls", "waiting", "sites", "shifts", "offline", "keys", "trouble", "glossary"]],
  ["technicians", ["first_day", "sites", "field", "keys", "trouble", "glossary"]],
  ["user", ["first_day", "keys", "portal", "trouble", "glossary"]],
])("shows the chapters of the work of %s before all others, and hides none", (role, want) => {
  const { own, others } = chaptersOf(role);
  expect(ids(own).toSorted()).toEqual([...want].toSorted());
  expect(ids([...own, ...others]).toSorted()).toEqual(ids(CHAPTERS).toSorted());
});
