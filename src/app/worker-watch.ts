/** Follows the workers of this window: one that waits, and one that has taken over. */
import type { ToWorker } from "../sw/messages";

export interface WatchDeps {
  readonly container: Pick<ServiceWorkerContainer, "controller" | "addEventListener">;
  readonly tell: (kind: "ready" | "taken") => void;
  readonly reload: () => void;
  readonly serverAnswers: () => Promise<boolean>;
  readonly after: (ms: number, work: () => void) => void;
}

/**
 * Chromium lets the next worker in when the old one has come to rest, and now and then misses that moment for minutes.
 * By then the old one is dismissed: whoever pressed the button sees something happen.
 */
export const PATIENCE_MS = 3_000;

/** Tells of newer versions, and brings one in when asked. */
export class WorkerWatch {
  readonly #registration: ServiceWorkerRegistration;
  readonly #deps: WatchDeps;
  /** The worker that serves this window; none where it was loaded past them all. */
  #served: boolean;
  #asked = false;

  constructor(registration: ServiceWorkerRegistration, deps: WatchDeps) {
    this.#registration = registration;
    this.#deps = deps;
    this.#served = deps.container.controller !== null;
    deps.container.addEventListener("controllerchange", () => this.#changed());
    registration.addEventListener("updatefound", () => this.#follow(registration.installing));
    this.#follow(registration.installing);
    this.#look();
  }

  /** The person wants it now. */
  take(): void {
    const { waiting } = this.#registration;
    // Another window has taken it already.
    if (!waiting) return this.#deps.reload();
    this.#asked = true;
    waiting.postMessage({ type: "SKIP_WAITING" } satisfies ToWorker);
    this.#deps.after(PATIENCE_MS, () => void this.#dismiss());
  }

  #follow(worker: ServiceWorker | null): void {
    worker?.addEventListener("statechange", () => this.#look());
  }

  /** The first one of all waits for nobody, and is no news. */
  #look(): void {
    if (this.#registration.waiting && this.#served) this.#deps.tell("ready");
  }

  /** Without a worker the server is read, and its page brings in the newest one; so only where it answers. */
  async #dismiss(): Promise<void> {
    if (!this.#asked) return;
    if (await this.#deps.serverAnswers()) await this.#registration.unregister();
    this.#reload();
  }

  #changed(): void {
    const news = this.#served;
    this.#served = true;
    if (this.#asked) return this.#reload();
    if (news) this.#deps.tell("taken");
  }

  /** Once; where the browser lets the person stay on the page, it is told of still. */
  #reload(): void {
    if (!this.#asked) return;
    this.#asked = false;
    this.#deps.tell("taken");
    this.#deps.reload();
  }
}
