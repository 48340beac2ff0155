/** The reader's words for what stands in the cells of a list. */
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { intlTag } from "../../../lib/languages";
import { useFormat } from "../../use-format";
import { useRecordWords } from "../record-words";
import type { FieldWords } from "./field-text";
import type { TitleOf } from "./row-order";

function codeNames(language: string): FieldWords["nameOf"] {
  const names = {
    language: new Intl.DisplayNames([language], { type: "language" }),
    country: new Intl.DisplayNames([language], { type: "region" }),
  };
  return (kind, code) => {
    try {
      return names[kind].of(kind === "language" ? intlTag(code) : code) ?? code;
    } catch {
      // Somebody wrote what is no code: it says what it says.
      return code;
    }
  };
}

/** The words. */
export function useFieldWords(titleOf: TitleOf): FieldWords {
  const { t } = useTranslation("records");
  const words = useRecordWords();
  const format = useFormat();
  const language = document.documentElement.lang || "en";
  const nameOf = useMemo(() => codeNames(language), [language]);
  return useMemo(() => ({ t, words, format, titleOf, nameOf }), [t, words, format, titleOf, nameOf]);
}
