/** What stands in the cells of a report, as people read it and as a sheet counts with it. */
import type { TFunction } from "i18next";
import type { ReportColumns, ReportKind, ReportName, ReportRow } from "../../../domain/reports/reports.table";
import type { RecordWords } from "../../resources/records/record-words";
import type { Format } from "../../resources/use-format";

/** What writing them needs. */
export interface CellWords {
  readonly t: TFunction<"reports">;
  readonly format: Format;
  readonly duration: (seconds: number) => string;
  readonly names: RecordWords;
}

/** Values that are words of ours. */
const NAMED: Readonly<Record<string, (value: string, words: CellWords) => string>> = {
  category: (value, { t }) => t(`category.${value}`),
  kind: (value, { names }) => names.value("tickets", "kind", value),
  channel: (value, { names, t }) => (value === "" ? t("unsaid") : names.value("tickets", "channel", value)),
  person: (value, { t }) => value || t("nobody"),
};

const WIDTHS: Readonly<Record<ReportKind, number>> = {
  text: 150,
  day: 130,
  time: 168,
  number: 84,
  seconds: 104,
  percent: 84,
  yes: 96,
};

/** Columns that are cut last: by them a row is known, or their own name is long. */
const WIDE: readonly string[] =
  "name operator customer category signal person takeMedian answered firstMedian closeMedian reopened reopenRate overdue score".split(
    " ",
  );

/** How wide a column is, in pixels. */
export const widthOf = (column: string, kind: ReportKind): number => WIDTHS[kind] + (WIDE.includes(column) ? 30 : 0);

/** A column by its key and kind. */
export type Column = readonly [column: string, kind: ReportKind];

/** A cell for people; nothing where nothing can be said. */
export function cellText([column, kind]: Column, row: ReportRow, words: CellWords): string {
  const value = row[column];
  const named = NAMED[column];
  if (named && typeof value === "string") return named(value, words);
  if (value === null || value === undefined || value === "") return "";
  const { t, format, duration } = words;
  if (kind === "day") return format.calendarDay(String(value));
  if (kind === "time") return format.dateTime(String(value));
  if (kind === "number") return format.number(Number(value));
  if (kind === "seconds") return duration(Number(value));
  if (kind === "percent") return t("percent", { value: format.number(Number(value)) });
  if (kind === "yes") return t(value === true ? "reached" : "missed");
  return String(value);
}

/** The same for a sheet: plain figures, days as ISO 8601 writes them. */
export function cellValue(column: Column, row: ReportRow, words: CellWords): string {
  const [name, kind] = column;
  const value = row[name];
  if (value === null || value === undefined) return "";
  return kind === "text" || kind === "yes" || kind === "time" ? cellText(column, row, words) : String(value);
}

/** What a column is called; lengths of time are in seconds in a sheet, which its name says. */
export const columnName = (t: CellWords["t"], column: string): string => t(`column.${column}`);

/** A report's table as rows of a sheet, its names first. */
export function sheetOf(columns: ReportColumns, rows: readonly ReportRow[], words: CellWords): readonly string[][] {
  const all = Object.entries(columns);
  const names = all.map(([column, kind]) => {
    const name = columnName(words.t, column);
    return kind === "seconds" ? words.t("in_seconds", { name }) : name;
  });
  return [names, ...rows.map((row) => all.map((column) => cellValue(column, row, words)))];
}

/** Name of the file of a table. */
export const fileOf = (
  report: ReportName,
  table: string,
  days: { readonly from: string; readonly to: string },
): string => `watchdesk-${report.replaceAll("_", "-")}-${table}-${days.from}-${days.to}.csv`;
