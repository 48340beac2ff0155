/** A list of a history: rows of a period read page by page, why there are none, and how far it goes. */
import { useTranslation } from "react-i18next";
import { EmptyState } from "../../ui/empty-state";
import { Grid, type GridProps } from "../../ui/grid/grid";
import { useArraySource } from "../../ui/grid/use-array-source";
import { HistoryEmpty } from "./history-empty";
import { HistoryStrip } from "./history-strip";
import type { Period } from "../../resources/period/period";
import type { HistoryPages } from "./use-history";
import type { HistoryView } from "./use-history-view";

export interface HistoryTableProps<T> extends Pick<GridProps<T>, "label" | "columns" | "openKey" | "onOpen" | "edge"> {
  readonly period: Period | null;
  readonly pages: HistoryPages<T>;
  readonly view: Pick<HistoryView, "layout" | "setLayout">;
  /** What is asked; something filtered: an empty list says so. */
  readonly asked: object;
  readonly filtered: boolean;
}

const NONE: readonly never[] = [];
const idOf = ({ id }: { readonly id: string }): string => id;

/** The list and the strip below it. */
export function HistoryTable<T extends { readonly id: string }>(props: HistoryTableProps<T>) {
  const { t } = useTranslation("signals");
  const { period, pages, view, asked, filtered, ...table } = props;
  const unread = pages.status === "offline" || pages.status === "error";
  const source = useArraySource<T>(pages.rows ?? (unread ? NONE : undefined), idOf);
  return (
    <>
      <div className="list">
        {period === null ? (
          <EmptyState title={t("history.period_first")} />
        ) : (
          <Grid
            {...table}
            pageKeys
            byRow
            twoLines="narrow"
            source={source}
            layout={view.layout}
            onLayout={view.setLayout}
            orderKey={JSON.stringify([period, asked])}
            onEnd={pages.loadMore}
            empty={<HistoryEmpty pages={pages} filtered={filtered} />}
          />
        )}
      </div>
      <HistoryStrip pages={pages} />
    </>
  );
}
