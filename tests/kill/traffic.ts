/** Panels that report without rest, at a rate, over the accounts of many sites. */

import { setTimeout as sleep } from "node:timers/promises";
import type { Ledger } from "../support/ledger";
import { SendingPanel } from "../support/sending-panel";

/** The receiver's default key; every second panel encrypts. */
export const TRAFFIC_KEY = "000102030405060708090a0b0c0d0e0f";

/** What is sent, in turn: alarms of several response classes, restores, openings, tests. */
const CODES = ["BA", "BR", "FA", "OP", "BA", "PA", "CL", "RP", "MA", "BA", "TA", "AT"] as const;
const TICK_MS = 20;
/** A site reports this much before the next one does, so that new alarms come up all the time. */
const EVENTS_A_SITE = 24;

/** What the traffic is made of. */
export interface TrafficSetup {
  readonly port: number;
  readonly ledger: Ledger;
  readonly panels: number;
  readonly perSecond: number;
  readonly accounts: readonly string[];
}

export class Traffic {
  readonly #panels: SendingPanel[];
  readonly #offered: number[];
  #timer: NodeJS.Timeout | null = null;
  #due = 0;
  #turn = 0;

  constructor(private readonly setup: TrafficSetup) {
    const { ledger, port } = setup;
    this.#offered = Array.from({ length: setup.panels }, () => 0);
    this.#panels = this.#offered.map(
      (_, index) =>
        new SendingPanel({
          port,
          key: index % 2 === 0 ? TRAFFIC_KEY : undefined,
          onSent: (event) => ledger.sent(event),
          onAcknowledged: (event) => ledger.acknowledged(event),
          onOddAnswer: (event, answer) => ledger.odd.push(`${event?.text ?? "nothing sent"}: ${answer}`),
        }),
    );
  }

  /** Events the panels have not got rid of. */
  get waiting(): number {
    return this.#panels.reduce((sum, { waiting }) => sum + waiting, 0);
  }

  start(): void {
    let lastAt = performance.now();
    this.#timer = setInterval(() => {
      const now = performance.now();
      this.#due += ((now - lastAt) / 1000) * this.setup.perSecond;
      lastAt = now;
      for (; this.#due >= 1; this.#due--) this.#offerOne();
    }, TICK_MS);
  }

  /** No more events; resolves when all are acknowledged, throws when they are not in time. */
  async finish(withinMs: number): Promise<void> {
    if (this.#timer) clearInterval(this.#timer);
    const giveUpAt = performance.now() + withinMs;
    while (this.waiting > 0) {
      if (performance.now() > giveUpAt) throw new Error(`${this.waiting} events are not acknowledged`);
      await sleep(20);
    }
  }

  close(): void {
    if (this.#timer) clearInterval(this.#timer);
    for (const panel of this.#panels) panel.close();
  }

  #offerOne(): void {
    const index = this.#turn++ % this.#panels.length;
    const count = this.#offered[index] ?? 0;
    this.#offered[index] = count + 1;
    const { accounts, panels } = this.setup;
    const site = (index + Math.floor(count / EVENTS_A_SITE) * panels) % accounts.length;
    this.#panels[index]?.offer({
      account: accounts[site] ?? "",
      sequence: (count % 9999) + 1,
      code: CODES[count % CODES.length] ?? "BA",
      zone: (count % 8) + 1,
      text: `p${index}n${count}`,
    });
  }
}
