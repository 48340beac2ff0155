/** Moves the focus to where a key leads. */

/** Ids of the fields that keys lead to. */
export const FIELD_IDS = {
  note: "desk-note",
  hold: "desk-hold-reason",
  calls: "desk-calls",
  close: "desk-resolution",
  comment: "desk-comment",
  minutes: "desk-hold-minutes",
  seen: "desk-mark-seen",
} as const;

/** Puts the focus into the field of a form, and says whether it is there. */
export function focusOn(form: keyof typeof FIELD_IDS): boolean {
  const field = document.getElementById(FIELD_IDS[form]);
  if (field !== document.activeElement) {
    field?.focus();
    // What was typed before goes on at its end.
    if (field instanceof HTMLTextAreaElement) field.setSelectionRange(field.value.length, field.value.length);
  }
  return field !== null && document.activeElement === field;
}

/** Puts the focus into the queue, where the next alarm is chosen. */
export const focusQueue = (): void => document.querySelector<HTMLElement>("[data-queue]")?.focus();

/** After what was just asked for has been drawn. */
export const afterPaint = (run: () => void): void => void requestAnimationFrame(() => requestAnimationFrame(run));
