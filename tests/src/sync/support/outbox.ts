/** Outboxes of the tabs of one browser, on a store that loses answers, is late, refuses, or is not there. */
import "fake-indexeddb/auto";
import { proxy } from "valtio/vanilla";
import { AppError } from "../../../../domain/errors";
import { newId } from "../../../../src/sync/new-id";
import { Outbox, type Outgoing } from "../../../../src/sync/outbox-core";
import { diskRows, diskTurn, openOutboxDb, type OutboxDb } from "../../../../src/sync/outbox-db";
import type { NewLine } from "../../../../src/sync/outbox-lines";
import { createMemoryRows } from "../../../../src/sync/outbox-rows";
import { emptyOutbox, type OutboxState } from "../../../../src/sync/outbox-state";
import { createTurn } from "../../../../src/sync/outbox-turn";
import { openVault, type Vault } from "../../../../src/sync/vault";
import { HandBrowser, settle, type HandTab } from "./browser";

/** Lets what was begun come to an end, sealing included: that is done by threads, in the order in which it was asked for. */
export async function calm(): Promise<void> {
  for (let round = 0; round < 3; round += 1) {
    await settle();
    await crypto.subtle.digest("SHA-256", new Uint8Array(1));
  }
}

/** How the store takes a sending: it is asked for each, in order; then as `usual`. */
export type Taking = (line: Outgoing, take: () => void) => Promise<void>;

/** The store that takes all. */
export const takes: Taking = async (_, take) => Promise.resolve(take());
/** The line breaks before anything comes. */
export const isAway: Taking = () => Promise.reject(new AppError("network"));
/** It has the line, and the answer is lost. */
export const losesAnswer: Taking = (_, take) => {
  take();
  return Promise.reject(new AppError("network"));
};
/** It refuses in its own words. */
export const refuses =
  (code: ConstructorParameters<typeof AppError>[0], data: object = {}): Taking =>
  () =>
    Promise.reject(new AppError(code, { ...data, code }));

/** A tab with an outbox in it. */
export interface OutboxTab {
  readonly tab: HandTab;
  readonly outbox: Outbox;
  readonly state: OutboxState;
  /** Ids and states as the screen shows them. */
  readonly shown: () => string[];
}

let worlds = 0;

/** One browser, one store. */
export class OutboxWorld {
  readonly browser = new HandBrowser();
  readonly user = `person${++worlds}`;
  /** Lines as the store has them, each once, in the order in which they came. */
  readonly stored = new Map<string, Outgoing>();
  /** Ids as they were sent. */
  readonly sent: string[] = [];
  script: Taking[] = [];
  usual: Taking = takes;
  /** Requests that are on their way now, and the most at once. */
  underWay = 0;
  mostUnderWay = 0;
  #tabs: OutboxTab[] = [];
  #dbs: OutboxDb[] = [];

  /** Opens a tab; `locks: false` = of a browser that has none. */
  async open({ locks = true, disk = true, user = this.user } = {}): Promise<OutboxTab> {
    const tab = this.browser.tab();
    const plain = <T>(_: string, work: () => Promise<T>): Promise<T> => work();
    const env = locks ? tab.env : { ...tab.env, locks: { hold: plain, take: plain, oneTabOnly: true } };
    const vault = await openVault(user, "outbox");
    if (!vault.ok) throw new Error(vault.fault);
    const db = disk ? await openOutboxDb(user) : undefined;
    if (db) this.#dbs.push(db);
    const state = proxy(emptyOutbox());
    const change = db ? diskTurn(db, "outbox") : () => Promise.resolve(true);
    const outbox = new Outbox({
      env,
      state,
      vault: vault.value satisfies Vault,
      disk: db && diskRows(db),
      memory: createMemoryRows(),
      turn: createTurn(env, { name: `outbox:${user}`, tab: newId(), change }),
      post: (line, signal) => this.#post(line, signal),
    });
    const opened = { tab, outbox, state, shown: () => state.lines.map(({ id, state: how }) => `${id} ${how}`) };
    this.#tabs.push(opened);
    await calm();
    return opened;
  }

  end(): void {
    for (const { outbox } of this.#tabs) outbox.stop();
    for (const db of this.#dbs) db.close();
  }

  /** Time passes. */
  async pass(seconds: number): Promise<void> {
    for (let second = 0; second < seconds; second += 1) {
      await this.browser.clock.advance(1000);
      await calm();
    }
  }

  async #post(line: Outgoing, signal: AbortSignal): Promise<void> {
    this.sent.push(line.id);
    this.underWay += 1;
    this.mostUnderWay = Math.max(this.mostUnderWay, this.underWay);
    const how = this.script.shift() ?? this.usual;
    const take = (): void => void (this.stored.has(line.id) || this.stored.set(line.id, line));
    const given = new Promise<never>((_, reject) =>
      signal.addEventListener("abort", () => reject(new DOMException("given up", "AbortError"))),
    );
    await Promise.race([how(line, take), given]).finally(() => (this.underWay -= 1));
  }
}

let count = 0;

/** A note for an alarm. */
export const noteFor = (alarm = "alarm1", text = "The guard is on his way"): NewLine => ({
  id: `line${String((count += 1)).padStart(11, "0")}`,
  kind: "note",
  alarm,
  text,
  shortcut: "",
  alarmNo: 41,
  siteName: "North Depot",
});
