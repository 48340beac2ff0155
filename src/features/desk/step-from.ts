/** Where the keys stand in the queue: the address follows a moment later, and three quick presses are three steps. */

/** By then an address has followed; one that has not was never asked for in earnest. */
const FOLLOWS_MS = 1_000;

/** The row the next step begins at. */
export class StepFrom {
  #asked: string | null = null;
  #askedAt = -Infinity;
  /** Rows that were asked for and may still pass through the address. */
  readonly #onWay = new Set<string>();
  #address: string | null = null;

  /** `address` = the alarm that is open as the page knows it; `nowMs` runs evenly. */
  at(address: string | null, nowMs: number): string | null {
    const passes = address !== null && this.#onWay.has(address);
    if ((address !== this.#address && !passes) || nowMs - this.#askedAt > FOLLOWS_MS) this.#arrive(address);
    this.#address = address;
    return this.#asked;
  }

  /** A key has asked for this row. */
  to(id: string, nowMs: number): void {
    this.#asked = id;
    this.#askedAt = nowMs;
    this.#onWay.add(id);
  }

  #arrive(address: string | null): void {
    this.#asked = address;
    this.#onWay.clear();
  }
}
