/** A line of text: words, codes, numbers, addresses. */
import { ariaOf, type ControlProps } from "./control-props";

const CODED = /^(code|key|.*Id|.*Reference|protocol|hours)$/;

/** Figures and codes have a direction of their own on every page. */
const directionOf = ({ field, name }: ControlProps<string>): "ltr" | "auto" => {
  if (field.type === "number" || field.type === "email") return "ltr";
  return field.type === "text" && (field.as === "phone" || CODED.test(name)) ? "ltr" : "auto";
};

function inputMode({ field }: ControlProps<string>): "decimal" | "numeric" | "email" | "tel" | "text" {
  if (field.type === "number") return field.whole === true ? "numeric" : "decimal";
  if (field.type === "email") return "email";
  return field.type === "text" && field.as === "phone" ? "tel" : "text";
}

/** Short where little is written. */
function sizeOf({ field }: ControlProps<string>): "short" | "half" | "whole" {
  if (field.type === "number") return "short";
  const max = field.type === "text" ? (field.max ?? 255) : 255;
  return max <= 20 ? "short" : max <= 60 ? "half" : "whole";
}

/** The line. */
export function TextControl(props: ControlProps<string>) {
  const { id, name, value, onChange, onLeave, fieldRef, readOnly } = props;
  return (
    <input
      {...ariaOf(props)}
      id={id}
      ref={fieldRef}
      name={name}
      type="text"
      inputMode={inputMode(props)}
      className={sizeOf(props)}
      dir={directionOf(props)}
      autoComplete="off"
      spellCheck={directionOf(props) === "auto"}
      value={value}
      readOnly={readOnly}
      onChange={({ target }) => onChange(target.value)}
      onBlur={onLeave}
    />
  );
}

const ROWS = { long: 4, words: 3, json: 8 } as const;

/** Several lines: long text, single words one a line, JSON. */
export function LongControl({ rows, ...props }: ControlProps<string> & { readonly rows: keyof typeof ROWS }) {
  const { id, name, value, onChange, onLeave, fieldRef, readOnly } = props;
  return (
    <textarea
      {...ariaOf(props)}
      id={id}
      ref={fieldRef}
      name={name}
      className={rows === "json" ? "whole code" : "whole"}
      dir={rows === "json" ? "ltr" : "auto"}
      rows={ROWS[rows]}
      value={value}
      readOnly={readOnly}
      onChange={({ target }) => onChange(target.value)}
      onBlur={onLeave}
    />
  );
}
