/** Columns of signal lists. */
import type { TFunction } from "i18next";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import type { SignalRow } from "../../../domain/signals/rows";
import { Ltr, OwnWay } from "../../ui/alarm/isolated";
import { useTight } from "../../ui/density";
import type { Column } from "../../ui/virtual-table";
import { type Format, useFormat } from "../use-format";
import { classText, codeText, decisionText, nameBesideMark, oddness, zoneOrUser } from "./signal-words";

type T = TFunction<"signals">;

function Site({ row, t }: { readonly row: SignalRow; readonly t: T }) {
  const odd = oddness(row);
  if (odd === "unknown_account") return <span className="odd">{t("mark.unknown_account")}</span>;
  return <OwnWay>{row.siteName || row.siteNo}</OwnWay>;
}

function Signal({ row, t }: { readonly row: SignalRow; readonly t: T }) {
  const odd = oddness(row);
  const name = nameBesideMark(row);
  return (
    <span className={row.class === "alarm" ? "is-alarm" : undefined}>
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

const time = (t: T, format: Format, { day, tight }: { day: DayShown; tight: boolean }): Column<SignalRow> => ({
  id: "time",
  header: t("column.time"),
  width: day === "none" ? "80px" : tight ? "84px" : "132px",
  cell: (row) => <bdi>{format[WRITTEN[day]](row.receivedAt)}</bdi>,
  title: (row) => format.dateTime(row.receivedAt),
});

const what = (t: T): readonly Column<SignalRow>[] => [
  {
    id: "account",
    header: t("column.account"),
    width: "76px",
    cell: (row) => <Ltr>{row.account}</Ltr>,
    title: (row) => row.account,
  },
  {
    id: "site",
    header: t("column.site"),
    width: "minmax(120px, 1.2fr)",
    cell: (row) => <Site row={row} t={t} />,
    title: (row) => `${row.siteNo} ${row.siteName}`.trim(),
  },
  { id: "partition", header: t("column.partition"), width: "48px", cell: (row) => <Ltr>{row.partitionNo}</Ltr> },
  {
    id: "zone",
    header: t("column.zone"),
    width: "minmax(90px, 1fr)",
    cell: (row) => <OwnWay>{zoneOrUser(t, row)}</OwnWay>,
    title: (row) => zoneOrUser(t, row),
  },
  { id: "code", header: t("column.code"), width: "64px", cell: (row) => <Ltr>{codeText(row)}</Ltr>, title: codeText },
  {
    id: "signal",
    header: t("column.signal"),
    width: "minmax(130px, 1.4fr)",
    cell: (row) => <Signal row={row} t={t} />,
    title: (row) => [row.signal, row.text].filter(Boolean).join(" · "),
  },
  {
    id: "class",
    header: t("column.class"),
    width: "88px",
    cell: (row) => classText(t, row),
    title: (row) => classText(t, row),
  },
  {
    id: "decision",
    header: t("column.decision"),
    width: "112px",
    cell: (row) => decisionText(t, row.decision),
    title: (row) => decisionText(t, row.decision),
  },
];

const origin = (t: T, format: Format): readonly Column<SignalRow>[] => [
  {
    id: "priority",
    header: t("column.priority"),
    width: "52px",
    align: "end",
    cell: (row) => (row.priority > 0 ? row.priority : ""),
  },
  {
    id: "panel",
    header: t("column.panel_time"),
    width: "84px",
    cell: (row) => <Ltr>{format.clock(row.panelAt)}</Ltr>,
    title: (row) => format.dateTime(row.panelAt),
  },
  {
    id: "receiver",
    header: t("column.receiver"),
    width: "76px",
    cell: (row) => <Ltr>{row.receiver}</Ltr>,
    title: (row) => [row.receiver, row.lineCard].filter(Boolean).join(" / "),
  },
  {
    id: "protocol",
    header: t("column.protocol"),
    width: "84px",
    cell: (row) => <Ltr>{row.token || row.protocol}</Ltr>,
    title: (row) => `${row.protocol} ${row.token}`,
  },
  {
    id: "transport",
    header: t("column.transport"),
    width: "84px",
    cell: (row) => <Ltr>{row.transport.toUpperCase()}</Ltr>,
  },
];

/** `origin` adds receiver, protocol, transport and the panel's time; `day` is said beside the time. */
export function useSignalColumns(options: {
  readonly origin: boolean;
  readonly day: DayShown;
}): readonly Column<SignalRow>[] {
  const { t } = useTranslation("signals");
  const format = useFormat();
  const { origin: withOrigin, day } = options;
  const tight = useTight();
  return useMemo(() => {
    const all = [time(t, format, { day, tight }), ...what(t), ...(withOrigin ? origin(t, format) : [])];
    return tight ? all.filter(({ id }) => id !== "class") : all;
  }, [t, format, day, withOrigin, tight]);
}

/** The priority of the row's edge: only signals that raised or joined an alarm carry colour. */
export const edgeOf = (row: SignalRow): number | undefined =>
  row.alarm !== "" && row.class === "alarm" && row.priority > 0 ? row.priority : undefined;
