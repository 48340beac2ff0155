/** A shift: shown to who works it, entered and changed by who plans; over midnight it is one here and two in the store. */
import Button from "@mui/material/Button";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import {
  halvesOf,
  overlap,
  shiftMark,
  spanOf,
  timesOf,
  wholeShifts,
  type WholeShift,
} from "../../../domain/shifts/whole";
import { fatigueOf } from "../../../domain/shifts/staffing";
import { shiftAct } from "../../sync/shifts";
import { ActDialog, Field } from "./act-dialog";
import { DayInput, Hours, OperatorInput, TextInput, TimeInput } from "./fields";
import { useShiftText } from "./shift-text";
import { type Roster } from "./use-roster";
import { useSending } from "../../resources/use-sending";

const STATES = ["planned", "confirmed", "absent", "done"] as const;

/** What the dialog is opened on. */
export interface ShiftDraft {
  readonly shift?: WholeShift;
  readonly operator: string;
  readonly day: string;
}

export interface ShiftDialogProps {
  readonly roster: Roster;
  readonly draft: ShiftDraft;
  readonly onSwap: (shift: WholeShift) => void;
  readonly onDone: () => void;
  readonly onClose: () => void;
}

/** For who may change it a form, for the others what it says. */
export function ShiftDialog(props: ShiftDialogProps) {
  const { roster, draft } = props;
  const { shift } = draft;
  const may = roster.may(`shift_management.${shift ? "update" : "create"}`);
  return may ? <EditShift {...props} /> : shift ? <ShowShift {...props} shift={shift} /> : null;
}

function ShowShift({ roster, shift, onSwap, onClose }: ShiftDialogProps & { readonly shift: WholeShift }) {
  const { t } = useTranslation("shifts");
  const text = useShiftText(roster);
  return (
    <ActDialog
      title={shift.name}
      busy={false}
      error={null}
      onClose={onClose}
      more={<SwapButton roster={roster} shift={shift} onSwap={onSwap} />}
    >
      <p className="quiet">{text.dated(shift)}</p>
      {shift.rows[0]?.post && <p className="quiet">{`${t("field.post")}: ${shift.rows[0].post}`}</p>}
    </ActDialog>
  );
}

/** Of one's own shift that has not begun. */
function SwapButton({
  roster,
  shift,
  onSwap,
}: {
  readonly roster: Roster;
  readonly shift: WholeShift;
  readonly onSwap: (shift: WholeShift) => void;
}) {
  const { t } = useTranslation("shifts");
  if (shift.operator !== roster.answer.me || roster.why !== "") return null;
  return <Button onClick={() => onSwap(shift)}>{t("swap.ask")}</Button>;
}

const firstValues = ({ roster, draft }: ShiftDialogProps) => {
  const row = draft.shift?.rows[0];
  const times = draft.shift ? timesOf(draft.shift, roster.wallOf) : { day: draft.day, start: "07:00", end: "15:00" };
  return {
    operator: draft.operator,
    shift_name: row?.shift_name ?? "",
    ...times,
    post: row?.post ?? "",
    minimumStaff: String(row?.minimumStaff ?? 0),
    breakMinutes: String(row?.breakMinutes ?? 0),
    state: row?.state || "planned",
  };
};

type Values = ReturnType<typeof firstValues>;

function EditShift(props: ShiftDialogProps) {
  const { roster, draft, onDone, onClose, onSwap } = props;
  const { t } = useTranslation("shifts");
  const [values, setValues] = useState(() => firstValues(props));
  const { busy, error, send } = useSending(onDone);
  const { shift } = draft;
  const known = shift ? { id: shift.rows[0]?.id, seen: shiftMark(shift) } : {};
  const save = () =>
    shiftAct("save", {
      ...values,
      ...known,
      minimumStaff: Number(values.minimumStaff),
      breakMinutes: Number(values.breakMinutes),
    });
  return (
    <ActDialog
      title={t(shift ? "shift.change" : "shift.add")}
      act={t("act.save")}
      why={roster.why}
      busy={busy}
      error={error}
      onSubmit={() => void send(save)}
      onClose={onClose}
      more={
        <>
          {shift && roster.may("shift_management.delete") && (
            <Button disabled={roster.why !== "" || busy} onClick={() => void send(() => shiftAct("delete", known))}>
              {t("act.delete")}
            </Button>
          )}
          {shift && <SwapButton roster={roster} shift={shift} onSwap={onSwap} />}
        </>
      }
    >
      <ShiftFields roster={roster} values={values} onChange={setValues} />
      <Warnings roster={roster} values={values} shift={shift} />
    </ActDialog>
  );
}

interface FieldsProps {
  readonly roster: Roster;
  readonly values: Values;
  readonly onChange: (values: Values) => void;
}

function ShiftFields({ roster, values, onChange }: FieldsProps) {
  const { t } = useTranslation("shifts");
  const on = (name: keyof Values) => (value: string) => onChange({ ...values, [name]: value });
  const of = (name: keyof Values) => ({ label: t(`field.${name}`), value: values[name], onChange: on(name) });
  return (
    <>
      <OperatorInput {...of("operator")} people={roster.answer.people} />
      <div className="pair">
        <TextInput {...of("shift_name")} max={80} />
        <DayInput {...of("day")} format={roster.format} />
      </div>
      <div className="pair">
        <TimeInput {...of("start")} />
        <TimeInput {...of("end")} />
      </div>
      <Hours />
      <div className="pair">
        <TextInput {...of("post")} max={60} />
        <Field label={t("field.state")}>
          <select value={values.state} onChange={({ target }) => on("state")(target.value)}>
            {STATES.map((state) => (
              <option key={state} value={state}>
                {t(`state.${state}`)}
              </option>
            ))}
          </select>
        </Field>
      </div>
      <div className="pair">
        <NumberInput {...of("minimumStaff")} max={99} />
        <NumberInput {...of("breakMinutes")} max={600} />
      </div>
    </>
  );
}

interface NumberProps {
  readonly label: string;
  readonly value: string;
  readonly max: number;
  readonly onChange: (value: string) => void;
}

function NumberInput({ label, value, max, onChange }: NumberProps) {
  return (
    <Field label={label}>
      <input type="number" min={0} max={max} value={value} onChange={({ target }) => onChange(target.value)} />
    </Field>
  );
}

/** What is said before it is saved: that it crosses midnight, and that it is too much. */
function Warnings({
  roster,
  values,
  shift,
}: {
  readonly roster: Roster;
  readonly values: Values;
  readonly shift: WholeShift | undefined;
}) {
  const { t } = useTranslation("shifts");
  const text = useShiftText(roster);
  const halves = halvesOf(values, roster.wallOf);
  if (!halves) return <p className="warn">{t("shift.no_times")}</p>;
  const span = spanOf(halves);
  const others = wholeShifts(roster.answer.shifts).filter(
    (one) => one.operator === values.operator && one.rows[0]?.id !== shift?.rows[0]?.id,
  );
  const row = {
    id: "",
    operator: "",
    shift_name: "",
    shift_start_time: "",
    shift_end_time: "",
    shiftGroup: "",
    post: "",
  };
  const wanted = { ...span, operator: "", name: "", rows: [{ ...row, minimumStaff: 0, breakMinutes: 0, state: "" }] };
  const tired = fatigueOf([...others, wanted]).get("") ?? [];
  const crossed = others.find((one) => overlap(one, span));
  const lines = [...(crossed ? [t("shift.overlaps", { shift: text.whole(crossed) })] : []), ...tired.map(text.fatigue)];
  return (
    <>
      {halves.length > 1 && <p className="quiet">{t("shift.over_midnight")}</p>}
      {lines.map((line) => (
        <p key={line} className="warn">
          {line}
        </p>
      ))}
    </>
  );
}
