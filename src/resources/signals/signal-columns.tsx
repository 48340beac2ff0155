/** Columns of signal lists. */
import type { TFunction } from "i18next";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import type { SignalRow } from "../../../domain/signals/rows";
import { OwnWay } from "../../ui/alarm/isolated";
import { useTight } from "../../ui/density";
import type { GridColumn } from "../../ui/grid/grid-column";
import { type Format, useFormat } from "../use-format";
import { classText, codeText, decisionText, nameBesideMark, oddness, zoneOrUser } from "./signal-words";

type T = TFunction<"signals">;

function Site({ row, t }: { readonly row: SignalRow; readonly t: T }) {
  const odd = oddness(row);
  if (odd === "unknown_account") return <span className="odd">{t("mark.unknown_account")}</span>;
  return row.siteName || row.siteNo;
}

function Signal({ row, t }: { readonly row: SignalRow; readonly t: T }) {
  const odd = oddness(row);
  const name = nameBesideMark(row);
  const className = row.class === "alarm" ? "is-alarm" : undefined;
  // Most have nothing beside their name, and a list has thousands of them.
  if (odd === null && !row.testMode && (name === "" || row.text === ""))
    return className ? <span className={className}>{name || row.text}</span> : name || row.text;
  return (
    <span className={className}>
      {odd !== null && odd !== "unknown_account" && <span className="odd">{t(`mark.${odd}`)}</span>}{" "}
      {row.testMode && <span className="test">{t("mark.test")}</span>} <OwnWay>{name || row.text}</OwnWay>
      {/* What the panel itself wrote stands beside what the code means (H-PI-08). */}
      {name !== "" && row.text !== "" && (
        <span className="quiet">
          {" · "}
          <OwnWay>{row.text}</OwnWay>
        </span>
      )}
    </span>
  );
}

/** Beside which times the day stands: all, those that are not of today, or none. */
export type DayShown = "all" | "earlier" | "none";

const WRITTEN = { all: "dayTime", earlier: "exactTime", none: "clock" } as const;

const time = (t: T, format: Format, { day, tight }: { day: DayShown; tight: boolean }): GridColumn<SignalRow> => ({
  id: "time",
  header: t("column.time"),
  widthPx: day === "none" ? 80 : tight ? 84 : 132,
  cell: (row) => <bdi>{format[WRITTEN[day]](row.receivedAt)}</bdi>,
  title: (row) => format.dateTime(row.receivedAt),
});

const what = (t: T): readonly GridColumn<SignalRow>[] => [
  {
    id: "account",
    header: t("column.account"),
    widthPx: 76,
    dir: "ltr",
    cell: (row) => row.account,
    title: (row) => row.account,
  },
  {
    id: "site",
    header: t("column.site"),
    widthPx: 120,
    grow: 1.2,
    cell: (row) => <Site row={row} t={t} />,
    title: (row) => `${row.siteNo} ${row.siteName}`.trim(),
  },
  { id: "partition", header: t("column.partition"), widthPx: 48, dir: "ltr", cell: (row) => row.partitionNo },
  {
    id: "zone",
    header: t("column.zone"),
    widthPx: 90,
    grow: 1,
    cell: (row) => zoneOrUser(t, row),
    title: (row) => zoneOrUser(t, row),
  },
  { id: "code", header: t("column.code"), widthPx: 64, dir: "ltr", cell: codeText, title: codeText },
  {
    id: "signal",
    header: t("column.signal"),
    widthPx: 130,
    grow: 1.4,
    cell: (row) => <Signal row={row} t={t} />,
    title: (row) => [row.signal, row.text].filter(Boolean).join(" · "),
  },
  {
    id: "class",
    header: t("column.class"),
    widthPx: 88,
    cell: (row) => classText(t, row),
    title: (row) => classText(t, row),
  },
  {
    id: "decision",
    header: t("column.decision"),
    widthPx: 112,
    cell: (row) => decisionText(t, row.decision),
    title: (row) => decisionText(t, row.decision),
  },
];

const origin = (t: T, format: Format): readonly GridColumn<SignalRow>[] => [
  {
    id: "priority",
    header: t("column.priority"),
    widthPx: 52,
    align: "end",
    cell: (row) => (row.priority > 0 ? row.priority : ""),
  },
  {
    id: "panel",
    header: t("column.panel_time"),
    widthPx: 84,
    dir: "ltr",
    cell: (row) => format.clock(row.panelAt),
    title: (row) => format.dateTime(row.panelAt),
  },
  {
    id: "receiver",
    header: t("column.receiver"),
    widthPx: 76,
    dir: "ltr",
    cell: (row) => row.receiver,
    title: (row) => [row.receiver, row.lineCard].filter(Boolean).join(" / "),
  },
  {
    id: "protocol",
    header: t("column.protocol"),
    widthPx: 84,
    dir: "ltr",
    cell: (row) => row.token || row.protocol,
    title: (row) => `${row.protocol} ${row.token}`,
  },
  {
    id: "transport",
    header: t("column.transport"),
    widthPx: 84,
    dir: "ltr",
    cell: (row) => row.transport.toUpperCase(),
  },
];

const ORIGIN: readonly string[] = ["priority", "panel", "receiver", "protocol", "transport"];

/** All that a list of signals can show; `day` is said beside the time. */
export function useAllSignalColumns(day: DayShown): readonly GridColumn<SignalRow>[] {
  const { t } = useTranslation("signals");
  const format = useFormat();
  const tight = useTight();
  return useMemo(() => [time(t, format, { day, tight }), ...what(t), ...origin(t, format)], [t, format, day, tight]);
}

/** Columns of these that are seen before somebody chooses others: `origin` = receiver, protocol, transport and the panel's time. */
export function useUsualSignalColumns(
  columns: readonly GridColumn<SignalRow>[],
  { origin: withOrigin }: { readonly origin: boolean },
): readonly GridColumn<SignalRow>[] {
  const tight = useTight();
  return useMemo(
    () => columns.filter(({ id }) => (withOrigin || !ORIGIN.includes(id)) && !(tight && id === "class")),
    [columns, withOrigin, tight],
  );
}

/** The priority of the row's edge: only signals that raised or joined an alarm carry colour. */
export const edgeOf = (row: SignalRow): number | undefined =>
  row.alarm !== "" && row.class === "alarm" && row.priority > 0 ? row.priority : undefined;
