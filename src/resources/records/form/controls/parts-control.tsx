/** Several texts or numbers of one field, each under its name. */
import { useRecordWords } from "../../record-words";
import type { PartsDraft } from "../drafts";
import type { ControlProps } from "./control-props";

/** The lines, in the order of the collection. */
export function PartsControl(props: ControlProps<PartsDraft>) {
  const { id, labelId, collection, name, field, value, onChange, onLeave, fieldRef, readOnly } = props;
  const words = useRecordWords();
  const parts = field.type === "json" ? (field.parts ?? []) : [];
  const isFigures = field.type === "json" && field.as === "figures";
  return (
    <span className="row" role="group" aria-labelledby={labelId}>
      {parts.map((part, at) => (
        <label key={part} className={isFigures ? "part" : "part wide"}>
          <span>{words.value(collection, name, part)}</span>
          <input
            id={at === 0 ? id : undefined}
            ref={at === 0 ? fieldRef : undefined}
            type="text"
            inputMode={isFigures ? "numeric" : "text"}
            dir="ltr"
            autoComplete="off"
            spellCheck={false}
            aria-describedby={props.describedBy}
            aria-invalid={props.invalid}
            value={value[part] ?? ""}
            readOnly={readOnly}
            onChange={({ target }) => onChange({ ...value, [part]: target.value })}
            onBlur={onLeave}
          />
        </label>
      ))}
    </span>
  );
}
