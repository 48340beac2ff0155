/** The page of shifts: the roster of a week or a month, swaps, hand-over and attendance. */
import { useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import type { PlanAnswer } from "../../../domain/shifts/rows";
import type { WholeShift } from "../../../domain/shifts/whole";
import { useFormat } from "../../resources/use-format";
import { EmptyState } from "../../ui/empty-state";
import { ErrorText } from "../../ui/error-text";
import { PlanScopes, PlanSteps } from "../../ui/plan/plan-steps";
import { SkeletonRows } from "../../ui/skeleton-rows";
import { TabRow } from "../../ui/tab-row";
import { useToast } from "../../ui/use-toast";
import { useToday } from "../../ui/use-server-now";
import { WhyButton } from "../../ui/why-button";
import { AttendancePanel } from "./attendance-panel";
import { HandoverPanel } from "./handover-panel";
import { RosterTable } from "./roster-table";
import { daysOf, rosterView, type RosterScope, stepped } from "./roster-view";
import { ShiftDialog, type ShiftDraft } from "./shift-dialog";
import { ShiftsRoot } from "./shifts-root";
import { AbsenceDialog, CopyWeekDialog, SwapDialog } from "./small-dialogs";
import { SwapsPanel } from "./swaps-panel";
import { TemplateDialog } from "./template-dialog";
import { type Roster, useRoster } from "./use-roster";

type Tab = "roster" | "swaps" | "handover" | "attendance";

/** What is open over the page. */
type Open =
  | { readonly kind: "shift"; readonly draft: ShiftDraft }
  | { readonly kind: "swap"; readonly shift: WholeShift }
  | { readonly kind: "template" | "copy" | "absence" };

/** The page. */
export function ShiftsPage() {
  const { t } = useTranslation("shifts");
  const todayHere = useToday(useFormat().timeZone);
  const [tab, setTab] = useState<Tab>("roster");
  const [scope, setScope] = useState<RosterScope>("week");
  const [day, setDay] = useState(todayHere);
  const [open, setOpen] = useState<Open | null>(null);
  const days = useMemo(() => daysOf(scope, day), [scope, day]);
  const { roster, status, error, hasData } = useRoster(days);
  const today = useToday(roster.format.timeZone);
  return (
    <ShiftsRoot>
      <div className="bar">
        <h1>{t("title")}</h1>
        <Steps
          scope={scope}
          onScope={setScope}
          onStep={(by) => setDay(stepped(scope, day, by))}
          onToday={() => setDay(today)}
        />
        <span className="info period">{periodText(roster, days)}</span>
        <span className="info">{t("zone", { zone: roster.format.timeZone })}</span>
      </div>
      <div className="head">
        <Tabs roster={roster} tab={tab} onTab={setTab} />
        {tab === "roster" && (
          <PlanActs
            roster={roster}
            scope={scope}
            onOpen={setOpen}
            day={days.includes(today) ? today : (days[0] ?? "")}
          />
        )}
      </div>
      {status === "offline" && <div className="told">{t(hasData ? "offline_old" : "offline")}</div>}
      {status === "error" && <ErrorText error={error} />}
      {hasData ? (
        <Panel {...{ roster, tab, days, scope, today }} onOpen={setOpen} />
      ) : (
        status === "loading" && <SkeletonRows label={t("roster.label")} />
      )}
      {open && <Dialogs roster={roster} days={days} open={open} onOpen={setOpen} />}
    </ShiftsRoot>
  );
}

function periodText({ format }: Roster, days: readonly string[]): string {
  return `${format.calendarDay(days[0] ?? "")} – ${format.calendarDay(days.at(-1) ?? "")}`;
}

interface StepsProps {
  readonly scope: RosterScope;
  readonly onScope: (scope: RosterScope) => void;
  readonly onStep: (by: 1 | -1) => void;
  readonly onToday: () => void;
}

function Steps({ scope, onScope, ...steps }: StepsProps) {
  const { t } = useTranslation("shifts");
  const words = { back: t(`step.back_${scope}`), on: t(`step.on_${scope}`), today: t("roster.today") };
  return (
    <>
      <PlanSteps words={words} {...steps} />
      <PlanScopes
        label={t("scope.label")}
        scopes={{ week: t("scope.week"), month: t("scope.month") }}
        {...{ scope, onScope }}
      />
    </>
  );
}

interface PlanActsProps {
  readonly roster: Roster;
  readonly scope: RosterScope;
  readonly day: string;
  readonly onOpen: (open: Open) => void;
}

/** For who plans the roster. */
function PlanActs({ roster, scope, day, onOpen }: PlanActsProps) {
  const { t } = useTranslation("shifts");
  if (!roster.may("shift_management.create")) return null;
  const { why } = roster;
  const weekAlone = scope === "week" ? why : t("copy.week_alone");
  return (
    <div className="end">
      <WhyButton label={t("absence.title")} why={why} onPress={() => onOpen({ kind: "absence" })} />
      <WhyButton label={t("copy.button")} why={weekAlone} onPress={() => onOpen({ kind: "copy" })} />
      <WhyButton label={t("template.button")} why={why} onPress={() => onOpen({ kind: "template" })} />
      <WhyButton
        main
        label={t("shift.add")}
        why={why}
        onPress={() => onOpen({ kind: "shift", draft: { operator: "", day } })}
      />
    </div>
  );
}

function Tabs({
  roster,
  tab,
  onTab,
}: {
  readonly roster: Roster;
  readonly tab: Tab;
  readonly onTab: (tab: Tab) => void;
}) {
  const { t } = useTranslation("shifts");
  const waiting = roster.answer.swaps.filter(({ state }) => state === "asked").length;
  const unsigned = roster.answer.handovers.filter(
    ({ signedAt, author }) => signedAt === "" && author !== roster.me,
  ).length;
  const mark = (count: number, meaning: string) =>
    count > 0 ? { mark: { text: roster.format.number(count), meaning } } : {};
  return (
    <TabRow
      className="tabs"
      label={t("title")}
      current={tab}
      onChange={onTab}
      tabs={[
        { id: "roster", label: t("tab.roster") },
        { id: "swaps", label: t("tab.swaps"), ...mark(waiting, t("swap.waiting", { count: waiting })) },
        { id: "handover", label: t("tab.handover"), ...mark(unsigned, t("handover.waiting", { count: unsigned })) },
        { id: "attendance", label: t("tab.attendance") },
      ]}
    />
  );
}

interface PanelProps {
  readonly roster: Roster;
  readonly tab: Tab;
  readonly days: readonly string[];
  readonly scope: RosterScope;
  readonly today: string;
  readonly onOpen: (open: Open) => void;
}

function Panel({ roster, tab, days, scope, today, onOpen }: PanelProps) {
  const { t } = useTranslation("shifts");
  const seesTeam = roster.may("shift_management.read_team");
  const { answer, wallOf } = roster;
  const view = useMemo(() => rosterView(answer, days, { wallOf, seesTeam }), [answer, days, wallOf, seesTeam]);
  const mayAdd = roster.may("shift_management.create") && roster.why === "";
  if (tab === "swaps") return <SwapsPanel roster={roster} />;
  if (tab === "handover") return <HandoverPanel roster={roster} />;
  if (tab === "attendance") return <AttendancePanel roster={roster} />;
  if (view.lines.length === 0) return <EmptyState title={t("roster.empty")} detail={t("roster.empty_why")} />;
  return (
    <RosterTable
      {...{ roster, view, scope, today }}
      onShift={(shift) =>
        onOpen({ kind: "shift", draft: { shift, operator: shift.operator, day: wallOf(shift.startMs).slice(0, 10) } })
      }
      onAdd={mayAdd ? (operator, day) => onOpen({ kind: "shift", draft: { operator, day } }) : undefined}
    />
  );
}

interface DialogsProps {
  readonly roster: Roster;
  readonly days: readonly string[];
  readonly open: Open;
  readonly onOpen: (open: Open | null) => void;
}

function Dialogs({ roster, days, open, onOpen }: DialogsProps) {
  const { t } = useTranslation("shifts");
  const toast = useToast();
  const onClose = (): void => onOpen(null);
  const done = (): void => {
    onClose();
    roster.reload();
    toast("success", t("act.saved"));
  };
  const planned = ({ made, same, left }: PlanAnswer): void => {
    onClose();
    roster.reload();
    const parts = [t("plan.made", { count: made })];
    if (same > 0) parts.push(t("plan.same", { count: same }));
    if (left > 0) parts.push(t("plan.left", { count: left }));
    toast("success", parts.join(" "));
  };
  switch (open.kind) {
    case "shift":
      return (
        <ShiftDialog
          roster={roster}
          draft={open.draft}
          onDone={done}
          onClose={onClose}
          onSwap={(shift) => onOpen({ kind: "swap", shift })}
        />
      );
    case "swap":
      return <SwapDialog roster={roster} shift={open.shift} onDone={done} onClose={onClose} />;
    case "template":
      return <TemplateDialog roster={roster} days={days} onApplied={planned} onClose={onClose} />;
    case "copy":
      return <CopyWeekDialog roster={roster} week={days[0] ?? ""} onCopied={planned} onClose={onClose} />;
    case "absence":
      return <AbsenceDialog roster={roster} day={days[0] ?? ""} onDone={done} onClose={onClose} />;
  }
}
