/** What becomes of what refers to records that are to be deleted, a sentence each. */
import { useRecordText } from "../word-spaces";
import { type CountedReference, useReferences } from "./use-references";

/** Sentences for one record or for many; without what is not counted yet. */
export function useFates(collection: string, ids: readonly string[]): readonly string[] {
  const t = useRecordText();
  const references = useReferences(collection, ids);
  const said = ids.length === 1 ? "record.delete" : "list.fate";
  const sentence = ({ collection: other, fate, count }: CountedReference): string => {
    const many = t(`collections.${other}.many`, { defaultValue: t("record.delete.others") });
    return count === "some" ? t(`${said}.some.${fate}`, { many }) : t(`${said}.${fate}`, { count, many });
  };
  return references.filter(({ count }) => count !== 0).map(sentence);
}
