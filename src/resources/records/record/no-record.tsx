/** What stands in a record's place: being read, not to be seen, not there, not reachable, or not readable. */
import { useTranslation } from "react-i18next";
import { EmptyState } from "../../../ui/empty-state";
import { useErrorText } from "../../../ui/error-text";
import { SkeletonRows } from "../../../ui/skeleton-rows";
import { useMay } from "../may";
import type { PagedCollection } from "../record-row";
import type { ReadRecord } from "./use-record";

export interface NoRecordProps {
  readonly collection: PagedCollection;
  readonly read: Pick<ReadRecord, "status" | "error" | "reload">;
}

/** The state of a record that can't be shown. */
export function NoRecord({ collection, read: { status, error, reload } }: NoRecordProps) {
  const { t } = useTranslation("records");
  const say = useErrorText();
  const may = useMay();
  const retry = (
    <button type="button" className="retry" onClick={reload}>
      {t("list.retry")}
    </button>
  );
  // To whoever may not read it the store says that there is none.
  if (!may(collection, "read")) return <EmptyState title={t("list.no_right")} />;
  switch (status) {
    case "loading":
    case "ready":
      return <SkeletonRows label={t("list.loading")} />;
    case "missing":
      return <EmptyState title={t("record.missing")} detail={t("record.missing_detail")} />;
    case "offline":
      return <EmptyState title={t("list.offline")} detail={t("record.offline_detail")} action={retry} />;
    case "error":
      return <EmptyState title={t("record.error")} detail={say(error)} action={retry} />;
  }
}
