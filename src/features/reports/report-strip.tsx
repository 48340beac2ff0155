/** What is below a report: that it is being counted, that it is cut, or why there is none. */
import { useTranslation } from "react-i18next";
import { REPORT_ROWS_MOST } from "../../../domain/reports/reports.table";
import { useFormat } from "../../resources/use-format";
import { useErrorText } from "../../ui/error-text";
import type { ReportRead } from "./use-report";

/** The strip. */
export function ReportStrip({ answer }: { readonly answer: ReportRead }) {
  const { t } = useTranslation("reports");
  const format = useFormat();
  const say = useErrorText();
  const { status, data, error, reload } = answer;
  const isCut = status === "ready" && (data?.cut.length ?? 0) > 0;
  return (
    <div className="strip" role="status">
      {status === "loading" && t("loading")}
      {isCut && t("cut", { count: REPORT_ROWS_MOST })}
      {status === "ready" && data && t("counted", { from: format.dateTime(data.from), to: format.dateTime(data.to) })}
      {status === "offline" && t("offline")}
      {status === "error" && say(error)}
      {(status === "offline" || status === "error") && (
        <button type="button" onClick={reload}>
          {t("retry")}
        </button>
      )}
    </div>
  );
}
