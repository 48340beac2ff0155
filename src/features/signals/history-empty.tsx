/** Why a history shows no rows. */
import { useTranslation } from "react-i18next";
import type { Pages } from "../../resources/use-pages";
import { EmptyState } from "../../ui/empty-state";

/** Nothing there, nothing that passes, not readable, or not reachable. */
export function HistoryEmpty({ pages, filtered }: { readonly pages: Pages<unknown>; readonly filtered: boolean }) {
  const { t } = useTranslation("signals");
  if (pages.status === "offline") return <EmptyState title={t("history.offline_empty")} />;
  if (pages.status === "error") return <EmptyState title={t("history.error")} />;
  return <EmptyState title={t(filtered ? "history.empty_filtered" : "history.empty")} />;
}
