/** Copying a week, an absence, asking for a swap. */
import Button from "@mui/material/Button";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { dayPlus } from "../../../domain/clock-time";
import type { AbsenceRow, PlanAnswer } from "../../../domain/shifts/rows";
import type { WholeShift } from "../../../domain/shifts/whole";
import { toMs } from "../../lib/date-time";
import { useRemote } from "../../resources/use-remote";
import { newId } from "../../sync/new-id";
import { deleteRecord, makeOnce } from "../../sync/record-writes";
import { readSwapChoices, shiftAct } from "../../sync/shifts";
import { ErrorText } from "../../ui/error-text";
import { ActDialog, Field } from "./act-dialog";
import { DayInput, OperatorInput, TextInput } from "./fields";
import { useShiftText } from "./shift-text";
import { type Roster } from "./use-roster";
import { useSending } from "../../resources/use-sending";

interface Props {
  readonly roster: Roster;
  readonly onClose: () => void;
}

/** The shown week once more, into the next one unless told. */
export function CopyWeekDialog({
  roster,
  week,
  onCopied,
  onClose,
}: Props & { readonly week: string; readonly onCopied: (answer: PlanAnswer) => void }) {
  const { t } = useTranslation("shifts");
  const [to, setTo] = useState(dayPlus(week, 7));
  const { busy, error, send } = useSending(() => undefined);
  const copy = async (): Promise<void> => onCopied(await shiftAct<PlanAnswer>("copy_week", { from: week, to }));
  return (
    <ActDialog
      title={t("copy.title", { day: roster.format.calendarDay(week) })}
      act={t("copy.act")}
      why={roster.why}
      busy={busy}
      error={error}
      onSubmit={() => void send(copy)}
      onClose={onClose}
    >
      <DayInput label={t("copy.to")} value={to} onChange={setTo} format={roster.format} />
      <p className="quiet">{t("copy.once")}</p>
    </ActDialog>
  );
}

const KINDS = ["holiday", "sick", "training", "other"] as const;

/** Days on which somebody is away. */
export function AbsenceDialog({
  roster,
  day,
  onDone,
  onClose,
}: Props & { readonly day: string; readonly onDone: () => void }) {
  const { t } = useTranslation("shifts");
  const [values, setValues] = useState({ operator: "", fromDay: day, untilDay: day, kind: "holiday", note: "" });
  // Sent again after a lost answer it is the same absence.
  const [id] = useState(() => newId());
  const { busy, error, send } = useSending(onDone);
  const on = (name: keyof typeof values) => (value: string) => setValues({ ...values, [name]: value });
  const why = roster.why || (values.fromDay > values.untilDay ? t("absence.backwards") : "");
  return (
    <ActDialog
      title={t("absence.title")}
      act={t("act.save")}
      why={why}
      busy={busy}
      error={error}
      onSubmit={() => void send(() => makeOnce("absences", id, values))}
      onClose={onClose}
    >
      <OperatorInput
        label={t("field.operator")}
        value={values.operator}
        onChange={on("operator")}
        people={roster.answer.people}
      />
      <div className="pair">
        <DayInput label={t("absence.from")} value={values.fromDay} onChange={on("fromDay")} format={roster.format} />
        <DayInput label={t("absence.until")} value={values.untilDay} onChange={on("untilDay")} format={roster.format} />
      </div>
      <div className="pair">
        <Field label={t("absence.why")}>
          <select value={values.kind} onChange={({ target }) => on("kind")(target.value)}>
            {KINDS.map((kind) => (
              <option key={kind} value={kind}>
                {t(`absence.${kind}`)}
              </option>
            ))}
          </select>
        </Field>
        <TextInput label={t("absence.note")} value={values.note} onChange={on("note")} max={300} />
      </div>
      <AbsenceList roster={roster} onDone={onDone} />
    </ActDialog>
  );
}

/** Those of the shown days, to be taken back. */
function AbsenceList({ roster, onDone }: { readonly roster: Roster; readonly onDone: () => void }) {
  const { t } = useTranslation("shifts");
  const { error, busy, send } = useSending(onDone);
  const nameOf = ({ operator }: AbsenceRow): string =>
    roster.answer.people.find(({ id }) => id === operator)?.name ?? "";
  const lines = roster.answer.absences.map((row) => (
    <div key={row.id} className="tick">
      <span>{`${nameOf(row)}: ${t(`absence.${row.kind}` as "absence.other")}, ${row.fromDay} – ${row.untilDay}`}</span>
      <Button
        size="small"
        disabled={busy || roster.why !== ""}
        onClick={() => void send(() => deleteRecord("absences", row.id))}
      >
        {t("act.delete")}
      </Button>
    </div>
  ));
  return (
    <>
      {lines}
      <ErrorText error={error} />
    </>
  );
}

/** One's own shift for one of a colleague's. */
export function SwapDialog({
  roster,
  shift,
  onDone,
  onClose,
}: Props & { readonly shift: WholeShift; readonly onDone: () => void }) {
  const { t } = useTranslation("shifts");
  const text = useShiftText(roster);
  const mine = shift.rows[0]?.id ?? "";
  const choices = useRemote(`swaps/${mine}`, (signal) => readSwapChoices(mine, signal));
  const [theirs, setTheirs] = useState("");
  const [reason, setReason] = useState("");
  const { busy, error, send } = useSending(onDone);
  const span = (from: string, until: string) => ({ startMs: toMs(from) ?? 0, endMs: toMs(until) ?? 0 });
  const none = choices.status === "ready" && choices.data?.length === 0 ? t("swap.no_choice") : "";
  return (
    <ActDialog
      title={t("swap.ask")}
      act={t("swap.send")}
      why={roster.why || none || (theirs === "" ? t("swap.choose") : "")}
      busy={busy}
      error={error ?? choices.error}
      onSubmit={() => void send(() => shiftAct("ask_swap", { mine, theirs, reason }))}
      onClose={onClose}
    >
      <p className="quiet">{text.whole(shift)}</p>
      <Field label={t("swap.for")}>
        <select value={theirs} onChange={({ target }) => setTheirs(target.value)}>
          <option value="">{t("field.choose")}</option>
          {choices.data?.map((one) => (
            <option key={one.id} value={one.id}>
              {`${one.name}: ${one.shift_name}, ${text.dated(span(one.from, one.until))}`}
            </option>
          ))}
        </select>
      </Field>
      <TextInput label={t("field.reason")} value={reason} onChange={setReason} max={300} />
    </ActDialog>
  );
}
