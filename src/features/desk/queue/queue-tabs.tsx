/** Tabs of the queue with their counts. */
import { useRef } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../resources/use-format";
import { afterPaint, focusQueue } from "../focus";
import { QUEUE_TABS, type QueueTab } from "./tabs";

export interface QueueTabsProps {
  readonly lists: Readonly<Record<QueueTab, readonly unknown[]>> | undefined;
  readonly tab: QueueTab;
  readonly onTab: (tab: QueueTab) => void;
}

/** After a click of the mouse the arrows choose in the list; after a key the focus stays on the tabs. */
function follow(clicks: number): void {
  if (clicks > 0) afterPaint(focusQueue);
}

function Count({ count }: { readonly count: number }) {
  const format = useFormat();
  return <b className={count === 0 ? "none" : undefined}>{count > 9999 ? "9999+" : format.number(count)}</b>;
}

/** The tabs; arrows move between them. */
export function QueueTabs({ lists, tab, onTab }: QueueTabsProps) {
  const { t } = useTranslation("alarms");
  const box = useRef<HTMLDivElement>(null);
  const step = (by: number): void => {
    const next = QUEUE_TABS[(QUEUE_TABS.indexOf(tab) + by + QUEUE_TABS.length) % QUEUE_TABS.length];
    if (!next) return;
    onTab(next);
    box.current?.querySelector<HTMLElement>(`[data-tab="${next}"]`)?.focus();
  };
  const onKeyDown = (event: React.KeyboardEvent): void => {
    const forward = getComputedStyle(event.currentTarget).direction === "rtl" ? "ArrowLeft" : "ArrowRight";
    const backward = forward === "ArrowLeft" ? "ArrowRight" : "ArrowLeft";
    if (event.key === forward) step(1);
    else if (event.key === backward) step(-1);
  };
  return (
    <div
      ref={box}
      className="queue-tabs"
      role="tablist"
      aria-label={t("queue.label")}
      onKeyDown={onKeyDown}
      tabIndex={-1}
    >
      {QUEUE_TABS.map((name) => {
        const count = lists?.[name].length;
        const label =
          count === undefined ? t(`queue.tab.${name}`) : t("queue.tab_count", { tab: t(`queue.tab.${name}`), count });
        return (
          <button
            key={name}
            type="button"
            role="tab"
            data-tab={name}
            aria-selected={name === tab}
            aria-label={label}
            tabIndex={name === tab ? 0 : -1}
            onClick={({ detail }) => {
              onTab(name);
              follow(detail);
            }}
          >
            <span>{t(`queue.tab.${name}`)}</span>
            {count !== undefined && <Count count={count} />}
          </button>
        );
      })}
    </div>
  );
}
