/** A row of panels that all wait for their answers, for as much as the receiver takes. */

import { setTimeout as sleep } from "node:timers/promises";
import { SendingPanel } from "../../support/sending-panel";

/** One signal of a site. */
export interface Sent {
  readonly account: string;
  readonly code: string;
  readonly zone: number;
}

/** Sends them in turn. */
export class Panels {
  readonly #panels: SendingPanel[];
  #sent = 0;

  constructor(port: number, count: number) {
    this.#panels = Array.from({ length: count }, () => new SendingPanel({ port, onAcknowledged: () => undefined }));
  }

  /** How many were given to the panels. */
  get sent(): number {
    return this.#sent;
  }

  /** Done when the receiver has acknowledged all of them; no more wait at a time than it takes in about a second. */
  async send(signals: Iterable<Sent>, mostWaiting = 500): Promise<void> {
    for (const { account, code, zone } of signals) {
      this.#sent += 1;
      const panel = this.#panels[this.#sent % this.#panels.length];
      panel?.offer({ account, sequence: (this.#sent % 9999) + 1, code, zone, text: `p${this.#sent}` });
      while (this.#waiting >= mostWaiting) await sleep(10);
    }
    while (this.#waiting > 0) await sleep(20);
  }

  close(): void {
    for (const panel of this.#panels) panel.close();
  }

  get #waiting(): number {
    return this.#panels.reduce((sum, { waiting }) => sum + waiting, 0);
  }
}
