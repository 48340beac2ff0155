/** What collections, their fields and the values of those are called, in the reader's language. */
import type { TFunction } from "i18next";
import { useMemo } from "react";
import { useRecordText, type WORD_SPACES } from "./word-spaces";

/** The words of collections. */
export interface RecordWords {
  /** One record: `Alarm type`. */
  readonly one: (collection: string) => string;
  /** All of them, as a page is called: `Alarm types`. */
  readonly many: (collection: string) => string;
  /** Said where there are none. */
  readonly none: (collection: string) => string;
  readonly field: (collection: string, field: string) => string;
  /** A value of a field that has a list of them. */
  readonly value: (collection: string, field: string, value: string) => string;
}

/** The words, out of a translation that knows where they are. */
export const recordWords = (t: TFunction<"records"> | TFunction<typeof WORD_SPACES>): RecordWords => ({
  one: (collection) => t(`collections.${collection}.one`),
  many: (collection) => t(`collections.${collection}.many`),
  none: (collection) => t(`collections.${collection}.none`),
  field: (collection, field) => t(`fields.${collection}.${field}`),
  value: (collection, field, value) => t(`values.${collection}.${field}.${value}`),
});

/** The words in the reader's language. */
export function useRecordWords(): RecordWords {
  const t = useRecordText();
  return useMemo(() => recordWords(t), [t]);
}
