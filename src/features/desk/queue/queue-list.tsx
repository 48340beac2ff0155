/** The rows of the queue: drawn only where they are seen, still under the pointer, moved through with the arrows. */
import { type ReactNode, useCallback, useEffect, useId, useRef } from "react";
import { useTranslation } from "react-i18next";
import { useDesk } from "../desk-context";
import { NewAbove } from "./new-above";
import type { QueueAlarm } from "./queue-alarm";
import { QueueRow } from "./queue-row";
import { useRowHeight } from "./use-row-height";
import { type StillListState, useStillList } from "./use-still-list";

const OVERSCAN = 6;

/** Hands the queue as it is drawn to the keys. */
function useHandle({ view: { shown }, heightPx, reveal }: StillListState<QueueAlarm>, rowPx: number): void {
  const { queueRef } = useDesk();
  const pageRows = Math.max(1, Math.floor(heightPx / rowPx) - 1);
  useEffect(() => {
    const rows = shown.filter((item) => !item.gone).map((item) => item.row.id);
    queueRef.current = { rows, pageRows, reveal };
  }, [queueRef, shown, pageRows, reveal]);
}

/** Opens a row, and shows it whole: half of one is no choice that can be seen. */
function useOpening(reveal: (id: string) => void): (id: string) => void {
  const { onOpen } = useDesk();
  return useCallback(
    (id) => {
      onOpen(id);
      reveal(id);
    },
    [onOpen, reveal],
  );
}

/** The list. Its box keeps the focus; the row that the keyboard is on is named by `aria-activedescendant`. */
export function QueueList({ rows, empty }: { readonly rows: readonly QueueAlarm[]; readonly empty: ReactNode }) {
  const { t } = useTranslation("alarms");
  const desk = useDesk();
  const box = useRef<HTMLDivElement>(null);
  const base = useId();
  const rowPx = useRowHeight();
  const still = useStillList(rows, box, { rowPx, activeId: desk.alarmId });
  const { shown, padPx, minHeightPx, scrollPx } = still.view;
  const first = Math.max(0, Math.floor((scrollPx - padPx) / rowPx) - OVERSCAN);
  const last = Math.min(shown.length, Math.ceil((scrollPx - padPx + still.heightPx) / rowPx) + OVERSCAN);
  useHandle(still, rowPx);
  const open = useOpening(still.reveal);
  return (
    <>
      <NewAbove above={still.view.above} onShow={still.toTop} />
      {shown.length === 0 && empty}
      <div className="queue-frame">
        <div
          ref={box}
          className="queue-list"
          role="listbox"
          tabIndex={0}
          data-queue=""
          aria-label={t(`queue.tab.${desk.tab}`)}
          aria-activedescendant={desk.alarmId ? `${base}-${desk.alarmId}` : undefined}
          {...still.handlers}
        >
          <div style={{ blockSize: Math.max(padPx + shown.length * rowPx, minHeightPx), position: "relative" }}>
            {shown.slice(first, last).map(({ row, gone }, i) => (
              <QueueRow
                key={row.id}
                id={`${base}-${row.id}`}
                alarm={row}
                gone={gone}
                open={row.id === desk.alarmId}
                me={desk.me.id}
                inTest={desk.testSites.has(row.site)}
                topPx={padPx + (first + i) * rowPx}
                index={first + i}
                count={shown.length}
                onOpen={open}
              />
            ))}
          </div>
        </div>
      </div>
    </>
  );
}
