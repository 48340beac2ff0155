/** What waits: parked alarms with the time until they wake. */
import useMediaQuery from "@mui/material/useMediaQuery";
import { useNavigate, useParams } from "@tanstack/react-router";
import type { TFunction } from "i18next";
import { useCallback, useMemo } from "react";
import { useTranslation } from "react-i18next";
import type { PendingRow } from "../../../domain/alarms/rows";
import { toMs } from "../../lib/date-time";
import { Age } from "../../resources/age";
import { siteText } from "../../resources/site-text";
import { useAlarmName } from "../../resources/alarm-name";
import { Countdown } from "../../resources/countdown";
import { usePendingAlarms } from "../../resources/use-alarms";
import { type Format, useFormat } from "../../resources/use-format";
import { AlarmStyles } from "../../ui/alarm/alarm-styles";
import { OwnWay } from "../../ui/alarm/isolated";
import { useTight } from "../../ui/density";
import { EmptyState } from "../../ui/empty-state";
import { PriorityBadge } from "../../ui/priority-badge";
import { usePageTitle } from "../../ui/use-page-title";
import { type Column, VirtualTable } from "../../ui/virtual-table";
import { PageRoot } from "./page-root";
import { WakeButton } from "./wake-button";

type T = TFunction<"signals">;

/** Names of branches differ at their ends: they are not cut after one line. */
function TwoLines({ children }: { readonly children: string }) {
  return (
    <span className="two-lines">
      <OwnWay>{children}</OwnWay>
    </span>
  );
}

const what = (t: T, eventOf: (row: PendingRow) => string): readonly Column<PendingRow>[] => [
  {
    id: "p",
    header: t("pending.column.priority"),
    width: "48px",
    cell: (row) => (
      <span className="badge-cell">
        <PriorityBadge priority={row.priority} size={22} />
      </span>
    ),
  },
  {
    id: "site",
    header: t("pending.column.site"),
    width: "minmax(120px, 1.2fr)",
    cell: (row) => <TwoLines>{siteText(row)}</TwoLines>,
    title: siteText,
  },
  {
    id: "event",
    header: t("pending.column.event"),
    width: "minmax(120px, 1.2fr)",
    cell: (row) => <TwoLines>{eventOf(row)}</TwoLines>,
    title: eventOf,
  },
  {
    id: "state",
    header: t("pending.column.state"),
    width: "84px",
    cell: (row) => t(`pending.kind.${row.kind || "hold"}` as "pending.kind.hold"),
  },
];

const wait = (t: T, format: Format): readonly Column<PendingRow>[] => [
  {
    id: "wakes",
    header: t("pending.column.wakes"),
    width: "92px",
    align: "end",
    cell: (row) => <Countdown untilMs={toMs(row.wakeAt) ?? 0} due={t("pending.due")} />,
  },
  {
    id: "at",
    header: t("pending.column.at"),
    width: "76px",
    cell: (row) => <bdi>{format.time(row.wakeAt)}</bdi>,
    title: (row) => format.dateTime(row.wakeAt),
  },
  {
    id: "reason",
    header: t("pending.column.reason"),
    width: "minmax(110px, 1.4fr)",
    cell: (row) => <TwoLines>{row.reason}</TwoLines>,
    title: (row) => row.reason,
  },
  {
    id: "by",
    header: t("pending.column.by"),
    width: "minmax(80px, .8fr)",
    cell: (row) => <TwoLines>{row.parkedByName}</TwoLines>,
    title: (row) => row.parkedByName,
  },
  {
    id: "times",
    header: t("pending.column.times"),
    width: "56px",
    align: "end",
    cell: (row) => format.number(row.parkedCount),
  },
  {
    id: "age",
    header: t("pending.column.age"),
    width: "92px",
    align: "end",
    cell: (row) => <Age sinceMs={toMs(row.firstAt) ?? 0} />,
  },
];

const NONE: readonly string[] = [];

/** What gives way, so that the acts stay on the screen: the desk shows it all the same. */
function useLeftOut(): readonly string[] {
  const roomy = useMediaQuery("(min-width: 1320px)");
  const tight = useTight();
  return useMemo(() => (roomy ? NONE : ["times", ...(tight ? ["at", "state", "age"] : NONE)]), [roomy, tight]);
}

/** Opens an alarm on the desk of the same section. */
function useOpenAlarm(): (row: PendingRow) => void {
  const navigate = useNavigate();
  const { role } = useParams({ from: "/_app/$role" });
  return useCallback(
    (row) => void navigate({ to: "/$role/signals/alarms", params: { role }, search: { id: row.id, tab: "pending" } }),
    [navigate, role],
  );
}

/** What it is about, and where in the site. */
function useEventText(): (row: PendingRow) => string {
  const name = useAlarmName();
  return useCallback((row) => [name(row), row.zoneText].filter(Boolean).join(" · "), [name]);
}

/** The columns; the acts stand last. */
function useColumns(open: (row: PendingRow) => void): readonly Column<PendingRow>[] {
  const { t } = useTranslation("signals");
  const format = useFormat();
  const leftOut = useLeftOut();
  const eventOf = useEventText();
  return useMemo<readonly Column<PendingRow>[]>(
    () => [
      ...[...what(t, eventOf), ...wait(t, format)].filter(({ id }) => !leftOut.includes(id)),
      {
        id: "wake",
        header: t("pending.column.acts"),
        width: "176px",
        align: "end",
        cell: (row) => (
          <span className="row-acts">
            <WakeButton alarm={row} />
            <button type="button" onClick={() => open(row)}>
              {t("pending.open")}
            </button>
          </span>
        ),
      },
    ],
    [t, format, eventOf, open, leftOut],
  );
}

/** The page. */
export function PendingPage() {
  const { t } = useTranslation("signals");
  const format = useFormat();
  const rows = usePendingAlarms();
  const open = useOpenAlarm();
  usePageTitle(t("pending.title"));
  const columns = useColumns(open);
  return (
    <PageRoot>
      <AlarmStyles />
      <div className="bar">
        <h1>{t("pending.title")}</h1>
        <span className="info">{rows && format.number(rows.length)}</span>
      </div>
      <div className="list">
        <VirtualTable
          pageKeys
          label={t("pending.title")}
          columns={columns}
          rows={rows}
          rowKey={(row) => row.id}
          rowHeight={44}
          onOpen={open}
          edge={(row) => row.priority}
          empty={<EmptyState title={t("pending.empty")} />}
        />
      </div>
    </PageRoot>
  );
}
