/** The calendar drawn: people as rows, days or hours as columns; arrows go from cell to cell. */
import WarningAmberOutlined from "@mui/icons-material/WarningAmberOutlined";
import { useTranslation } from "react-i18next";
import type { ScheduleItem, SchedulePerson } from "../../../domain/work/schedule";
import { useDensity } from "../../ui/density";
import { barPlace, lanesHeight } from "../../ui/plan/plan-bar";
import { usePlanCells } from "../../ui/plan/plan-cells";
import { type PlanDrop, usePlanDrag } from "../../ui/plan/use-plan-drag";
import { type ScheduleText, useScheduleText } from "./schedule-text";
import type { ScheduleBar, ScheduleColumn, ScheduleLine, ScheduleScope, ScheduleView } from "./schedule-view";
import type { Schedule } from "./use-schedule";

export interface ScheduleTableProps {
  readonly schedule: Schedule;
  readonly view: ScheduleView;
  readonly scope: ScheduleScope;
  readonly today: string;
  /** Id of the entry that is carried by keys. */
  readonly carried: string;
  readonly onOpen: (item: ScheduleItem) => void;
  readonly onDrop: (item: ScheduleItem, drop: PlanDrop) => void;
  /** Left out where nothing may be added. */
  readonly onAdd?: ((person: string, column: ScheduleColumn) => void) | undefined;
}

const LANE_PX = { fine: 56, coarse: 62 } as const;

const hourText = (hour: number): string => `${String(hour).padStart(2, "0")}:00`;

/** What a column is called. */
const columnText = ({ day, hour }: ScheduleColumn, { format }: Schedule): string =>
  hour === undefined ? format.calendarDay(day) : `${format.calendarDay(day)}, ${hourText(hour)}`;

/** The table. */
export function ScheduleTable(props: ScheduleTableProps) {
  const { view, scope, today, schedule } = props;
  const { t } = useTranslation("scheduling");
  const { table, at, ...handlers } = usePlanCells();
  return (
    <div className={scope === "day" ? "plan hours" : "plan days"}>
      <table ref={table} role="grid" aria-label={t("label")} {...handlers}>
        <colgroup>
          <col className="who" />
        </colgroup>
        <thead>
          <tr>
            <th scope="col">{t("person")}</th>
            {view.columns.map((column) => (
              <th
                key={column.key}
                scope="col"
                aria-label={columnText(column, schedule)}
                aria-current={column.hour === undefined && column.day === today ? "date" : undefined}
              >
                <bdi>
                  {column.hour === undefined
                    ? schedule.format.calendarDay(column.day).replace(/,? \d{4}$/, "")
                    : hourText(column.hour)}
                </bdi>
                {column.hour === undefined && column.day === today && <span className="hours">{t("today")}</span>}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {view.lines.map((line, row) => (
            <Line key={line.person.id} {...props} line={line} row={row} at={at} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

type LineProps = ScheduleTableProps & { readonly line: ScheduleLine; readonly row: number; readonly at: string };

function Line({ line, row, at, ...rest }: LineProps) {
  const { t } = useTranslation("scheduling");
  const lanePx = useDensity().coarse ? LANE_PX.coarse : LANE_PX.fine;
  const { person } = line;
  const isOwn = person.id === rest.schedule.me;
  const name = person.id === "" ? t("nobody") : person.name;
  return (
    <tr className={isOwn ? "own" : undefined}>
      <th scope="row" title={name}>
        <bdi>{name}</bdi> {isOwn && t("you")}
      </th>
      {line.cells.map((bars, index) => {
        const column = rest.view.columns[index];
        if (!column) return null;
        const place = `${row}/${index}`;
        return (
          <Cell
            key={column.key}
            {...rest}
            {...{ bars, column, person, place, lanePx }}
            lanes={line.lanes}
            stop={place === at ? 0 : -1}
          />
        );
      })}
    </tr>
  );
}

interface CellProps extends Omit<ScheduleTableProps, "view" | "scope"> {
  readonly bars: readonly ScheduleBar[];
  readonly column: ScheduleColumn;
  readonly person: SchedulePerson;
  readonly place: string;
  readonly lanes: number;
  readonly lanePx: number;
  readonly stop: 0 | -1;
}

function Cell({ bars, column, person, place, lanes, lanePx, stop, today, onAdd, ...rest }: CellProps) {
  const { t } = useTranslation("scheduling");
  const text = useScheduleText(rest.schedule);
  const canAdd = onAdd !== undefined && bars.length === 0 && person.id !== "";
  return (
    <td
      data-cell={place}
      data-day={column.day}
      data-hour={column.hour}
      data-person={person.id}
      className={column.hour === undefined && column.day === today ? "today" : undefined}
      style={{ blockSize: lanesHeight(lanes, lanePx) }}
      tabIndex={bars.every(({ item }) => item === undefined) && !canAdd ? stop : -1}
    >
      {canAdd && (
        <button
          type="button"
          className="add"
          tabIndex={stop}
          aria-label={t("add_at", { name: person.name, when: columnText(column, rest.schedule) })}
          onClick={() => onAdd(person.id, column)}
        >
          +
        </button>
      )}
      {bars.map((bar) => (
        <BarView key={bar.item?.id ?? bar.absence?.fromDay} {...rest} {...{ bar, text, lanePx }} tabIndex={stop} />
      ))}
    </td>
  );
}

interface BarProps extends Pick<ScheduleTableProps, "schedule" | "carried" | "onOpen" | "onDrop"> {
  readonly bar: ScheduleBar;
  readonly text: ScheduleText;
  readonly lanePx: number;
  readonly tabIndex: 0 | -1;
}

function BarView({ bar, text, lanePx, ...rest }: BarProps) {
  const { t } = useTranslation("scheduling");
  const style = barPlace(bar, lanePx);
  const { item, absence } = bar;
  if (item) return <Entry {...rest} {...{ bar, item, text, style }} />;
  return (
    <span className="away" style={style}>
      {t(`absence.${(absence?.kind ?? "other") as "other"}`)}
    </span>
  );
}

interface EntryProps extends Omit<BarProps, "lanePx"> {
  readonly item: ScheduleItem;
  readonly style: React.CSSProperties;
}

function Entry({ item, bar, text, style, schedule, carried, tabIndex, onOpen, onDrop }: EntryProps) {
  const canMove = schedule.mayMove(item) && schedule.why === "";
  const drag = usePlanDrag(canMove ? (drop) => onDrop(item, drop) : null);
  const warnings = bar.conflicts.map(text.conflict);
  const facts = [text.kind(item), text.state(item)].filter(Boolean).join(", ");
  const parts = [
    `${text.times(item)} ${text.named(item)}`,
    item.siteName,
    item.place,
    facts,
    ...text.notes(item),
    ...warnings,
  ];
  const label = parts.filter(Boolean).join(". ");
  const classes = ["entry", warnings.length > 0 && "against", carried === item.id && "carried"];
  return (
    <button
      type="button"
      className={classes.filter(Boolean).join(" ")}
      data-entry={item.id}
      data-source={item.source}
      data-done={item.state === "done"}
      style={style}
      tabIndex={tabIndex}
      aria-label={label}
      title={label}
      {...drag}
      onClick={() => item.source !== "" && onOpen(item)}
    >
      <span className="more">
        {warnings.length > 0 && <WarningAmberOutlined aria-hidden />}
        <bdi>{text.times(item)}</bdi>
      </span>
      <span className="name">
        <bdi>{text.named(item)}</bdi>
      </span>
      {item.source !== "" && (
        <span className="more">
          <bdi>{[...text.notes(item), item.siteName || item.place || facts].join(" · ")}</bdi>
        </span>
      )}
    </button>
  );
}
