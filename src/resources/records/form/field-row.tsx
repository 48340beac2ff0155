/** A field of the form: its name, its control, what is wrong with it, and what it is for. */
import ErrorOutlineOutlined from "@mui/icons-material/ErrorOutlineOutlined";
import { useId } from "react";
import { type Control as FormControl, useController } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { useRecordWords } from "../record-words";
import { useRecordText } from "../word-spaces";
import { Control, isGroup } from "./controls/control";
import type { FormField } from "./form-fields";
import { type ControlKind, kindOf } from "./kinds";
import type { FormValues } from "./use-form-base";

export interface FieldRowProps extends FormField {
  readonly collection: string;
  readonly recordId: string;
  readonly control: FormControl<FormValues>;
  readonly readOnly: boolean;
}

/** What may be typed, where the collection bounds it; "" where it does not. */
function useBounds({ field }: FormField): string {
  const { t } = useTranslation("records");
  if (field.type !== "number" || field.min === undefined || field.max === undefined) return "";
  return t("form.bounds", { min: field.min, max: field.max });
}

/** What the field is for, and what may stand in it; "" where nobody has said. */
function useHelp(collection: string, asked: FormField): string {
  const t = useRecordText();
  const bounds = useBounds(asked);
  const help = t(`help.${collection}.${asked.name}`, { defaultValue: "" });
  return [help, bounds].filter((part) => part !== "").join(" ");
}

interface NameProps {
  readonly id: string;
  readonly label: string;
  readonly kind: ControlKind;
  readonly isNeeded: boolean;
}

/** Its name above it; a check box has it behind itself. */
function FieldName({ id, label, kind, isNeeded }: NameProps) {
  if (kind === "bool") return null;
  // The sign stands beside the name and not in it: the field says of itself that it is needed.
  return (
    <span className="label">
      {isGroup(kind) ? (
        <span id={`${id}-label`}>{label}</span>
      ) : (
        <label id={`${id}-label`} htmlFor={id}>
          {label}
        </label>
      )}
      {isNeeded && (
        <span className="needed" aria-hidden="true">
          {" *"}
        </span>
      )}
    </span>
  );
}

/** The field. */
export function FieldRow({ collection, recordId, control, readOnly, name, field }: FieldRowProps) {
  const id = useId();
  const words = useRecordWords();
  const { field: held, fieldState } = useController({ name, control });
  const kind = kindOf(field);
  const label = words.field(collection, name);
  const help = useHelp(collection, { name, field });
  const fault = fieldState.error?.message ?? "";
  const described = [fault === "" ? "" : `${id}-fault`, help === "" ? "" : `${id}-help`].filter(Boolean).join(" ");
  const isNeeded = "required" in field && field.required === true;
  return (
    <div className="field" data-field={name}>
      <FieldName id={id} label={label} kind={kind} isNeeded={isNeeded} />
      <Control
        id={id}
        labelId={`${id}-label`}
        label={label}
        collection={collection}
        recordId={recordId}
        name={name}
        field={field}
        value={held.value}
        onChange={held.onChange}
        onLeave={held.onBlur}
        fieldRef={held.ref}
        describedBy={described || undefined}
        invalid={fault !== ""}
        readOnly={readOnly}
      />
      {fault !== "" && (
        <span id={`${id}-fault`} className="fault" role="alert">
          <ErrorOutlineOutlined fontSize="small" aria-hidden />
          <span>{fault}</span>
        </span>
      )}
      {help !== "" && (
        <span id={`${id}-help`} className="help">
          {help}
        </span>
      )}
    </div>
  );
}
