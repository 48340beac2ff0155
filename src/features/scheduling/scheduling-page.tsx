/** The calendar of visits and jobs: a week of everybody, or a day by its hours; an entry opens beside it. */
import useMediaQuery from "@mui/material/useMediaQuery";
import { lazy, Suspense, useEffect, useMemo, useRef } from "react";
import { useTranslation } from "react-i18next";
import { daysBetween } from "../../../domain/clock-time";
import { instantOf, roomDay } from "../../../domain/shifts/room-clock";
import { type ScheduleItem, spanOfItem } from "../../../domain/work/schedule";
import { useFormat } from "../../resources/use-format";
import { useTight } from "../../ui/density";
import { ErrorText } from "../../ui/error-text";
import { PlanScopes, PlanSteps } from "../../ui/plan/plan-steps";
import type { PlanDrop } from "../../ui/plan/use-plan-drag";
import { SkeletonRows } from "../../ui/skeleton-rows";
import { useToday } from "../../ui/use-server-now";
import { WhyButton } from "../../ui/why-button";
import { AgainstList, MoveStrip } from "./schedule-said";
import type { ScheduleSearch } from "./schedule-search";
import { ScheduleRoot } from "./schedule-styles";
import { ScheduleTable } from "./schedule-table";
import { daysOf, type ScheduleColumn, type ScheduleScope, scheduleView, stepped } from "./schedule-view";
import { useMove } from "./use-move";
import { useSchedule } from "./use-schedule";
import { useScheduleKeys } from "./use-schedule-keys";

const EntryPanel = lazy(async () => ({ default: (await import("./entry-panel")).EntryPanel }));

/** Beside the calendar an entry needs this much. */
const WIDE = "(min-width: 1200px)";

export interface SchedulingPageProps {
  /** Of what kind a new one is, unless told. */
  readonly kind: "visit" | "service";
  readonly search: ScheduleSearch;
  readonly onSearch: (next: ScheduleSearch, how: "push" | "replace") => void;
}

/** Nothing is open. */
const CLOSED = {
  tab: undefined,
  id: undefined,
  part: undefined,
  sub: undefined,
  copy: undefined,
  who: undefined,
  at: undefined,
};

/** Quarters of an hour that a drag along the hours comes to, in minutes. */
const quarters = (along: number): number => Math.round(along * 4) * 15;

function useCalendar({ search, onSearch }: SchedulingPageProps) {
  const todayHere = useToday(useFormat().timeZone);
  const isTight = useTight();
  const scope: ScheduleScope = search.scope ?? (isTight ? "day" : "week");
  const day = search.day ?? todayHere;
  const days = useMemo(() => daysOf(scope, day), [scope, day]);
  const read = useSchedule(days);
  const { schedule } = read;
  const move = useMove(schedule);
  const { answer, wallOf, me } = schedule;
  const { items } = move;
  const view = scheduleView({ ...answer, items }, { scope, days, wallOf, me });
  const today = useToday(schedule.format.timeZone);
  const go = (next: ScheduleSearch, how: "push" | "replace" = "replace"): void => onSearch({ ...search, ...next }, how);
  return { ...read, scope, day, days, move, view, today, go };
}

type Calendar = ReturnType<typeof useCalendar>;

/** Whose row is so many rows from an entry's own; its own where there is none, or where it can't be given to him. */
function rowFrom({ view }: Calendar, item: ScheduleItem, rows: number): string {
  const at = view.lines.findIndex(({ person }) => person.id === item.user);
  const user = view.lines[at + rows]?.person.id;
  return user === undefined || (user === "" && item.source === "appointments") ? item.user : user;
}

function usePlaces(calendar: Calendar) {
  const { move, scope, view, schedule, go, days } = calendar;
  const onDrop = (item: ScheduleItem, { cell, along }: PlanDrop): void => {
    const [row = 0, column = 0] = cell.split("/").map(Number);
    const user = view.lines[row]?.person.id ?? item.user;
    const start = roomDay(spanOfItem(item).startMs, schedule.wallOf);
    const days = daysBetween(start, view.columns[column]?.day ?? start);
    if (user === "" && item.source === "appointments") return;
    move.place(item, { user, ...(scope === "week" ? { days } : { minutes: quarters(along) }) });
  };
  const by = (rows: number, columns: number): void => {
    if (!move.carried) return;
    const time = scope === "week" ? { days: columns } : { minutes: columns * 15 };
    move.carry({ user: rowFrom(calendar, move.carried.to, rows), ...time });
  };
  // It is followed to where it is carried.
  const to = move.carried && roomDay(spanOfItem(move.carried.to).startMs, schedule.wallOf);
  useEffect(() => {
    if (to && !days.includes(to)) go({ day: to });
  });
  return { onDrop, carry: move.carried ? { by, drop: move.drop, cancel: move.cancel } : null };
}

/** The cell that has the focus. */
const cellInFocus = (): DOMStringMap | undefined =>
  document.activeElement?.closest<HTMLElement>("[data-cell]")?.dataset;

/** An hour of work to begin with. */
const FIRST_HOUR = 9;

function useActs(calendar: Calendar) {
  const { scope, day, today, view, schedule, move, go } = calendar;
  const step = (by: 1 | -1): void => go({ day: stepped(scope, day, by) });
  const add = (who: string, { day: on, hour = FIRST_HOUR }: Pick<ScheduleColumn, "day" | "hour">): void => {
    if (!schedule.mayMake || schedule.why !== "") return;
    const at = `${on}T${String(hour).padStart(2, "0")}:00`;
    go({ ...CLOSED, tab: "appointments", id: "new", who, at }, "push");
  };
  const addHere = (): void => {
    const cell = cellInFocus();
    const first = view.columns.some((one) => one.day === today) ? today : (view.columns[0]?.day ?? today);
    const hour = cell?.["hour"] === undefined ? {} : { hour: Number(cell["hour"]) };
    add(cell?.["person"] || schedule.me, { day: cell?.["day"] ?? first, ...hour });
  };
  const pick = (): boolean => {
    const id = (document.activeElement as HTMLElement | null)?.dataset["entry"];
    const item = move.items.find((one) => one.id === id);
    if (!item || !schedule.mayMove(item) || schedule.why !== "") return false;
    move.pick(item);
    return true;
  };
  const toToday = (): void => go({ day: undefined });
  return { step, add, addHere, pick, toToday, show: (next: ScheduleScope) => go({ scope: next }) };
}

/** Where an entry was moved, or left where it was, the keys go on on it. */
function useFocusOn({ move }: Calendar): void {
  const shown = move.carried?.to ?? move.last?.to;
  const place = `${shown?.id} ${shown?.from} ${shown?.user} ${move.carried === null}`;
  const id = useRef<string | undefined>(undefined);
  useEffect(() => {
    id.current = move.carried?.to.id ?? id.current ?? move.last?.to.id;
    if (id.current === undefined) return;
    document.querySelector<HTMLElement>(`[data-entry="${id.current}"]`)?.focus({ preventScroll: true });
    if (move.carried === null) id.current = undefined;
    // Once for each place that it is carried to.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [place]);
}

/** Where an entry was closed, the keys go on on it, or in the calendar. */
function useFocusBack(id: string | undefined): void {
  const before = useRef(id);
  useEffect(() => {
    const was = before.current;
    before.current = id;
    if (was === undefined || id !== undefined) return;
    const entry = document.querySelector<HTMLElement>(`[data-entry="${was}"]`);
    (entry ?? document.querySelector<HTMLElement>("[role=grid] [tabindex='0']"))?.focus({ preventScroll: true });
  }, [id]);
}

/** The page. */
export function SchedulingPage(props: SchedulingPageProps) {
  const { t } = useTranslation("scheduling");
  const calendar = useCalendar(props);
  const { status, error, hasData } = calendar;
  const acts = useActs(calendar);
  const { onDrop, carry } = usePlaces(calendar);
  const isWide = useMediaQuery(WIDE);
  const { id } = props.search;
  const { step, toToday, show, addHere } = acts;
  const steps = { PageUp: () => step(-1), PageDown: () => step(1), t: toToday };
  useScheduleKeys({ ...steps, n: addHere, w: () => show("week"), d: () => show("day"), m: acts.pick }, carry);
  useFocusOn(calendar);
  useFocusBack(id);
  return (
    <ScheduleRoot>
      <Bar calendar={calendar} acts={acts} />
      {status === "offline" && <div className="told">{t(hasData ? "offline_old" : "offline")}</div>}
      {status === "error" && <ErrorText error={error} />}
      <div className="split">
        {(isWide || id === undefined) && <Shown {...{ calendar, acts, onDrop }} />}
        {id !== undefined && <Opened {...props} calendar={calendar} className={isWide ? "beside" : "whole"} />}
      </div>
    </ScheduleRoot>
  );
}

interface ShownProps {
  readonly calendar: Calendar;
  readonly acts: ReturnType<typeof useActs>;
  readonly onDrop: (item: ScheduleItem, drop: PlanDrop) => void;
}

function Shown({ calendar, acts, onDrop }: ShownProps) {
  const { t } = useTranslation("scheduling");
  const { schedule, status, hasData, move, view, scope, today, go } = calendar;
  return (
    <div className="calendar">
      <AgainstList schedule={schedule} view={view} />
      {hasData ? (
        <ScheduleTable
          {...{ schedule, view, scope, today, onDrop }}
          carried={move.carried?.to.id ?? ""}
          onOpen={({ id, source }) => go({ ...CLOSED, tab: source, id }, "push")}
          onAdd={schedule.mayMake && schedule.why === "" ? acts.add : undefined}
        />
      ) : (
        status === "loading" && <SkeletonRows label={t("label")} />
      )}
      <MoveStrip schedule={schedule} move={move} />
    </div>
  );
}

type OpenedProps = SchedulingPageProps & { readonly calendar: Calendar; readonly className: string };

function Opened({ calendar, className, ...props }: OpenedProps) {
  const { t } = useTranslation("scheduling");
  const { go } = calendar;
  return (
    <div className={className} data-record>
      <Suspense fallback={<SkeletonRows label={t("label")} />}>
        <EntryPanel
          {...props}
          given={givenOf(props, calendar)}
          onGo={(next, how) => go(next, how ?? "push")}
          onClose={() => go(CLOSED, "push")}
        />
      </Suspense>
    </div>
  );
}

const HOUR_MS = 3_600_000;

/** What a new one has from the start: whose it is, when, and an hour of time. */
function givenOf({ search, kind }: SchedulingPageProps, { schedule, today }: Calendar) {
  const at = instantOf(search.at ?? `${today}T${String(FIRST_HOUR).padStart(2, "0")}:00`, schedule.wallOf);
  const [startsAt, endsAt] = [at, at + HOUR_MS].map((ms) => (Number.isNaN(ms) ? "" : new Date(ms).toISOString()));
  return { kind, state: "planned", startsAt, endsAt, user: search.who ?? schedule.me };
}

function Bar({ calendar, acts }: { readonly calendar: Calendar; readonly acts: ReturnType<typeof useActs> }) {
  const { t } = useTranslation("scheduling");
  const { schedule, scope, days } = calendar;
  const { format } = schedule;
  const period = [...new Set([days[0] ?? "", days.at(-1) ?? ""])].map((day) => format.calendarDay(day)).join(" – ");
  return (
    <div className="bar">
      <h1>{t("title")}</h1>
      <PlanSteps
        words={{ back: t(`step.back_${scope}`), today: t("today"), on: t(`step.on_${scope}`) }}
        onStep={acts.step}
        onToday={acts.toToday}
      />
      <PlanScopes
        label={t("scope.label")}
        scopes={{ week: t("scope.week"), day: t("scope.day") }}
        scope={scope}
        onScope={acts.show}
      />
      <span className="info period">{period}</span>
      <span className="info">{t("zone", { zone: format.timeZone })}</span>
      {schedule.mayMake && (
        <span className="end">
          <WhyButton main label={t("new")} why={schedule.why} onPress={acts.addHere} />
        </span>
      )}
    </div>
  );
}
