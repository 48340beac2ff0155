/** What every control of a form is given. */
import type { Field } from "../../../../../domain/collections/define";
import type { Draft } from "../drafts";

export interface ControlProps<D extends Draft = Draft> {
  /** Of the element that has the focus; its name on the screen stands at `labelId`. */
  readonly id: string;
  readonly labelId: string;
  readonly label: string;
  readonly collection: string;
  readonly name: string;
  readonly field: Field;
  /** The record's own id; "" for one that is not stored yet. */
  readonly recordId: string;
  readonly value: D;
  readonly onChange: (value: D) => void;
  readonly onLeave: () => void;
  /** The element that gets the focus when the field is at fault. */
  readonly fieldRef: (element: HTMLElement | null) => void;
  /** Ids of the fault and the help. */
  readonly describedBy: string | undefined;
  readonly invalid: boolean;
  readonly readOnly: boolean;
}

/** What its element says of itself to a screen reader. */
export const ariaOf = ({ describedBy, invalid, field }: Pick<ControlProps, "describedBy" | "invalid" | "field">) => ({
  "aria-describedby": describedBy,
  "aria-invalid": invalid,
  "aria-required": "required" in field && field.required === true,
});
