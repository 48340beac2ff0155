/** What of a record is shown: its form, rows that belong to it, its history. */
import { type KeyboardEvent, useRef } from "react";
import { useTranslation } from "react-i18next";
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

/** The tabs; arrows move between them. */
export function PartTabs({ parts, current, onPart }: PartTabsProps) {
  const { t } = useTranslation("records");
  const words = useRecordWords();
  const box = useRef<HTMLDivElement>(null);
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== "ArrowLeft" && event.key !== "ArrowRight") return;
    const isBack = (event.key === "ArrowLeft") !== (getComputedStyle(event.currentTarget).direction === "rtl");
    const at = parts.findIndex(({ id }) => id === current);
    const next = parts[(at + (isBack ? -1 : 1) + parts.length) % parts.length];
    if (next === undefined) return;
    onPart(next.id);
    box.current?.querySelector<HTMLElement>(`[data-part="${next.id}"]`)?.focus();
  };
  return (
    <div ref={box} className="parts" role="tablist" tabIndex={-1} aria-label={t("record.parts")} onKeyDown={onKeyDown}>
      {parts.map(({ id, rows }) => (
        <button
          key={id}
          type="button"
          role="tab"
          data-part={id}
          aria-selected={id === current}
          tabIndex={id === current ? 0 : -1}
          onClick={() => onPart(id)}
        >
          {rows ? words.many(rows.collection.name) : t(id === "history" ? "record.history.title" : "record.general")}
        </button>
      ))}
    </div>
  );
}
