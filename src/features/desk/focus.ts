/** Moves the focus to where a key leads. */

/** Ids of the fields that keys lead to. */
export const FIELD_IDS = {
  note: "desk-note",
  hold: "desk-hold-reason",
  calls: "desk-calls",
  close: "desk-resolution",
} as const;

/** Puts the focus into the field of a form; nothing happens when it is not there. */
export function focusOn(form: keyof typeof FIELD_IDS): void {
  document.getElementById(FIELD_IDS[form])?.focus();
}

/** Puts the focus into the queue, where the next alarm is chosen. */
export const focusQueue = (): void => document.querySelector<HTMLElement>("[data-queue]")?.focus();

/** After what was just asked for has been drawn. */
export const afterPaint = (run: () => void): void => void requestAnimationFrame(() => requestAnimationFrame(run));
