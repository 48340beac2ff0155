/** The roster drawn: operators as rows, days as columns, a night once across its midnight; arrows move between cells. */
import WarningAmberOutlined from "@mui/icons-material/WarningAmberOutlined";
import { useTranslation } from "react-i18next";
import type { Gap } from "../../../domain/shifts/staffing";
import type { WholeShift } from "../../../domain/shifts/whole";
import { useDensity } from "../../ui/density";
import { barPlace, lanesHeight } from "../../ui/plan/plan-bar";
import { usePlanCells } from "../../ui/plan/plan-cells";
import type { Bar, RosterLine, RosterScope, RosterView } from "./roster-view";
import { useShiftText } from "./shift-text";
import type { Roster } from "./use-roster";

export interface RosterTableProps {
  readonly roster: Roster;
  readonly view: RosterView;
  readonly scope: RosterScope;
  readonly today: string;
  readonly onShift: (shift: WholeShift) => void;
  /** Left out where nothing may be added. */
  readonly onAdd?: ((operator: string, day: string) => void) | undefined;
}

const LANE_PX = { week: 38, month: 22 } as const;
const COARSE_LANE_PX = { week: 46, month: 44 } as const;

/** The table. */
export function RosterTable(props: RosterTableProps) {
  const { view, scope, today, roster } = props;
  const { t } = useTranslation("shifts");
  const { format } = roster;
  const cells = usePlanCells();
  return (
    <div className="plan">
      <table
        ref={cells.table}
        role="grid"
        className={scope}
        aria-label={t("roster.label")}
        onKeyDown={cells.onKeyDown}
        onFocus={cells.onFocus}
      >
        <colgroup>
          <col className="who" />
        </colgroup>
        <thead>
          <tr>
            <th scope="col">{t("roster.operator")}</th>
            {view.days.map((day) => (
              <DayHead key={day} day={day} today={today} scope={scope} format={format} />
            ))}
          </tr>
        </thead>
        <tbody>
          {view.lines.map((line, row) => (
            <Line key={line.person.id} {...props} line={line} row={row} at={cells.at} />
          ))}
        </tbody>
        {view.gaps.length > 0 && <StaffLine view={view} scope={scope} roster={roster} />}
      </table>
    </div>
  );
}

interface DayHeadProps {
  readonly day: string;
  readonly today: string;
  readonly scope: RosterScope;
  readonly format: Roster["format"];
}

function DayHead({ day, today, scope, format }: DayHeadProps) {
  const { t } = useTranslation("shifts");
  const short = scope === "week" ? format.calendarDay(day).replace(/,? \d{4}$/, "") : String(Number(day.slice(8)));
  return (
    <th scope="col" aria-label={format.calendarDay(day)} aria-current={day === today ? "date" : undefined}>
      {short}
      {day === today && scope === "week" && <span className="hours">{t("roster.today")}</span>}
    </th>
  );
}

type LineProps = RosterTableProps & { readonly line: RosterLine; readonly row: number; readonly at: string };

function Line({ line, row, at, roster, scope, view, today, onShift, onAdd }: LineProps) {
  const { t } = useTranslation("shifts");
  const { coarse } = useDensity();
  const lane = (coarse ? COARSE_LANE_PX : LANE_PX)[scope];
  const { person } = line;
  return (
    <tr className={line.isOwn ? "own" : undefined}>
      <th scope="row" title={person.name}>
        <bdi>{person.name}</bdi> {line.isOwn && t("roster.you")}
        {scope === "week" && (
          <span className="hours">
            {t("roster.hours", { hours: roster.format.number(Math.round(line.minutes / 6) / 10) })}
          </span>
        )}
      </th>
      {line.cells.map((bars, column) => (
        <Cell
          key={view.days[column]}
          {...{ bars, roster, scope, today, onShift, onAdd, line }}
          day={view.days[column] ?? ""}
          place={`${row}/${column}`}
          at={at}
          lanePx={lane}
        />
      ))}
    </tr>
  );
}

interface CellProps extends Pick<RosterTableProps, "roster" | "scope" | "today" | "onShift" | "onAdd"> {
  readonly line: RosterLine;
  readonly bars: readonly Bar[];
  readonly day: string;
  /** Row and column. */
  readonly place: string;
  /** Where the Tab key stops. */
  readonly at: string;
  readonly lanePx: number;
}

function Cell({ line, bars, day, place, at, lanePx, today, onAdd, ...rest }: CellProps) {
  const { t } = useTranslation("shifts");
  const stop = place === at ? 0 : -1;
  const { person } = line;
  const canAdd = onAdd !== undefined && bars.length === 0;
  return (
    <td
      data-cell={place}
      data-day={day}
      className={day === today ? "today" : undefined}
      style={{ blockSize: lanesHeight(line.lanes, lanePx) }}
      tabIndex={bars.length === 0 && !canAdd ? stop : -1}
    >
      {canAdd && (
        <button
          type="button"
          className="add"
          tabIndex={stop}
          aria-label={t("roster.add", { name: person.name, day: rest.roster.format.calendarDay(day) })}
          onClick={() => onAdd(person.id, day)}
        >
          +
        </button>
      )}
      {bars.map((bar) => (
        <BarView key={bar.shift?.rows[0]?.id ?? bar.absence?.id} {...rest} bar={bar} lanePx={lanePx} tabIndex={stop} />
      ))}
    </td>
  );
}

interface BarProps extends Pick<RosterTableProps, "roster" | "scope" | "onShift"> {
  readonly bar: Bar;
  readonly lanePx: number;
  readonly tabIndex: 0 | -1;
}

function BarView({ bar, lanePx, tabIndex, roster, scope, onShift }: BarProps) {
  const { t } = useTranslation("shifts");
  const text = useShiftText(roster);
  const { shift, absence } = bar;
  const style = barPlace({ start: bar.from / 2, length: bar.halves / 2, lane: bar.lane }, lanePx);
  if (absence) {
    const kind = t(`absence.${absence.kind}` as "absence.other");
    return (
      <span className="away" style={style} title={[kind, absence.note].filter(Boolean).join(": ")}>
        {kind}
      </span>
    );
  }
  if (!shift) return null;
  const warnings = bar.fatigue.map(text.fatigue);
  const label = [text.whole(shift), ...warnings].join(". ");
  const isAbsent = shift.rows[0]?.state === "absent";
  return (
    <button
      type="button"
      className={["shift", bar.isNight && "night", isAbsent && "absent"].filter(Boolean).join(" ")}
      style={style}
      tabIndex={tabIndex}
      aria-label={label}
      title={label}
      onClick={() => onShift(shift)}
    >
      <span className="name">
        {warnings.length > 0 && <WarningAmberOutlined aria-hidden />}
        <bdi>{scope === "week" ? shift.name : shift.name.slice(0, 2)}</bdi>
      </span>
      {scope === "week" && <span className="times">{text.times(shift)}</span>}
    </button>
  );
}

function StaffLine({ view, scope, roster }: Pick<RosterTableProps, "view" | "scope" | "roster">) {
  const { t } = useTranslation("shifts");
  const text = useShiftText(roster);
  const said = (gaps: readonly Gap[]): string => gaps.map(text.gap).join("\n");
  return (
    <tfoot>
      <tr>
        <th scope="row">{t("staff.label")}</th>
        {view.gaps.map((gaps, at) => (
          <td
            key={view.days[at]}
            data-gaps={gaps.length}
            className={gaps.length > 0 ? "staff gap" : "staff"}
            title={said(gaps) || t("staff.enough")}
          >
            {gaps.length > 0 && <WarningAmberOutlined aria-hidden />}
            {scope === "week" ? (
              <WeekGaps gaps={gaps} gapText={text.gap} />
            ) : (
              <span className="unseen">{said(gaps) || t("staff.enough")}</span>
            )}
          </td>
        ))}
      </tr>
    </tfoot>
  );
}

/** The first, and how many more there are. */
function WeekGaps({ gaps, gapText }: { readonly gaps: readonly Gap[]; readonly gapText: (gap: Gap) => string }) {
  const { t } = useTranslation("shifts");
  const [first, ...more] = gaps;
  if (!first) return t("staff.enough");
  return [gapText(first), ...(more.length > 0 ? [t("staff.more", { count: more.length })] : [])].join(" ");
}
