/** In the field for the reason a digit chooses what is ready-made, as long as nothing is written there. */

/** A press of a key in the field. */
export interface FieldPress {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly altKey: boolean;
  readonly metaKey: boolean;
  /** Part of what an input method is putting together: its digits choose among its own words. */
  readonly isComposing: boolean;
}

/** The field as it stands before the press. */
export interface FieldText {
  readonly value: string;
  readonly selectionStart: number | null;
  readonly selectionEnd: number | null;
}

/** What would stand in the field beside the digit: what is selected goes with it. */
function kept({ value, selectionStart, selectionEnd }: FieldText): string {
  const [start, end] = [selectionStart ?? value.length, selectionEnd ?? value.length];
  return value.slice(0, start) + value.slice(end);
}

/** The digit that chooses, or null where it is text: chosen while it would be all that is written. */
export function readyDigit(press: FieldPress, field: FieldText): string | null {
  if (press.isComposing || press.ctrlKey || press.altKey || press.metaKey) return null;
  return /^[1-9]$/.test(press.key) && kept(field) === "" ? press.key : null;
}
