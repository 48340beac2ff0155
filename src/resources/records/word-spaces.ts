/** Where the words of collections are: each collection's are in one of these namespaces, below the same keys. */
import type { TFunction } from "i18next";
import { useTranslation } from "react-i18next";

/** `records` has the lists' and forms' own words and the catalogues' of the desk; each of the others a kind of collection. */
export const WORD_SPACES = ["records", "settings", "work"] as const;

/** A translation that looks for a key in all of them. */
export function useRecordText(): TFunction<typeof WORD_SPACES> {
  const { t } = useTranslation(WORD_SPACES, { nsMode: "fallback" });
  return t;
}
