/** Who was really there: checking in and out, and correcting it with a reason. */
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { AttendanceRow } from "../../../domain/shifts/rows";
import { instantOf } from "../../../domain/shifts/room-clock";
import { dateMs } from "../../../domain/signals/store-date";
import { serverNow } from "../../lib/server-time";
import { shiftAct } from "../../sync/shifts";
import { EmptyState } from "../../ui/empty-state";
import { ErrorText } from "../../ui/error-text";
import { WhyButton } from "../../ui/why-button";
import { ActDialog } from "./act-dialog";
import { DayInput, Hours, OperatorInput, TextInput, TimeInput } from "./fields";
import { type Roster } from "./use-roster";
import { useSending } from "../../resources/use-sending";

/** The panel. */
export function AttendancePanel({ roster }: { readonly roster: Roster }) {
  const { t } = useTranslation("shifts");
  const { attendance } = roster.answer;
  const [corrected, setCorrected] = useState<AttendanceRow | "new" | null>(null);
  const may = roster.may("attendance.correct");
  return (
    <div className="panel" role="tabpanel" aria-label={t("tab.attendance")}>
      {roster.answer.me !== "" && <CheckCard roster={roster} />}
      {may && (
        <div className="acts">
          <WhyButton label={t("attendance.forgotten")} why={roster.why} onPress={() => setCorrected("new")} />
        </div>
      )}
      {attendance.length === 0 && <EmptyState title={t("attendance.empty")} />}
      {attendance.map((row) => (
        <Line key={row.id} roster={roster} row={row} onCorrect={may ? () => setCorrected(row) : undefined} />
      ))}
      {corrected !== null && (
        <CorrectDialog
          roster={roster}
          row={corrected === "new" ? null : corrected}
          onClose={() => setCorrected(null)}
          onDone={() => {
            setCorrected(null);
            roster.reload();
          }}
        />
      )}
    </div>
  );
}

/** Open for longer it was forgotten: he comes anew. */
const FORGOTTEN_MS = 20 * 3_600_000;

function CheckCard({ roster }: { readonly roster: Roster }) {
  const { t } = useTranslation("shifts");
  const { busy, error, send } = useSending(roster.reload);
  const { me, attendance } = roster.answer;
  const open = attendance.find(
    (row) => row.operator === me && row.outAt === "" && serverNow() - dateMs(row.inAt) < FORGOTTEN_MS,
  );
  const act = open ? "check_out" : "check_in";
  return (
    <section className="card" aria-label={t("attendance.mine")}>
      <h2>
        {open ? t("attendance.since", { at: roster.format.time(open.inAt, { short: true }) }) : t("attendance.away")}
      </h2>
      <div className="acts">
        <WhyButton
          main
          label={t(`attendance.${act}`)}
          why={roster.why}
          busy={busy}
          onPress={() => void send(() => shiftAct(act, {}))}
        />
      </div>
      <ErrorText error={error} />
    </section>
  );
}

interface LineProps {
  readonly roster: Roster;
  readonly row: AttendanceRow;
  readonly onCorrect: (() => void) | undefined;
}

function Line({ roster, row, onCorrect }: LineProps) {
  const { t } = useTranslation("shifts");
  const { format } = roster;
  const name = roster.answer.people.find(({ id }) => id === row.operator)?.name ?? "";
  const until = row.outAt === "" ? t("attendance.there") : format.dayTime(row.outAt);
  return (
    <section className="card" aria-label={name}>
      <div className="acts">
        <strong>
          <bdi>{name}</bdi>
        </strong>
        {row.shift_name !== "" && <span>{row.shift_name}</span>}
        <span>{t("times", { from: format.dayTime(row.inAt), until })}</span>
        {row.corrected && <span className="quiet">{t("attendance.corrected", { reason: row.reason })}</span>}
        {onCorrect && <WhyButton label={t("attendance.correct")} why={roster.why} onPress={onCorrect} />}
      </div>
    </section>
  );
}

interface CorrectProps {
  readonly roster: Roster;
  /** null = somebody forgot to check in at all. */
  readonly row: AttendanceRow | null;
  readonly onDone: () => void;
  readonly onClose: () => void;
}

/** What is typed, and what is sent of it. */
function useCorrection({ roster: { wallOf }, row }: Pick<CorrectProps, "roster" | "row">) {
  const wall = (text: string): readonly [string, string] => {
    const [day = "", time = ""] = text === "" ? [] : wallOf(dateMs(text)).split("T");
    return [day, time];
  };
  const [inDay, inTime] = wall(row?.inAt ?? "");
  const [outDay, outTime] = wall(row?.outAt ?? "");
  const [values, setValues] = useState({ operator: row?.operator ?? "", inDay, inTime, outDay, outTime, reason: "" });
  const on = (name: keyof typeof values) => (value: string) => setValues({ ...values, [name]: value });
  const instant = (day: string, time: string): string => {
    const ms = instantOf(`${day}T${time}`, wallOf);
    return Number.isNaN(ms) ? "" : new Date(ms).toISOString();
  };
  const body = {
    ...(row ? { id: row.id } : { operator: values.operator }),
    inAt: instant(values.inDay, values.inTime),
    outAt: instant(values.outDay, values.outTime),
    reason: values.reason,
  };
  return { values, on, body };
}

function CorrectDialog({ roster, row, onDone, onClose }: CorrectProps) {
  const { t } = useTranslation("shifts");
  const { format } = roster;
  const { values, on, body } = useCorrection({ roster, row });
  const { busy, error, send } = useSending(onDone);
  const lacks = body.inAt === "" || (!row && values.operator === "");
  return (
    <ActDialog
      title={t(row ? "attendance.correct" : "attendance.forgotten")}
      act={t("act.save")}
      why={roster.why || (lacks ? t("attendance.no_in") : values.reason.trim() === "" ? t("attendance.no_reason") : "")}
      busy={busy}
      error={error}
      onSubmit={() => void send(() => shiftAct("correct_attendance", body))}
      onClose={onClose}
    >
      {!row && (
        <OperatorInput
          label={t("field.operator")}
          value={values.operator}
          onChange={on("operator")}
          people={roster.answer.people}
        />
      )}
      <div className="pair">
        <DayInput label={t("attendance.in_day")} value={values.inDay} onChange={on("inDay")} format={format} />
        <TimeInput label={t("attendance.in_time")} value={values.inTime} onChange={on("inTime")} />
      </div>
      <div className="pair">
        <DayInput label={t("attendance.out_day")} value={values.outDay} onChange={on("outDay")} format={format} />
        <TimeInput label={t("attendance.out_time")} value={values.outTime} onChange={on("outTime")} />
      </div>
      <Hours />
      <TextInput label={t("field.reason")} value={values.reason} onChange={on("reason")} max={300} />
    </ActDialog>
  );
}
