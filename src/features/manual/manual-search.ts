/** Looking for words in the manual, and what its address says. */
import { folded } from "../../../domain/live/folded";
import { chapterOf, CHAPTERS } from "./chapters.table";

/** The address: the section that is read, or the words that are looked for. */
export interface ManualSearch {
  readonly section?: string | undefined;
  readonly q?: string | undefined;
}

const TEXT_MOST = 100;

/** Reads an address as anybody may have written it. */
export function readManualSearch({ section, q }: Readonly<Record<string, unknown>>): ManualSearch {
  const known = typeof section === "string" && chapterOf(section) !== undefined;
  const text = typeof q === "string" || typeof q === "number" ? String(q).slice(0, TEXT_MOST) : "";
  return { section: known ? section : undefined, q: text === "" ? undefined : text };
}

/** A section as it is read. */
export interface SectionText {
  readonly id: string;
  /** Its heading, and the chapter's. */
  readonly title: string;
  readonly chapter: string;
  /** Its words without marks. */
  readonly text: string;
}

/**
 * Sections that have all the words, those first that have them in their heading. Capitals, marks and the Turkish i's count
 * for nothing on either side, as in the search of the menu.
 */
export function findSections(sections: readonly SectionText[], asked: string): readonly SectionText[] {
  const words = folded(asked).split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  const hits = sections.flatMap((section) => {
    const title = folded(section.title);
    const all = `${title}\n${folded(section.chapter)}\n${folded(section.text)}`;
    if (!words.every((word) => all.includes(word))) return [];
    return [{ section, inTitle: words.every((word) => title.includes(word)) }];
  });
  return [...hits.filter(({ inTitle }) => inTitle), ...hits.filter(({ inTitle }) => !inTitle)].map(
    (hit) => hit.section,
  );
}

/** Ids of all sections, in the manual's order. */
export const SECTIONS: readonly string[] = CHAPTERS.flatMap(({ sections }) => sections);
