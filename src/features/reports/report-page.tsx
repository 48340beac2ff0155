/** A report: its tables for a period, counted when it is opened. */
import { type ReactNode, useMemo } from "react";
import { useTranslation } from "react-i18next";
import type { ReportName } from "../../../domain/reports/reports.table";
import { PeriodFields } from "../../resources/period/period-fields";
import { type PeriodAddress, usePeriod } from "../../resources/period/use-period";
import { useRecordWords } from "../../resources/records/record-words";
import { useDuration } from "../../resources/use-duration";
import { useFormat } from "../../resources/use-format";
import { PageRoot } from "../../ui/page-root";
import type { CellWords } from "./cells";
import { ReportStrip } from "./report-strip";
import { ReportTables } from "./report-tables";
import { useReport } from "./use-report";

export interface ReportPageProps {
  readonly report: ReportName;
  readonly address: PeriodAddress;
  /** The only site that it is about; "" = all that one reaches. */
  readonly site?: string;
  /** Further fields beside the period. */
  readonly fields?: ReactNode;
}

/** The words of the cells, in the reader's language. */
function useCellWords(): CellWords {
  const { t } = useTranslation("reports");
  const format = useFormat();
  const duration = useDuration();
  const names = useRecordWords();
  return useMemo(() => ({ t, format, duration, names }), [t, format, duration, names]);
}

/** The page. */
export function ReportPage({ report, address, site = "", fields }: ReportPageProps) {
  const { t } = useTranslation("reports");
  const words = useCellWords();
  const { text, setText, read, period } = usePeriod(address, "d7");
  const answer = useReport(report, period, site);
  return (
    <PageRoot>
      <div className="bar">
        <h1>{t(`title.${report}`)}</h1>
        <PeriodFields value={text} read={read} shown={period} onChange={setText} />
        {fields}
      </div>
      <ReportTables {...{ report, answer, words, period }} />
      <ReportStrip answer={answer} />
    </PageRoot>
  );
}
