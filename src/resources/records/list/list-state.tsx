/** What stands where rows would be: being read, none there, none that passes, not readable, or not reachable. */
import { useTranslation } from "react-i18next";
import { EmptyState } from "../../../ui/empty-state";
import { useErrorText } from "../../../ui/error-text";
import { SkeletonRows } from "../../../ui/skeleton-rows";
import { useSlowly } from "../../../ui/use-slowly";
import { useDensity } from "../../../ui/density";
import { useRecordWords } from "../record-words";
import { MEMORY_ROWS_MOST } from "./kept-rows";
import type { RecordSource } from "./use-record-source";

export interface ListStateProps {
  readonly collection: string;
  readonly rows: RecordSource;
  readonly narrowed: boolean;
}

/** Said instead of rows. */
export function ListState(props: ListStateProps) {
  return (
    <div className="state">
      <Said {...props} />
    </div>
  );
}

function Said({ collection, rows, narrowed }: ListStateProps) {
  const { t } = useTranslation("records");
  const words = useRecordWords();
  const say = useErrorText();
  const { rowHeight } = useDensity();
  const slow = useSlowly(rows.status === "loading");
  const retry = (
    <button type="button" onClick={rows.retry}>
      {t("list.retry")}
    </button>
  );
  switch (rows.status) {
    case "loading":
      if (slow && rows.isStores) return <EmptyState title={t("list.asking_store")} />;
      return slow ? <SkeletonRows label={t("list.loading")} rowPx={rowHeight} /> : null;
    case "offline": {
      const { keptTooMany: count } = rows;
      const [title, detail] =
        count === 0
          ? [t("list.offline"), t("list.offline_detail")]
          : [t("list.offline_long"), t("list.offline_long_detail", { count, most: MEMORY_ROWS_MOST })];
      return <EmptyState title={title} detail={detail} action={retry} />;
    }
    case "error":
      return <EmptyState title={t("list.error")} detail={say(rows.error)} action={retry} />;
    case "ready":
      if (rows.isStores) return <EmptyState title={t("list.none_pass")} detail={t("list.none_at_store")} />;
      return narrowed ? <EmptyState title={t("list.none_pass")} /> : <EmptyState title={words.none(collection)} />;
  }
}
