/** The manual's texts in the language of this workstation, with the interface's own words in them. */
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { CHAPTERS } from "./chapters.table";
import type { SectionText } from "./manual-search";
import { plainOf } from "./manual-text";

/** The manual names buttons and pages by their keys (`$t(alarms:act.hold)`), so that it never calls them otherwise than they are. */
export const NAMED_IN_MANUAL = [
  "help",
  "common",
  "alarms",
  "signals",
  "shifts",
  "home",
  "profile",
  "records",
  "settings",
  "authorities",
  "reports",
  "work",
] as const;

/** Words by the id of a chapter or a section. */
export interface ManualWords {
  readonly chapter: (id: string) => string;
  readonly title: (id: string) => string;
  readonly text: (id: string) => string;
}

/** The words, and all sections as they are looked through. */
export function useManual() {
  const { t } = useTranslation(NAMED_IN_MANUAL);
  return useMemo(() => {
    const words: ManualWords = {
      chapter: (id) => t(`help:chapters.${id}` as "help:chapters.keys"),
      title: (id) => t(`help:sections.${id}.title` as "help:sections.sign_in.title"),
      text: (id) => t(`help:sections.${id}.text` as "help:sections.sign_in.text"),
    };
    const sections: readonly SectionText[] = CHAPTERS.flatMap((chapter) =>
      chapter.sections.map((id) => {
        const text = plainOf(words.text(id));
        return { id, title: words.title(id), chapter: words.chapter(chapter.id), text };
      }),
    );
    return { t, words, sections };
  }, [t]);
}
