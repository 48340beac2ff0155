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
import { Grid } from "../../ui/grid/grid";
import type { GridColumn } from "../../ui/grid/grid-column";
import { useArraySource } from "../../ui/grid/use-array-source";
import { PriorityBadge } from "../../ui/priority-badge";
import { usePageTitle } from "../../ui/use-page-title";
import { PageRoot } from "../../ui/page-root";
import { WakeButton } from "./wake-button";

type T = TFunction<"signals">;

const what = (t: T, eventOf: (row: PendingRow) => string): readonly GridColumn<PendingRow>[] => [
  {
    id: "p",
    header: t("pending.column.priority"),
    widthPx: 48,
    cell: (row) => (
      <span className="badge-cell">
        <PriorityBadge priority={row.priority} size={22} />
      </span>
    ),
  },
  {
    id: "site",
    header: t("pending.column.site"),
    // Names of branches differ at their ends: they are not cut.
    widthPx: 144,
    grow: 1.2,
    cell: (row) => <OwnWay>{siteText(row)}</OwnWay>,
    title: siteText,
  },
  {
    id: "event",
    header: t("pending.column.event"),
    widthPx: 112,
    grow: 1.2,
    cell: (row) => <OwnWay>{eventOf(row)}</OwnWay>,
    title: eventOf,
  },
  {
    id: "state",
    header: t("pending.column.state"),
    widthPx: 84,
    cell: (row) => t(`pending.kind.${row.kind || "hold"}` as "pending.kind.hold"),
  },
];

const wait = (t: T, format: Format): readonly GridColumn<PendingRow>[] => [
  {
    id: "wakes",
    header: t("pending.column.wakes"),
    widthPx: 92,
    align: "end",
    cell: (row) => <Countdown untilMs={toMs(row.wakeAt) ?? 0} due={t("pending.due")} />,
  },
  {
    id: "at",
    header: t("pending.column.at"),
    widthPx: 76,
    cell: (row) => <bdi>{format.time(row.wakeAt)}</bdi>,
    title: (row) => format.dateTime(row.wakeAt),
  },
  {
    id: "reason",
    header: t("pending.column.reason"),
    widthPx: 110,
    grow: 1.4,
    cell: (row) => <OwnWay>{row.reason}</OwnWay>,
    title: (row) => row.reason,
  },
  {
    id: "by",
    header: t("pending.column.by"),
    widthPx: 80,
    grow: 0.8,
    cell: (row) => <OwnWay>{row.parkedByName}</OwnWay>,
    title: (row) => row.parkedByName,
  },
  {
    id: "times",
    header: t("pending.column.times"),
    widthPx: 56,
    align: "end",
    cell: (row) => format.number(row.parkedCount),
  },
  {
    id: "age",
    header: t("pending.column.age"),
    widthPx: 80,
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
function useColumns(open: (row: PendingRow) => void): readonly GridColumn<PendingRow>[] {
  const { t } = useTranslation("signals");
  const format = useFormat();
  const leftOut = useLeftOut();
  const eventOf = useEventText();
  return useMemo<readonly GridColumn<PendingRow>[]>(
    () => [
      ...[...what(t, eventOf), ...wait(t, format)].filter(({ id }) => !leftOut.includes(id)),
      {
        id: "wake",
        header: t("pending.column.acts"),
        widthPx: 176,
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

const idOf = ({ id }: PendingRow): string => id;
const edgeOf = ({ priority }: PendingRow): number => priority;

/** The page. */
export function PendingPage() {
  const { t } = useTranslation("signals");
  const format = useFormat();
  const rows = usePendingAlarms();
  const source = useArraySource(rows, idOf);
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
        <Grid
          pageKeys
          byRow
          twoLines="always"
          label={t("pending.title")}
          columns={columns}
          source={source}
          onOpen={open}
          edge={edgeOf}
          empty={<EmptyState title={t("pending.empty")} />}
        />
      </div>
    </PageRoot>
  );
}
