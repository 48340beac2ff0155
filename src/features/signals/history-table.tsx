/** A list of a history: rows of a period read page by page, why there are none, and how far it goes. */
import { useTranslation } from "react-i18next";
import type { Pages } from "../../resources/use-pages";
import { EmptyState } from "../../ui/empty-state";
import { VirtualTable, type VirtualTableProps } from "../../ui/virtual-table";
import { HistoryEmpty } from "./history-empty";
import { HistoryStrip } from "./history-strip";
import type { Period } from "./period";

export interface HistoryTableProps<T> extends Pick<
  VirtualTableProps<T>,
  "label" | "columns" | "selected" | "onOpen" | "edge"
> {
  readonly period: Period | null;
  readonly pages: Pages<T>;
  /** Something is filtered: an empty list says so. */
  readonly filtered: boolean;
}

/** The list and the strip below it. */
export function HistoryTable<T extends { readonly id: string }>(props: HistoryTableProps<T>) {
  const { t } = useTranslation("signals");
  const { period, pages, filtered, ...table } = props;
  const unread = pages.status === "offline" || pages.status === "error";
  return (
    <>
      <div className="list">
        {period === null ? (
          <EmptyState title={t("history.period_first")} />
        ) : (
          <VirtualTable
            {...table}
            pageKeys
            wraps
            rows={unread ? (pages.rows ?? []) : pages.rows}
            rowKey={(row) => row.id}
            onEnd={pages.loadMore}
            empty={<HistoryEmpty pages={pages} filtered={filtered} />}
          />
        )}
      </div>
      <HistoryStrip pages={pages} />
    </>
  );
}
