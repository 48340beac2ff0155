/** Why a history shows no rows. */
import { useTranslation } from "react-i18next";
import { EmptyState } from "../../ui/empty-state";
import type { HistoryPages } from "./use-history";

/** Nothing there, nothing that passes, not readable, or not reachable. */
export function HistoryEmpty({
  pages,
  filtered,
}: {
  readonly pages: HistoryPages<unknown>;
  readonly filtered: boolean;
}) {
  const { t } = useTranslation("signals");
  if (pages.kept) return <EmptyState title={t(filtered ? "history.kept_empty_filtered" : "history.kept_empty")} />;
  if (pages.status === "offline") return <EmptyState title={t("history.offline_empty")} />;
  if (pages.status === "error") return <EmptyState title={t("history.error")} />;
  return <EmptyState title={t(filtered ? "history.empty_filtered" : "history.empty")} />;
}
