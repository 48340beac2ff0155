/** Fields that several dialogs have: a day, a time of day, an operator. */
import { useTranslation } from "react-i18next";
import { DateField } from "../../ui/date-field";
import { HourList, TimeField } from "../../ui/time-field";
import { Field } from "./act-dialog";
import type { Roster } from "./use-roster";

/** Of the list of hours; one dialog is open at a time. */
const HOURS_ID = "shift-hours";

export interface TextProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** A day of the room's calendar. */
export function DayInput({ label, value, onChange, format }: TextProps & Pick<Roster, "format">) {
  const { t } = useTranslation("shifts");
  return (
    <div className="field">
      <span aria-hidden="true">{label}</span>
      <DateField
        label={label}
        pickLabel={t("field.pick", { field: label })}
        value={value}
        order={format.dayOrder}
        faultId={undefined}
        onChange={onChange}
      />
    </div>
  );
}

/** A time by the room's clock. */
export function TimeInput({ label, value, onChange }: TextProps) {
  return (
    <div className="field">
      <span aria-hidden="true">{label}</span>
      <TimeField label={label} value={value} faultId={undefined} hoursId={HOURS_ID} onChange={onChange} />
    </div>
  );
}

/** Stands once in a dialog with times. */
export const Hours = () => <HourList id={HOURS_ID} />;

/** A line of text. */
export function TextInput({ label, value, onChange, max }: TextProps & { readonly max: number }) {
  return (
    <Field label={label}>
      <input value={value} maxLength={max} dir="auto" onChange={({ target }) => onChange(target.value)} />
    </Field>
  );
}

/** One of the operators. */
export function OperatorInput({ label, value, onChange, people }: TextProps & Pick<Roster["answer"], "people">) {
  const { t } = useTranslation("shifts");
  return (
    <Field label={label}>
      <select value={value} onChange={({ target }) => onChange(target.value)}>
        <option value="">{t("field.choose")}</option>
        {people.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
    </Field>
  );
}
