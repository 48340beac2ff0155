/** A report: its tables for a period, counted when it is opened. */
import { type ReactNode, useMemo } from "react";
import { useTranslation } from "react-i18next";
import { REPORTS, type ReportColumns, type ReportName, type ReportRow } from "../../../domain/reports/reports.table";
import type { Period } from "../../resources/period/period";
import { PeriodFields } from "../../resources/period/period-fields";
import { type PeriodAddress, usePeriod } from "../../resources/period/use-period";
import { useDuration } from "../../resources/use-duration";
import { useFormat } from "../../resources/use-format";
import { OwnWay } from "../../ui/alarm/isolated";
import { EmptyState } from "../../ui/empty-state";
import { Grid } from "../../ui/grid/grid";
import type { GridColumn } from "../../ui/grid/grid-column";
import { useArraySource } from "../../ui/grid/use-array-source";
import { PageRoot } from "../../ui/page-root";
import { type CellWords, cellText, columnName, widthOf } from "./cells";
import { ReportExport } from "./report-export";
import { ReportStrip } from "./report-strip";
import { type ReportRead, useReport } from "./use-report";

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
  return useMemo(() => ({ t, format, duration }), [t, format, duration]);
}

/** The page. */
export function ReportPage({ report, address, site = "", fields }: ReportPageProps) {
  const { t } = useTranslation("reports");
  const words = useCellWords();
  const { text, setText, read, period } = usePeriod(address, "d7");
  const answer = useReport(report, period, site);
  const tables = Object.entries(REPORTS[report].tables as Readonly<Record<string, ReportColumns>>);
  return (
    <PageRoot>
      <div className="bar">
        <h1>{t(`title.${report}`)}</h1>
        <PeriodFields value={text} read={read} shown={period} onChange={setText} />
        {fields}
      </div>
      {tables.map(([table, columns]) => (
        <ReportTable key={table} {...{ report, table, columns, answer, words, period }} alone={tables.length === 1} />
      ))}
      <ReportStrip answer={answer} />
    </PageRoot>
  );
}

interface TableProps {
  readonly report: ReportName;
  readonly table: string;
  readonly columns: ReportColumns;
  readonly answer: ReportRead;
  readonly words: CellWords;
  readonly period: Period | null;
  readonly alone: boolean;
}

type Row = ReportRow & { readonly key: string };

const NONE: readonly Row[] = [];

/** Rows with a key each: a report has no records. */
const keyed = (rows: readonly ReportRow[]): readonly Row[] =>
  rows.map((row, index) => ({ ...row, key: String(index) }));

function ReportTable({ report, table, columns, answer, words, period, alone }: TableProps) {
  const { t } = useTranslation("reports");
  const { data, status } = answer;
  const rows = useMemo(() => (data ? keyed(data.tables[table] ?? []) : undefined), [data, table]);
  const unread = status === "offline" || status === "error";
  const source = useArraySource<Row>(rows ?? (unread ? NONE : undefined), ({ key }) => key);
  const shown = useMemo(
    () =>
      Object.entries(columns).map(([column, kind]): GridColumn<Row> => {
        const text = (row: Row): string => cellText([column, kind], row, words);
        const isText = kind === "text" || kind === "day" || kind === "time" || kind === "yes";
        return {
          id: column,
          header: columnName(words.t, column),
          widthPx: widthOf(column, kind),
          ...(kind === "text" ? { grow: 1 } : {}),
          align: isText ? "start" : "end",
          cell: (row) => <OwnWay>{text(row)}</OwnWay>,
          title: text,
        };
      }),
    [columns, words],
  );
  return (
    <>
      <div className="tab-row">
        <h2 className="tabs">{t(`table.${table}`)}</h2>
        <ReportExport {...{ report, table, columns, words, period }} rows={rows ?? NONE} />
      </div>
      <div className="list">
        <Grid
          label={alone ? t(`title.${report}`) : t(`table.${table}`)}
          columns={shown}
          source={source}
          byRow
          orderKey={JSON.stringify(period)}
          empty={<EmptyState title={unread ? t("unread") : t("empty")} />}
        />
      </div>
    </>
  );
}
