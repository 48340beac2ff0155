/** Alarms closed in a period: how they ended, who closed them, how long it took. */
import type { TFunction } from "i18next";
import { useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import type { ClosedRow } from "../../../domain/alarms/rows";
import { useAlarmName } from "../../resources/alarm-name";
import { useDuration } from "../../resources/use-duration";
import { type Format, useFormat } from "../../resources/use-format";
import { useResolutionCodes } from "../../resources/use-catalogue";
import { Ltr, OwnWay } from "../../ui/alarm/isolated";
import { useTight } from "../../ui/density";
import { PriorityBadge } from "../../ui/priority-badge";
import type { Column } from "../../ui/virtual-table";
import { ClosedRecord } from "./closed-record";
import { isFiltered } from "./filter";
import { TextFilter } from "./filter-fields";
import { HistoryTable } from "./history-table";
import type { Period } from "./period";
import { type AlarmFilter, useAlarmHistory } from "./use-history";
import { useSettled } from "./use-settled";

const NONE: AlarmFilter = { resolution: "", text: "" };

type T = TFunction<"signals">;

const zoneOf = (row: ClosedRow): string => [row.zone, row.zoneText].filter(Boolean).join(" ");
const siteOf = (row: ClosedRow): string => [row.siteNo, row.siteName].filter(Boolean).join(" ");

interface Words {
  readonly t: T;
  readonly format: Format;
  readonly name: (row: ClosedRow) => string;
  readonly duration: (seconds: number) => string;
  readonly tight: boolean;
}

const what = ({ t, format, name, tight }: Words): readonly Column<ClosedRow>[] => [
  { id: "no", header: t("alarms.column.number"), width: "56px", align: "end", cell: (row) => <Ltr>{row.alarmNo}</Ltr> },
  {
    id: "p",
    header: t("alarms.column.priority"),
    width: "48px",
    cell: (row) => (
      <span className="badge-cell">
        <PriorityBadge priority={row.priority} size={20} />
      </span>
    ),
  },
  {
    id: "closed",
    header: t("alarms.column.closed_at"),
    // On a tablet the day stands above the time.
    width: tight ? "84px" : "132px",
    cell: (row) => <bdi>{format.dayTime(row.closedAt)}</bdi>,
  },
  {
    id: "name",
    header: t("alarms.column.name"),
    width: "minmax(92px, 1fr)",
    cell: (row) => <OwnWay>{name(row)}</OwnWay>,
    title: name,
  },
  {
    id: "site",
    header: t("alarms.column.site"),
    width: "minmax(112px, 1.4fr)",
    cell: (row) => <OwnWay>{siteOf(row)}</OwnWay>,
    title: siteOf,
  },
  {
    id: "zone",
    header: t("alarms.column.zone"),
    width: "minmax(68px, 1fr)",
    cell: (row) => <OwnWay>{zoneOf(row)}</OwnWay>,
    title: zoneOf,
  },
];

const end = ({ t, format, duration }: Words): readonly Column<ClosedRow>[] => [
  {
    id: "resolution",
    header: t("alarms.column.resolution"),
    width: "minmax(112px, 1.3fr)",
    cell: (row) => <OwnWay>{row.resolutionText || row.resolution}</OwnWay>,
    title: (row) => [row.resolutionText, row.closeComment].filter(Boolean).join(" · "),
  },
  {
    id: "by",
    header: t("alarms.column.closed_by"),
    width: "minmax(80px, .9fr)",
    cell: (row) => <OwnWay>{row.closedByName || t("alarms.rule")}</OwnWay>,
    title: (row) => row.closedByName || row.autoRule,
  },
  {
    id: "answer",
    header: t("alarms.column.answer"),
    width: "88px",
    align: "end",
    cell: (row) => duration(row.answerSeconds),
  },
  {
    id: "handle",
    header: t("alarms.column.handle"),
    width: "88px",
    align: "end",
    cell: (row) => duration(row.handleSeconds),
  },
  {
    id: "count",
    header: t("alarms.column.signals"),
    width: "70px",
    align: "end",
    cell: (row) => format.number(row.eventCount),
  },
];

function Filters({
  filter,
  onChange,
}: {
  readonly filter: AlarmFilter;
  readonly onChange: (filter: AlarmFilter) => void;
}) {
  const { t } = useTranslation("signals");
  const codes = useResolutionCodes();
  return (
    <div className="bar" role="search" aria-label={t("filter.label")}>
      <label className="field">
        {t("alarms.column.resolution")}
        <select value={filter.resolution} onChange={(event) => onChange({ ...filter, resolution: event.target.value })}>
          <option value="">{t("filter.all")}</option>
          {codes?.map((code) => (
            <option key={code.id} value={code.code}>
              {code.text}
            </option>
          ))}
        </select>
      </label>
      <TextFilter
        label={t("filter.text")}
        size="wide"
        value={filter.text}
        onChange={(text) => onChange({ ...filter, text })}
      />
      {isFiltered(filter) && (
        <button type="button" onClick={() => onChange(NONE)}>
          {t("filter.clear")}
        </button>
      )}
    </div>
  );
}

/** The tab. */
export function AlarmHistoryTab({ period }: { readonly period: Period | null }) {
  const { t } = useTranslation("signals");
  const format = useFormat();
  const name = useAlarmName();
  const duration = useDuration();
  const [filter, setFilter] = useState(NONE);
  const [open, setOpen] = useState<ClosedRow | null>(null);
  const asked = useSettled(filter);
  const pages = useAlarmHistory(period, asked);
  const tight = useTight();
  const columns = useMemo(() => {
    const words = { t, format, name, duration, tight };
    const all = [...what(words), ...end(words)];
    return tight ? all.filter(({ id }) => id !== "answer" && id !== "handle") : all;
  }, [t, format, name, duration, tight]);
  return (
    <>
      <Filters filter={filter} onChange={setFilter} />
      <HistoryTable
        label={t("history.tab_alarms")}
        columns={columns}
        period={period}
        pages={pages}
        filtered={isFiltered(asked)}
        selected={open?.id ?? null}
        onOpen={setOpen}
      />
      <ClosedRecord alarm={open} onClose={() => setOpen(null)} />
    </>
  );
}
