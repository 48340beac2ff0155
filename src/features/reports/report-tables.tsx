/** The tables of a report: one or two below one another, more of them on tabs. */
import { useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { REPORTS, type ReportColumns, type ReportName, type ReportRow } from "../../../domain/reports/reports.table";
import type { Period } from "../../resources/period/period";
import { OwnWay } from "../../ui/alarm/isolated";
import { EmptyState } from "../../ui/empty-state";
import { Grid } from "../../ui/grid/grid";
import type { GridColumn } from "../../ui/grid/grid-column";
import { useArraySource } from "../../ui/grid/use-array-source";
import { TabRow } from "../../ui/tab-row";
import { type CellWords, cellText, columnName, widthOf } from "./cells";
import { ReportExport } from "./report-export";
import type { ReportRead } from "./use-report";

/** As many as stand below one another with room for rows. */
const STACKED_MOST = 2;

export interface ReportTablesProps {
  readonly report: ReportName;
  readonly answer: ReportRead;
  readonly words: CellWords;
  readonly period: Period | null;
}

/** All of them. */
export function ReportTables(props: ReportTablesProps) {
  const tables = Object.entries(REPORTS[props.report].tables as Readonly<Record<string, ReportColumns>>);
  if (tables.length > STACKED_MOST) return <TabbedTables {...props} tables={tables} />;
  return tables.map(([table, columns]) => (
    <ReportTable key={table} {...props} {...{ table, columns }} alone={tables.length === 1} titled />
  ));
}

type Tables = readonly (readonly [table: string, columns: ReportColumns])[];

function TabbedTables({ tables, ...props }: ReportTablesProps & { readonly tables: Tables }) {
  const { t } = useTranslation("reports");
  const [chosen, setChosen] = useState("");
  const current = tables.find(([table]) => table === chosen) ?? tables[0];
  if (!current) return null;
  const [table, columns] = current;
  const tabs = tables.map(([id]) => ({ id, label: t(`table.${id}`) }));
  return (
    <>
      <div className="tab-row">
        <TabRow
          label={t(`title.${props.report}`)}
          className="tabs"
          tabs={tabs}
          current={table}
          onChange={(id) => setChosen(id)}
        />
      </div>
      <ReportTable key={table} {...props} {...{ table, columns }} alone={false} titled={false} />
    </>
  );
}

interface TableProps extends ReportTablesProps {
  readonly table: string;
  readonly columns: ReportColumns;
  readonly alone: boolean;
  /** Its name stands above it. */
  readonly titled: boolean;
}

type Row = ReportRow & { readonly key: string };

const NONE: readonly Row[] = [];

/** Rows with a key each: a report has no records. */
const keyed = (rows: readonly ReportRow[]): readonly Row[] =>
  rows.map((row, index) => ({ ...row, key: String(index) }));

function ReportTable({ report, table, columns, answer, words, period, alone, titled }: TableProps) {
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
      {titled && (
        <div className="tab-row">
          <h2 className="tabs">{t(`table.${table}`)}</h2>
          <ReportExport {...{ report, table, columns, words, period }} rows={rows ?? NONE} />
        </div>
      )}
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
