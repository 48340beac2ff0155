/** A place on earth by its degrees, as maps and telephones show them. */
import { useTranslation } from "react-i18next";
import type { GeoDraft } from "../drafts";
import type { ControlProps } from "./control-props";

/** `53.8, -1.55` in one piece, as a map copies it. */
const PAIR = /^\s*(-?\d+(?:\.\d+)?)\s*[,;\s]\s*(-?\d+(?:\.\d+)?)\s*$/;

/** Both degrees; a pair pasted into the first fills both. */
export function PlaceControl(props: ControlProps<GeoDraft>) {
  const { id, labelId, value, onChange, onLeave, fieldRef, readOnly } = props;
  const { t } = useTranslation("records");
  const take = (text: string): void => {
    const [, lat, lon] = PAIR.exec(text) ?? [];
    onChange(lat !== undefined && lon !== undefined ? { lat, lon } : { ...value, lat: text });
  };
  return (
    <span className="row" role="group" aria-labelledby={labelId}>
      {(["lat", "lon"] as const).map((part) => (
        <label key={part} className="part">
          <span>{t(`form.place.${part}`)}</span>
          <input
            id={part === "lat" ? id : undefined}
            ref={part === "lat" ? fieldRef : undefined}
            type="text"
            inputMode="decimal"
            dir="ltr"
            autoComplete="off"
            aria-describedby={props.describedBy}
            aria-invalid={props.invalid}
            value={value[part]}
            readOnly={readOnly}
            onChange={({ target }) => (part === "lat" ? take(target.value) : onChange({ ...value, lon: target.value }))}
            onBlur={onLeave}
          />
        </label>
      ))}
    </span>
  );
}
