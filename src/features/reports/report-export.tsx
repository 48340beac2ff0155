/** Takes a table of a report away as a file for a sheet. */
import { useTranslation } from "react-i18next";
import { REPORTS, type ReportColumns, type ReportName, type ReportRow } from "../../../domain/reports/reports.table";
import { csvHead, csvLines } from "../../lib/csv";
import { saveFile } from "../../lib/save-file";
import { dayOf } from "../../lib/zoned-time";
import type { Period } from "../../resources/period/period";
import { useCan } from "../../resources/use-can";
import { type CellWords, fileOf, sheetOf } from "./cells";

export interface ReportExportProps {
  readonly report: ReportName;
  readonly table: string;
  readonly columns: ReportColumns;
  readonly rows: readonly ReportRow[];
  readonly words: CellWords;
  readonly period: Period | null;
}

/** The button; nothing for who may take nothing away, or while there is nothing. */
export function ReportExport({ report, table, columns, rows, words, period }: ReportExportProps) {
  const { t } = useTranslation("reports");
  const can = useCan();
  if (rows.length === 0 || period === null || !can(`${REPORTS[report].feature}.export`)) return null;
  const save = (): void => {
    const [names = [], ...lines] = sheetOf(columns, rows, words);
    const { timeZone } = words.format;
    const days = { from: dayOf(period.fromMs, timeZone), to: dayOf(period.toMs - 1, timeZone) };
    saveFile(fileOf(report, table, days), [csvHead(names), csvLines(lines)], "text/csv;charset=utf-8");
  };
  return (
    <div className="export">
      <button type="button" onClick={save}>
        {t("export")}
      </button>
    </div>
  );
}
