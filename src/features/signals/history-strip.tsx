/** What the list below the bar is: how many rows, being read, at its end, refused, or not reachable. */
import { useTranslation } from "react-i18next";
import { useFormat } from "../../resources/use-format";
import { useErrorText } from "../../ui/error-text";
import type { HistoryPages } from "./use-history";

/** The strip under a list. */
export function HistoryStrip({ pages }: { readonly pages: HistoryPages<unknown> }) {
  const { t } = useTranslation("signals");
  const format = useFormat();
  const say = useErrorText();
  const { status, rows, complete, kept } = pages;
  const count = rows?.length ?? 0;
  return (
    <div className="strip" role="status">
      {status === "more" && t("history.loading_more")}
      {status === "ready" && count > 0 && t(complete ? "history.end" : "history.shown", { count })}
      {status === "offline" && rows && !kept && t("history.offline", { time: format.time(pages.readAt) })}
      {status === "offline" &&
        kept &&
        t("history.kept", { count, from: format.exactTime(kept.fromMs), to: format.exactTime(kept.toMs) })}
      {status === "error" && say(pages.error)}
      {(status === "offline" || status === "error") && (
        <button type="button" onClick={pages.reload}>
          {t("history.retry")}
        </button>
      )}
      {status === "ready" && !complete && (
        <button type="button" onClick={pages.loadMore}>
          {t("history.more")}
        </button>
      )}
    </div>
  );
}
