/** Whether a newer version is to be told of: shown until it is put off, and again at a change of page half an hour later. */

/** `ready` = it waits to be taken; `taken` = another window has taken it, this one still runs the older one. */
export type UpdateKind = "none" | "ready" | "taken";

/** What the notice shows. */
export interface UpdateView {
  kind: UpdateKind;
  shown: boolean;
}

/** Who said "later" is left alone for so long. */
export const QUIET_MS = 30 * 60_000;

/** The notice of one window. */
export class UpdatePrompt {
  readonly #view: UpdateView;
  readonly #now: () => number;
  #quietUntil = -Infinity;

  /** `now` runs evenly, whatever is done to the clock. */
  constructor(view: UpdateView, now: () => number) {
    this.#view = view;
    this.#now = now;
  }

  /** Something is to be told; a yet newer version breaks no peace. */
  tell(kind: "ready" | "taken"): void {
    this.#view.kind = kind;
    if (this.#now() >= this.#quietUntil) this.#view.shown = true;
  }

  /** Put off. */
  later(): void {
    this.#view.shown = false;
    this.#quietUntil = this.#now() + QUIET_MS;
  }

  /** Another page was opened: a moment at which a notice falls into nobody's sentence. */
  navigated(): void {
    if (this.#view.kind !== "none" && this.#now() >= this.#quietUntil) this.#view.shown = true;
  }
}
