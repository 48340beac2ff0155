/** Random faults of a line, one after another: what is called live was proved within 15 s, and after them all is as the store has it. */
import { describe, expect, it } from "vitest";
import { AppError } from "../../../domain/errors";
import type { FeedRecord } from "../../../domain/live/feed";
import { settle } from "./support/browser";
import { liveWorld, type LiveTab } from "./support/live";
import { alarm, signal } from "./support/store";

const world = liveWorld();
const STALE_MS = 15_000;
const QUIET_S = 70;

/** mulberry32: the same seed, the same faults. */
function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** A line on which anything may happen. */
class Chaos {
  readonly #random: () => number;
  readonly #late: FeedRecord[] = [];
  #ids = 0;
  #seq = 0;
  readonly #open: string[] = [];
  #versions = new Map<string, number>();
  /** The stream is open and brings nothing. */
  stalled = false;

  constructor(seed: number) {
    this.#random = randomOf(seed);
  }

  below(most: number): number {
    return Math.floor(this.#random() * most);
  }

  /** One change in the store; what the stream does with it is chance. */
  change(): void {
    const record = this.#commit();
    if (this.stalled) return;
    const how = this.below(10);
    if (how === 0) return;
    if (how === 1) return void this.#late.push(record);
    world.store.deliver(record);
    if (how === 2) world.store.deliver(record);
    if (how === 3) for (const late of this.#late.splice(0)) world.store.deliver(late);
  }

  #commit(): FeedRecord {
    const what = this.below(4);
    const id = this.#open[this.below(this.#open.length)];
    if (what === 0 || id === undefined) {
      const fresh = `a${String(++this.#ids).padStart(4, "0")}`;
      this.#open.push(fresh);
      this.#versions.set(fresh, 1);
      return world.store.commit(["events_alarm", "create", alarm(fresh)]);
    }
    const version = (this.#versions.get(id) ?? 1) + 1;
    this.#versions.set(id, version);
    if (what === 1) {
      this.#open.splice(this.#open.indexOf(id), 1);
      const closed = alarm(id, { version, state: "closed", closedAt: "2026-06-15 08:31:00.000Z" });
      return world.store.commit(["events_alarm", "delete", alarm(id)], ["alarm_history", "create", closed]);
    }
    if (what === 2) return world.store.commit(["events_alarm", "update", alarm(id, { version, owner: `u${version}` })]);
    const seq = ++this.#seq;
    return world.store.commit(["events", "create", signal(`e${String(seq).padStart(6, "0")}`, seq, id)]);
  }

  /** Something else goes wrong, or is right again. */
  turn(tabs: readonly LiveTab[]): void {
    const { store } = world;
    const gone = new AppError(this.below(2) === 0 ? "network" : "foreign_answer");
    switch (this.below(9)) {
      case 0:
        return store.drop();
      case 1:
        return void (store.failure = store.connectFailure = gone);
      case 2:
        return void (store.failure = gone);
      case 3:
        return void (store.connectFailure = gone);
      case 4:
        return void (this.stalled = true);
      case 5:
        return void (store.gate = new Promise(() => undefined));
      case 6:
        for (const { tab } of tabs) tab.frozen = this.below(3) === 0;
        return;
      case 7:
        tabs[this.below(tabs.length)]?.tab.wake();
        return;
      default:
        return this.mend();
    }
  }

  mend(): void {
    const { store } = world;
    store.failure = store.connectFailure = store.gate = undefined;
    this.stalled = false;
  }
}

/** What a tab shows, and what the store has. */
async function shown({ db }: LiveTab): Promise<unknown> {
  const rows = (await db.events_alarm.orderBy("id").toArray()).map(({ id, version, owner }) => ({
    id,
    version,
    owner,
  }));
  return { rows, signals: await db.events.orderBy("seq").keys() };
}

function stored(): unknown {
  const table = (name: string) => [...(world.store.rows.get(name)?.values() ?? [])];
  const rows = table("events_alarm")
    .map(({ id, version, owner }) => ({ id, version, owner }))
    .toSorted((a, b) => (a.id < b.id ? -1 : 1));
  const signals = table("events").map((row) => Number(row["seq"]));
  return { rows, signals: signals.toSorted((a, b) => a - b) };
}

/** What was right when: the screen is stale by the time since it last equalled the store. */
describe.each([1, 2, 3, 4, 5, 6])("faults of seed %i", (seed) => {
  it("leave nothing stale under the word live, and nothing wrong behind them", async () => {
    const chaos = new Chaos(seed);
    const tabs = [await world.start(), await world.start()];
    const rightAt = tabs.map(() => world.browser.clock.steady());
    for (let second = 0; second < 240; second += 1) {
      if (chaos.below(4) === 0) chaos.change();
      if (chaos.below(12) === 0) chaos.turn(tabs);
      await world.browser.clock.advance(1_000);
      if (second % 5 === 0) world.store.beat(world.browser.clock.now(), { sent: !chaos.stalled });
      await settle();
      const wanted = JSON.stringify(stored());
      for (const [at, tab] of tabs.entries()) {
        const now = world.browser.clock.steady();
        if (JSON.stringify(await shown(tab)) === wanted) rightAt[at] = now;
        const staleMs = now - (rightAt[at] ?? now);
        if (tab.state.status === "live") expect(staleMs, `tab ${at}, second ${second}`).toBeLessThanOrEqual(STALE_MS);
      }
    }
    chaos.mend();
    for (const { tab } of tabs) tab.frozen = false;
    await world.pass(QUIET_S);
    expect(await Promise.all(tabs.map(shown))).toEqual(tabs.map(stored));
    expect(tabs.map(({ state }) => state.status)).toEqual(["live", "live"]);
  }, 60_000);
});
