/** A time of day, typed or picked from the hours: 24 hours in every country (browsers' own fields follow theirs). */
import { useState } from "react";
import { isWholeTime, readTimeOfDay } from "../lib/time-of-day";

export interface TimeFieldProps {
  readonly label: string;
  readonly value: string;
  /** Id of the sentence that says what is wrong; undefined = nothing is. */
  readonly faultId: string | undefined;
  /** Id of the list that hours are picked from. */
  readonly hoursId: string;
  readonly readOnly?: boolean;
  readonly onLeave?: () => void;
  readonly onChange: (value: string) => void;
}

/** Handed on when whole, or when the field is left; what can't be read stays as it was typed. */
export function TimeField(props: TimeFieldProps) {
  const { label, value, faultId, hoursId, readOnly = false, onLeave, onChange } = props;
  const [draft, setDraft] = useState<string | null>(null);
  const settle = (text: string): void => {
    setDraft(null);
    const next = readTimeOfDay(text) ?? text;
    if (next !== value) onChange(next);
  };
  return (
    <input
      type="text"
      inputMode="numeric"
      dir="ltr"
      className="time"
      autoComplete="off"
      maxLength={8}
      list={hoursId}
      placeholder="00:00"
      aria-label={label}
      aria-invalid={faultId !== undefined}
      aria-describedby={faultId}
      readOnly={readOnly}
      value={draft ?? value}
      onFocus={(event) => event.target.select()}
      onChange={({ target }) => (isWholeTime(target.value) ? settle(target.value) : setDraft(target.value))}
      onBlur={() => {
        if (draft !== null) settle(draft);
        onLeave?.();
      }}
      onKeyDown={(event) => event.key === "Enter" && draft !== null && settle(draft)}
    />
  );
}

const HOURS = Array.from({ length: 24 }, (_, hour) => `${String(hour).padStart(2, "0")}:00`);

/** The hours to pick from; stands once on a page. */
export function HourList({ id }: { readonly id: string }) {
  return (
    <datalist id={id}>
      {HOURS.map((hour) => (
        <option key={hour} value={hour} />
      ))}
    </datalist>
  );
}
