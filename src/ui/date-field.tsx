/** A day, typed in any order that can be told or picked from a calendar: browsers' own fields show it in the order of their country. */
import CalendarTodayOutlined from "@mui/icons-material/CalendarTodayOutlined";
import { type Ref, useRef, useState } from "react";
import type { DayOrder } from "../lib/day-order";
import { isInCalendar, isWholeDay, readDay } from "../lib/calendar-day";

export interface DateFieldProps {
  readonly label: string;
  /** Name of the button that shows the calendar. */
  readonly pickLabel: string;
  readonly value: string;
  /** How the person's language writes a day: what could be two days is read so. */
  readonly order: DayOrder;
  /** Id of the sentence that says what is wrong; undefined = nothing is. */
  readonly faultId: string | undefined;
  /** Ids of what else is said of the field. */
  readonly describedBy?: string;
  readonly readOnly?: boolean;
  readonly fieldRef?: Ref<HTMLInputElement>;
  readonly onLeave?: () => void;
  readonly onChange: (value: string) => void;
}

/** Handed on when whole, or when the field is left; what can't be read stays as it was typed. */
export function DateField(props: DateFieldProps) {
  const { label, pickLabel, value, order, faultId, describedBy, readOnly = false, fieldRef, onLeave, onChange } = props;
  const [draft, setDraft] = useState<string | null>(null);
  const settle = (text: string): void => {
    setDraft(null);
    const next = readDay(text, order) ?? text;
    if (next !== value) onChange(next);
  };
  return (
    <span className="day">
      <input
        ref={fieldRef}
        type="text"
        inputMode="numeric"
        dir="ltr"
        className="date"
        autoComplete="off"
        maxLength={12}
        placeholder="0000-00-00"
        aria-label={label}
        aria-invalid={faultId !== undefined}
        aria-describedby={[faultId, describedBy].filter(Boolean).join(" ") || undefined}
        readOnly={readOnly}
        value={draft ?? value}
        onFocus={(event) => event.target.select()}
        onChange={({ target }) => (isWholeDay(target.value) ? settle(target.value) : setDraft(target.value))}
        onBlur={() => {
          if (draft !== null) settle(draft);
          onLeave?.();
        }}
        onKeyDown={(event) => event.key === "Enter" && draft !== null && settle(draft)}
      />
      {!readOnly && <Calendar label={pickLabel} value={isInCalendar(value) ? value : ""} onChange={settle} />}
    </span>
  );
}

/** The browser's calendar behind a button; its field is not shown, since it would write the day another way. */
function Calendar({ label, value, onChange }: Pick<DateFieldProps, "label" | "value" | "onChange">) {
  const field = useRef<HTMLInputElement>(null);
  const show = (): void => {
    try {
      field.current?.showPicker();
    } catch {
      // A browser without one: the day can still be typed.
    }
  };
  return (
    <>
      <button type="button" className="pick" aria-label={label} title={label} onClick={show}>
        <CalendarTodayOutlined fontSize="small" aria-hidden />
      </button>
      <input
        ref={field}
        type="date"
        className="behind"
        tabIndex={-1}
        aria-hidden="true"
        value={value}
        onChange={({ target }) => target.value !== "" && onChange(target.value)}
      />
    </>
  );
}
