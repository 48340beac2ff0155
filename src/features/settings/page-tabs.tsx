/** Lists that stand on one page: `Alarm types`, `Resolution codes`. */
import { type KeyboardEvent, useRef } from "react";
import { useTranslation } from "react-i18next";
import { useRecordWords } from "../../resources/records/record-words";

export interface PageTabsProps {
  /** Their collections. */
  readonly names: readonly string[];
  readonly current: string;
  readonly onTab: (name: string) => void;
}

/** The tabs; arrows move between them. */
export function PageTabs({ names, current, onTab }: PageTabsProps) {
  const { t } = useTranslation("records");
  const words = useRecordWords();
  const box = useRef<HTMLDivElement>(null);
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== "ArrowLeft" && event.key !== "ArrowRight") return;
    const isBack = (event.key === "ArrowLeft") !== (getComputedStyle(event.currentTarget).direction === "rtl");
    const next = names[(names.indexOf(current) + (isBack ? -1 : 1) + names.length) % names.length];
    if (next === undefined) return;
    onTab(next);
    box.current?.querySelector<HTMLElement>(`[data-tab="${next}"]`)?.focus();
  };
  return (
    <div
      ref={box}
      className="page-tabs"
      role="tablist"
      tabIndex={-1}
      aria-label={t("record.lists")}
      onKeyDown={onKeyDown}
    >
      {names.map((name) => (
        <button
          key={name}
          type="button"
          role="tab"
          data-tab={name}
          aria-selected={name === current}
          tabIndex={name === current ? 0 : -1}
          onClick={() => onTab(name)}
        >
          {words.many(name)}
        </button>
      ))}
    </div>
  );
}
