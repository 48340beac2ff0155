/** What is said in short notices: one at a time for 3000 ms, its time stopped while somebody is at it; errors can be read again. */
import { browserClock, type Cancel, type Clock } from "../lib/clock";

/** Specification section 9. */
export const TOAST_MS = 3_000;
/** Older errors of this tab go. */
export const ERRORS_MOST = 50;

export const TOAST_KINDS = ["success", "error", "info"] as const;
export type ToastKind = (typeof TOAST_KINDS)[number];

export interface Toast {
  readonly id: number;
  readonly kind: ToastKind;
  readonly title: string;
  /** A second line; "" = none. */
  readonly text: string;
  /** When it was said, epoch ms. */
  readonly at: number;
}

/** What is on the screen, and what went wrong in this tab, the newest first. */
export interface ToastsShown {
  readonly toast: Toast | null;
  readonly paused: boolean;
  readonly errors: readonly Toast[];
}

const NOTHING: ToastsShown = { toast: null, paused: false, errors: [] };

/** The notices of a tab. */
export class Toasts {
  readonly #clock: Clock;
  readonly #listeners = new Set<() => void>();
  #shown = NOTHING;
  #last = 0;
  #leftMs = 0;
  #since = 0;
  #cancel: Cancel = () => undefined;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  readonly shown = (): ToastsShown => this.#shown;

  /** A newer one takes the place of what is shown. */
  show(kind: ToastKind, title: string, text = ""): void {
    const toast = { id: ++this.#last, kind, title, text, at: this.#clock.now() };
    const { errors } = this.#shown;
    this.#leftMs = TOAST_MS;
    this.#set({ toast, paused: false, errors: kind === "error" ? [toast, ...errors].slice(0, ERRORS_MOST) : errors });
    this.#run();
  }

  /** Somebody reads it: the pointer is on it, or the focus. */
  pause(): void {
    if (this.#shown.toast === null || this.#shown.paused) return;
    this.#cancel();
    this.#leftMs -= this.#clock.steady() - this.#since;
    this.#set({ ...this.#shown, paused: true });
  }

  /** It stays for what was left. */
  resume(): void {
    if (this.#shown.toast === null || !this.#shown.paused) return;
    this.#set({ ...this.#shown, paused: false });
    this.#run();
  }

  close(): void {
    this.#cancel();
    this.#set({ ...this.#shown, toast: null, paused: false });
  }

  /** What was said to one person is none of the next one's. */
  forget(): void {
    this.#cancel();
    this.#set(NOTHING);
  }

  #run(): void {
    this.#cancel();
    this.#since = this.#clock.steady();
    this.#cancel = this.#clock.after(Math.max(this.#leftMs, 0), () => this.close());
  }

  #set(shown: ToastsShown): void {
    this.#shown = shown;
    for (const listener of this.#listeners) listener();
  }
}

/** Of this tab. */
export const toasts = new Toasts(browserClock);
