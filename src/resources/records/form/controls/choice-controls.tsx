/** Choices among few: yes or no, one of a list, several of it, a colour. */
import { useTranslation } from "react-i18next";
import { TONES, TONE_COLOURS } from "../../../../ui/tones";
import { useRecordWords } from "../../record-words";
import { ariaOf, type ControlProps } from "./control-props";

/** Yes or no; its name stands behind it. */
export function BoolControl(props: ControlProps<boolean>) {
  const { id, label, value, onChange, onLeave, fieldRef, readOnly } = props;
  return (
    <label className="check">
      <input
        aria-describedby={props.describedBy}
        id={id}
        ref={fieldRef}
        type="checkbox"
        checked={value}
        disabled={readOnly}
        onChange={({ target }) => onChange(target.checked)}
        onBlur={onLeave}
      />
      <span>{label}</span>
    </label>
  );
}

const valuesOf = ({ field }: Pick<ControlProps, "field">): readonly string[] =>
  field.type === "select" ? field.values : [];

/** One of a list. */
export function SelectControl(props: ControlProps<string>) {
  const { id, collection, name, value, onChange, onLeave, fieldRef, readOnly } = props;
  const { t } = useTranslation("records");
  const words = useRecordWords();
  const values = valuesOf(props);
  // A value that a later version no longer lists is shown as it is: nothing is changed by looking at it.
  const shown = value === "" || values.includes(value) ? values : [value, ...values];
  return (
    <select
      {...ariaOf(props)}
      id={id}
      ref={fieldRef}
      className="half"
      value={value}
      disabled={readOnly}
      onChange={({ target }) => onChange(target.value)}
      onBlur={onLeave}
    >
      <option value="">{t("form.none")}</option>
      {shown.map((one) => (
        <option key={one} value={one}>
          {values.includes(one) ? words.value(collection, name, one) : one}
        </option>
      ))}
    </select>
  );
}

/** Several of a list. */
export function ManyControl(props: ControlProps<readonly string[]>) {
  const { collection, name, labelId, value, onChange, onLeave, fieldRef, readOnly } = props;
  const words = useRecordWords();
  const toggle = (one: string): void =>
    onChange(value.includes(one) ? value.filter((other) => other !== one) : [...value, one]);
  return (
    <div role="group" aria-labelledby={labelId} aria-describedby={props.describedBy} className="checks">
      {valuesOf(props).map((one, at) => (
        <label key={one} className="check">
          <input
            ref={at === 0 ? fieldRef : undefined}
            type="checkbox"
            checked={value.includes(one)}
            disabled={readOnly}
            onChange={() => toggle(one)}
            onBlur={onLeave}
          />
          <span>{words.value(collection, name, one)}</span>
        </label>
      ))}
    </div>
  );
}

/** A calm colour, by its name. */
export function ToneControl(props: ControlProps<string>) {
  const { id, labelId, value, onChange, onLeave, fieldRef, readOnly } = props;
  const { t } = useTranslation("records");
  return (
    <div role="radiogroup" aria-labelledby={labelId} aria-describedby={props.describedBy} className="checks tones">
      {["", ...TONES].map((tone, at) => (
        <label key={tone} className="check">
          <input
            ref={(value === "" ? at === 0 : tone === value) ? fieldRef : undefined}
            type="radio"
            name={id}
            checked={tone === value}
            disabled={readOnly}
            onChange={() => onChange(tone)}
            onBlur={onLeave}
          />
          {tone !== "" && <span className="swatch" style={{ background: TONE_COLOURS[tone] }} aria-hidden="true" />}
          <span>{tone === "" ? t("form.none") : t(`tones.${tone}`)}</span>
        </label>
      ))}
    </div>
  );
}
