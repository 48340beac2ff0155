/** A row of tabs: one is current, arrows move between them. */
import { useRef } from "react";
import { ariaShortcut } from "./key-shortcut";

export interface TabRowProps<T extends string> {
  readonly label: string;
  /** By which its page draws it; `tab-row` unless told. */
  readonly className?: string;
  readonly tabs: readonly {
    readonly id: T;
    readonly label: string;
    /** A figure beside the name, and what it means in words. */
    readonly mark?: { readonly text: string; readonly meaning: string };
    readonly keyName?: string;
  }[];
  readonly current: T;
  readonly onChange: (id: T) => void;
}

/** The tabs. */
export function TabRow<T extends string>({ label, className = "tab-row", tabs, current, onChange }: TabRowProps<T>) {
  const box = useRef<HTMLDivElement>(null);
  const step = (by: number): void => {
    const at = tabs.findIndex((tab) => tab.id === current);
    const next = tabs[(at + by + tabs.length) % tabs.length];
    if (!next) return;
    onChange(next.id);
    box.current?.querySelector<HTMLElement>(`[data-tab="${next.id}"]`)?.focus();
  };
  const onKeyDown = (event: React.KeyboardEvent): void => {
    if (event.key !== "ArrowLeft" && event.key !== "ArrowRight") return;
    const rtl = getComputedStyle(event.currentTarget).direction === "rtl";
    step((event.key === "ArrowRight") === rtl ? -1 : 1);
  };
  return (
    <div ref={box} className={className} role="tablist" aria-label={label} tabIndex={-1} onKeyDown={onKeyDown}>
      {tabs.map((tab) => (
        <button
          key={tab.id}
          type="button"
          role="tab"
          data-tab={tab.id}
          aria-selected={tab.id === current}
          aria-keyshortcuts={tab.keyName && ariaShortcut(tab.keyName)}
          tabIndex={tab.id === current ? 0 : -1}
          onClick={() => onChange(tab.id)}
        >
          {tab.label}
          {tab.keyName && <kbd aria-hidden="true">{tab.keyName}</kbd>}
          {tab.mark && (
            <span className="tab-mark" title={tab.mark.meaning}>
              <span aria-hidden="true">{tab.mark.text}</span>
              <span className="unseen">{tab.mark.meaning}</span>
            </span>
          )}
        </button>
      ))}
    </div>
  );
}
