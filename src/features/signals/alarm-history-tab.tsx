/** Alarms closed in a period: how they ended, who closed them, how long it took. */
import type { TFunction } from "i18next";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import type { ClosedRow } from "../../../domain/alarms/rows";
import { useAlarmName } from "../../resources/alarm-name";
import { useDuration } from "../../resources/use-duration";
import { type Format, useFormat } from "../../resources/use-format";
import { siteText } from "../../resources/site-text";
import { useResolutionCodes } from "../../resources/use-catalogue";
import { Ltr, OwnWay } from "../../ui/alarm/isolated";
import { useTight } from "../../ui/density";
import { PriorityBadge } from "../../ui/priority-badge";
import type { GridColumn } from "../../ui/grid/grid-column";
import { AlarmElsewhere } from "./alarm-elsewhere";
import { ClosedRecord } from "./closed-record";
import { isFiltered } from "./filter";
import { AccountFilter, ChoiceFilter, ClearFilter, TextFilter } from "./filter-fields";
import { type HistoryTabProps, useAddressedFilter } from "./history-address";
import { HistoryActs } from "./history-acts";
import { HistoryTable } from "./history-table";
import { type AlarmFilter, NO_ALARM_FILTER } from "./history-filters";
import { useAlarmHistory } from "./use-history";
import { type HistoryView, useHistoryView } from "./use-history-view";

const PRIORITIES: readonly string[] = ["1", "2", "3", "4", "5", "6", "7", "8", "9"];

type T = TFunction<"signals">;

const zoneOf = (row: ClosedRow): string => [row.zone, row.zoneText].filter(Boolean).join(" ");

interface Words {
  readonly t: T;
  readonly format: Format;
  readonly name: (row: ClosedRow) => string;
  readonly duration: (seconds: number) => string;
  readonly tight: boolean;
}

/** As in the queue: how many signals it had stands with its name. */
const Named = ({ name, count }: { readonly name: string; readonly count: number }) => (
  <>
    <OwnWay>{name}</OwnWay>
    {count > 1 && <Ltr> ×{count}</Ltr>}
  </>
);

const what = ({ t, format, name, tight }: Words): readonly GridColumn<ClosedRow>[] => [
  { id: "no", header: t("alarms.column.number"), widthPx: 56, align: "end", cell: (row) => <Ltr>{row.alarmNo}</Ltr> },
  {
    id: "p",
    header: t("alarms.column.priority"),
    widthPx: 48,
    cell: (row) => (
      <span className="badge-cell">
        <PriorityBadge priority={row.priority} size={20} />
      </span>
    ),
  },
  {
    id: "received",
    header: t("alarms.column.received"),
    // On a tablet the day stands above the time.
    widthPx: tight ? 84 : 118,
    cell: (row) => <bdi>{format.dayTime(row.firstAt)}</bdi>,
  },
  {
    id: "closed",
    header: t("alarms.column.closed_at"),
    widthPx: tight ? 84 : 118,
    cell: (row) => <bdi>{format.dayTime(row.closedAt)}</bdi>,
  },
  {
    id: "name",
    header: t("alarms.column.name"),
    widthPx: 92,
    grow: 1,
    cell: (row) => <Named name={name(row)} count={row.eventCount} />,
    title: name,
  },
  {
    id: "site",
    header: t("alarms.column.site"),
    widthPx: tight ? 112 : 148,
    grow: 1.4,
    cell: (row) => <OwnWay>{siteText(row)}</OwnWay>,
    title: siteText,
  },
  {
    id: "zone",
    header: t("alarms.column.zone"),
    widthPx: 68,
    grow: 1,
    cell: (row) => <OwnWay>{zoneOf(row)}</OwnWay>,
    title: zoneOf,
  },
];

const end = ({ t, duration }: Words): readonly GridColumn<ClosedRow>[] => [
  {
    id: "resolution",
    header: t("alarms.column.resolution"),
    widthPx: 112,
    grow: 1.3,
    cell: (row) => <OwnWay>{row.resolutionText || row.resolution}</OwnWay>,
    title: (row) => [row.resolutionText, row.closeComment].filter(Boolean).join(" · "),
  },
  {
    id: "by",
    header: t("alarms.column.closed_by"),
    widthPx: 80,
    grow: 0.9,
    cell: (row) => <OwnWay>{row.closedByName || t("alarms.rule")}</OwnWay>,
    title: (row) => row.closedByName || row.autoRule,
  },
  {
    id: "answer",
    header: t("alarms.column.answer"),
    widthPx: 84,
    align: "end",
    cell: (row) => duration(row.answerSeconds),
  },
  {
    id: "handle",
    header: t("alarms.column.handle"),
    widthPx: 80,
    align: "end",
    cell: (row) => duration(row.handleSeconds),
  },
];

function Filters({
  filter,
  view,
  onChange,
}: {
  readonly filter: AlarmFilter;
  readonly view: HistoryView;
  readonly onChange: (filter: AlarmFilter) => void;
}) {
  const { t } = useTranslation("signals");
  const codes = useResolutionCodes();
  const set = (name: keyof AlarmFilter) => (value: string) => onChange({ ...filter, [name]: value });
  return (
    <div className="bar" role="search" aria-label={t("filter.label")}>
      <AccountFilter value={filter.account} onChange={set("account")} />
      <ChoiceFilter
        label={t("filter.priority")}
        choices={PRIORITIES.map((priority) => ({ value: priority, text: priority }))}
        value={filter.priority}
        onChange={set("priority")}
      />
      <ChoiceFilter
        label={t("alarms.column.resolution")}
        choices={(codes ?? []).map(({ code, text }) => ({ value: code, text }))}
        value={filter.resolution}
        onChange={set("resolution")}
      />
      <TextFilter label={t("filter.alarm_text")} size="wide" value={filter.text} onChange={set("text")} />
      <ClearFilter filter={filter} onClear={() => onChange(NO_ALARM_FILTER)} />
      <HistoryActs view={view} />
    </div>
  );
}

/** What gives way, so that the rest can be read: the record has it all the same. */
const NOT_ON_A_TABLET: readonly string[] = ["answer", "handle"];

/** The tab. */
export function AlarmHistoryTab({ period, address }: HistoryTabProps) {
  const { t } = useTranslation("signals");
  const format = useFormat();
  const name = useAlarmName();
  const duration = useDuration();
  const { filter, setFilter, asked } = useAddressedFilter(NO_ALARM_FILTER, address);
  const { alarm: open = null } = address.search;
  const { elsewhere, ...pages } = useAlarmHistory(period, asked);
  const show = (id: string): void => address.change((old) => ({ ...old, alarm: id }), "push");
  const tight = useTight();
  const columns = useMemo(() => {
    const words = { t, format, name, duration, tight };
    return [...what(words), ...end(words)];
  }, [t, format, name, duration, tight]);
  const usual = useMemo(
    () => (tight ? columns.filter(({ id }) => !NOT_ON_A_TABLET.includes(id)) : columns),
    [columns, tight],
  );
  const view = useHistoryView(
    { list: "alarm_history", columns, usual, none: NO_ALARM_FILTER, search: address.search },
    { filter, setFilter },
  );
  return (
    <>
      <Filters filter={filter} view={view} onChange={setFilter} />
      <AlarmElsewhere alarm={elsewhere} onOpen={show} />
      <HistoryTable
        label={t("history.tab_alarms")}
        columns={columns}
        period={period}
        pages={pages}
        view={view}
        asked={asked}
        filtered={isFiltered(asked)}
        openKey={open}
        onOpen={({ id }) => show(id)}
      />
      <ClosedRecord
        id={open}
        known={pages.rows?.find(({ id }) => id === open)}
        onClose={() => address.change(({ alarm: _closed, ...old }) => old)}
      />
    </>
  );
}
