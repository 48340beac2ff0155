/** What an exported history says of each row: all that the tables show at any width, and what the detail has beside. */
import type { TFunction } from "i18next";
import type { ClosedRow } from "../../../../domain/alarms/rows";
import type { SignalRow } from "../../../../domain/signals/rows";
import { toMs } from "../../../lib/date-time";
import { stampOf } from "../../../lib/zoned-time";
import { classText, codeText, decisionText, oddness } from "../../../resources/signals/signal-words";
import { siteText } from "../../../resources/site-text";
import { countsText, partitionText } from "../record-facts";

/** A column: its name, and what stands in it. */
export interface ExportColumn<T> {
  readonly name: string;
  readonly cell: (row: T) => string;
}

/** The reader's language and clock. */
export interface ExportWords {
  readonly t: TFunction<"signals">;
  readonly timeZone: string;
  readonly alarmName: (alarm: ClosedRow) => string;
  readonly duration: (seconds: number) => string;
}

const joined = (...parts: readonly string[]): string => parts.filter((part) => part !== "").join(" ");

/** A time, in the room's zone, which the column's name says. */
const timed =
  ({ t, timeZone }: ExportWords) =>
  <T>(name: string, instant: (row: T) => string): ExportColumn<T> => ({
    name: t("export.in_zone", { name, zone: timeZone }),
    cell: (row) => {
      const ms = toMs(instant(row));
      return ms === null ? "" : stampOf(ms, timeZone);
    },
  });

function remarks(t: ExportWords["t"], row: SignalRow): string {
  const odd = oddness(row);
  const marks = [
    odd === null ? "" : t(`mark.${odd}`),
    row.testMode ? t("mark.test") : "",
    row.encrypted ? t("mark.encrypted") : "",
    row.repeats > 0 ? t("mark.repeats", { count: row.repeats }) : "",
  ];
  return marks.filter(Boolean).join(" · ");
}

/** Of the signals. */
export function signalColumns(words: ExportWords): readonly ExportColumn<SignalRow>[] {
  const { t } = words;
  const time = timed(words);
  return [
    { name: t("alarms.column.number"), cell: (row) => String(row.seq) },
    time(t("column.time"), (row) => row.receivedAt),
    time(t("column.panel_time"), (row) => row.panelAt),
    { name: t("column.account"), cell: (row) => row.account },
    // Of an unknown account the remarks say so.
    { name: t("column.site"), cell: (row) => (row.site === "" ? "" : siteText(row)) },
    { name: t("record.partition"), cell: (row) => row.partitionNo },
    { name: t("record.zone"), cell: (row) => joined(row.zone, row.zoneText) },
    { name: t("export.user"), cell: (row) => joined(row.user, row.userName) },
    { name: t("column.code"), cell: codeText },
    { name: t("column.signal"), cell: (row) => row.signal },
    { name: t("detail.text"), cell: (row) => row.text },
    { name: t("column.class"), cell: (row) => classText(t, row) },
    { name: t("record.priority"), cell: (row) => (row.priority > 0 ? String(row.priority) : "") },
    { name: t("column.decision"), cell: (row) => decisionText(t, row.decision) },
    { name: t("export.remarks"), cell: (row) => remarks(t, row) },
    { name: t("column.receiver"), cell: (row) => [row.receiver, row.lineCard].filter(Boolean).join(" / ") },
    { name: t("column.protocol"), cell: (row) => row.token || row.protocol },
    { name: t("column.transport"), cell: (row) => row.transport.toUpperCase() },
  ];
}

/** A length as people read it, and in seconds, with which a sheet counts. */
const lasted =
  ({ t, duration }: ExportWords) =>
  (name: string, seconds: (row: ClosedRow) => number): readonly ExportColumn<ClosedRow>[] => [
    { name, cell: (row) => duration(seconds(row)) },
    { name: t("export.in_seconds", { name }), cell: (row) => String(seconds(row)) },
  ];

/** Of the closed alarms. */
export function alarmColumns(words: ExportWords): readonly ExportColumn<ClosedRow>[] {
  const { t } = words;
  const time = timed(words);
  const length = lasted(words);
  return [
    { name: t("alarms.column.number"), cell: (row) => String(row.alarmNo) },
    { name: t("record.priority"), cell: (row) => String(row.priority) },
    time(t("alarms.column.received"), (row) => row.firstAt),
    time(t("alarms.column.closed_at"), (row) => row.closedAt),
    { name: t("alarms.column.name"), cell: words.alarmName },
    { name: t("record.signals"), cell: (row) => String(row.eventCount) },
    { name: t("record.account"), cell: (row) => row.siteNo },
    { name: t("record.site"), cell: (row) => row.siteName },
    { name: t("record.partition"), cell: partitionText },
    { name: t("record.zone"), cell: (row) => joined(row.zone, row.zoneText) },
    { name: t("export.resolution_code"), cell: (row) => row.resolution },
    { name: t("record.resolution"), cell: (row) => row.resolutionText },
    { name: t("record.counts"), cell: (row) => countsText(t, row) },
    { name: t("record.comment"), cell: (row) => row.closeComment },
    { name: t("record.closed_by"), cell: (row) => row.closedByName || t("alarms.rule") },
    ...length(t("record.answer"), (row) => row.answerSeconds),
    ...length(t("record.handle"), (row) => row.handleSeconds),
    ...length(t("record.hold"), (row) => row.holdSeconds),
  ];
}
