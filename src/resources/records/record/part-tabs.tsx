/** What of a record is shown: its form, rows that belong to it, its history. */
import { useTranslation } from "react-i18next";
import { TabRow } from "../../../ui/tab-row";
import { collectionOf, type PagedCollection } from "../record-row";
import { useRecordWords } from "../record-words";

interface PartOf {
  readonly id: string;
  /** Rows of another collection that refer to it by the field. */
  readonly rows?: { readonly collection: PagedCollection; readonly field: string };
}

/** The parts of a record, in their order. */
export type PartsOf = readonly PartOf[];

const isPaged = (collection: ReturnType<typeof collectionOf>): collection is PagedCollection =>
  collection?.page !== undefined;

/** The parts that a collection's records have. */
export function partsOf({ page, audited }: PagedCollection): PartsOf {
  const rows = (page.tabs ?? []).flatMap(({ collection: name, field }) => {
    const collection = collectionOf(name);
    return isPaged(collection) ? [{ id: name, rows: { collection, field } }] : [];
  });
  return [{ id: "general" }, ...rows, ...(audited ? [{ id: "history" }] : [])];
}

export interface PartTabsProps {
  readonly parts: PartsOf;
  readonly current: string;
  readonly onPart: (id: string) => void;
}

/** The tabs. */
export function PartTabs({ parts, current, onPart }: PartTabsProps) {
  const { t } = useTranslation("records");
  const words = useRecordWords();
  const tabs = parts.map(({ id, rows }) => ({
    id,
    label: rows ? words.many(rows.collection.name) : t(id === "history" ? "record.history.title" : "record.general"),
  }));
  return <TabRow label={t("record.parts")} className="parts" tabs={tabs} current={current} onChange={onPart} />;
}
