/** What collections, their fields and the values of those are called, in the reader's language. */
import type { TFunction } from "i18next";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";

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

/** The words, out of a translation of the namespace `records`. */
export const recordWords = (t: TFunction<"records">): RecordWords => ({
  one: (collection) => t(`collections.${collection}.one`),
  many: (collection) => t(`collections.${collection}.many`),
  none: (collection) => t(`collections.${collection}.none`),
  field: (collection, field) => t(`fields.${collection}.${field}`),
  value: (collection, field, value) => t(`values.${collection}.${field}.${value}`),
});

/** The words in the reader's language. */
export function useRecordWords(): RecordWords {
  const { t } = useTranslation("records");
  return useMemo(() => recordWords(t), [t]);
}
