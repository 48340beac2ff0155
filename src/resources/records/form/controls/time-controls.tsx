/** Days, and instants on the control room's clock. */
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { DateField } from "../../../../ui/date-field";
import { HourList, TimeField } from "../../../../ui/time-field";
import { useFormat } from "../../../use-format";
import type { DateDraft } from "../drafts";
import type { ControlProps } from "./control-props";

/** A day. */
export function DayControl({ label, value, onChange, onLeave, fieldRef, ...props }: ControlProps<string>) {
  const { t } = useTranslation("records");
  const { dayOrder, weekday } = useFormat();
  return (
    <span className="row">
      <DateField
        label={label}
        pickLabel={t("form.calendar", { field: label })}
        value={value}
        order={dayOrder}
        faultId={props.invalid ? props.describedBy : undefined}
        describedBy={props.invalid ? undefined : props.describedBy}
        readOnly={props.readOnly}
        fieldRef={fieldRef}
        onLeave={onLeave}
        onChange={onChange}
      />
      <span className="quiet">{weekday(value)}</span>
    </span>
  );
}

/** A day and a time of it. */
export function DateControl({ label, value, onChange, onLeave, fieldRef, ...props }: ControlProps<DateDraft>) {
  const { t } = useTranslation("records");
  const { dayOrder, timeZone } = useFormat();
  const hoursId = useId();
  const faultId = props.invalid ? props.describedBy : undefined;
  return (
    <span className="row" role="group" aria-labelledby={props.labelId}>
      <DateField
        label={t("form.day_of", { field: label })}
        pickLabel={t("form.calendar", { field: label })}
        value={value.day}
        order={dayOrder}
        faultId={faultId}
        describedBy={props.invalid ? undefined : props.describedBy}
        readOnly={props.readOnly}
        fieldRef={fieldRef}
        onLeave={onLeave}
        onChange={(day) => onChange({ ...value, day })}
      />
      <TimeField
        label={t("form.time_of", { field: label })}
        value={value.time}
        faultId={faultId}
        hoursId={hoursId}
        readOnly={props.readOnly}
        onLeave={onLeave}
        onChange={(time) => onChange({ ...value, time })}
      />
      <HourList id={hoursId} />
      <span className="quiet">{timeZone}</span>
    </span>
  );
}
