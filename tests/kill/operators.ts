/** Operators who work off alarms without rest; what the store answered with yes is kept for the reckoning. */

import { setTimeout as sleep } from "node:timers/promises";
import { API, type AlarmActs } from "../../domain/live/routes";
import type { Room, SignedIn } from "../support/room";
import type { Answer, TestStore } from "../support/store";
import type { BookedAlarm, StoreBooks } from "../support/store-books";

/** An act the store said yes to. */
export interface Done {
  readonly act: keyof AlarmActs;
  readonly alarm: string;
  readonly operator: string;
  /** The alarm's version in the answer. */
  readonly version: number;
  /** Id of a note, comment of a close. */
  readonly mark: string;
}

interface ActAnswer {
  readonly alarm: { readonly version: number };
}

const RESOLUTION = "false_user";
const AFTER_FAILURE_MS = 40;

/** One operator at his desk. */
export class Operator {
  readonly done: Done[] = [];
  #stopped = false;
  #count = 0;

  constructor(
    private readonly store: TestStore,
    private readonly who: SignedIn,
    private readonly random: () => number,
  ) {}

  /** Works until told to stop. A refusal and a store that is gone are part of the work. */
  async work(): Promise<void> {
    while (!this.#stopped) {
      try {
        await this.#handleOne();
      } catch {
        await sleep(AFTER_FAILURE_MS);
      }
    }
  }

  /** Only writes notes, one after the other, on whatever is open. */
  async writeNotes(): Promise<void> {
    while (!this.#stopped) {
      try {
        const alarm = await this.#pick();
        if (alarm) await this.#note(alarm);
        else await sleep(AFTER_FAILURE_MS);
      } catch {
        await sleep(AFTER_FAILURE_MS);
      }
    }
  }

  stop(): void {
    this.#stopped = true;
  }

  async #handleOne(): Promise<void> {
    const alarm = await this.#pick();
    if (!alarm) {
      await sleep(AFTER_FAILURE_MS);
      return;
    }
    if (!(await this.#act(alarm, "claim", {}))) return;
    await this.#note(alarm);
    if (this.random() < 0.3) {
      const held = await this.#act(alarm, "hold", { minutes: 5, reason: "calls back" });
      if (!held || !(await this.#act(alarm, "wake", {}))) return;
      await this.#act(alarm, "claim", {});
    }
    if (this.random() < 0.15) return void (await this.#act(alarm, "release", {}));
    await this.#act(alarm, "seen", { version: await this.#versionOf(alarm) });
    const comment = `closed under fire, ${this.who.record.id} ${this.#count++}`;
    await this.#act(
      alarm,
      "close",
      { resolution: RESOLUTION, comment, version: await this.#versionOf(alarm) },
      comment,
    );
  }

  async #note(alarm: string): Promise<void> {
    const id = noteId(this.random);
    await this.#act(alarm, "note", { id, text: `note ${this.#count++}` }, id);
  }

  async #pick(): Promise<string | undefined> {
    const path = "/api/collections/events_alarm/records?perPage=30&sort=priority,firstAt&skipTotal=1&fields=id";
    const answer = await this.#ask<{ items: { id: string }[] }>("GET", path);
    const items = answer.status === 200 ? answer.body.items : [];
    return items[Math.floor(this.random() * items.length)]?.id;
  }

  async #versionOf(alarm: string): Promise<number> {
    const answer = await this.#ask<BookedAlarm>("GET", `/api/collections/events_alarm/records/${alarm}`);
    return answer.status === 200 ? answer.body.version : 0;
  }

  async #act<A extends keyof AlarmActs>(alarm: string, act: A, body: AlarmActs[A], mark = ""): Promise<boolean> {
    const answer = await this.#ask<ActAnswer>("POST", `${API}/alarms/${alarm}/${act}`, body);
    if (answer.status !== 200) return false;
    this.done.push({ act, alarm, operator: this.who.record.id, version: answer.body.alarm.version, mark });
    return true;
  }

  #ask<T>(method: string, path: string, body?: unknown): Promise<Answer<T>> {
    return this.store.request<T>(method, path, { token: this.who.token, body });
  }
}

/** Signs in as many operators as asked, each a person of his own. */
export async function employ(
  { room, store }: { room: Room; store: TestStore },
  names: readonly string[],
  random: () => number,
): Promise<Operator[]> {
  const operators: Operator[] = [];
  for (const name of names) {
    const person = await room.addUser({ name, role: "operator" });
    await store.client().collection("operators").create({ user: person.id, can_login_outside_shift: true });
    operators.push(new Operator(store, await room.signIn(person), random));
  }
  return operators;
}

/** Enough to see what kind of acts were lost. */
const TELL = 10;

/** Acts that were answered with yes and have left no trace. */
export function lostActs(done: readonly Done[], books: StoreBooks): string[] {
  const alarms = new Map([...books.open, ...books.pending, ...books.closed].map((alarm) => [alarm.id, alarm]));
  const notes = new Map(books.lines.map((line) => [line.id, line]));
  const traces = new Set([
    ...books.lines.map(({ alarm, author, message }) => `${message?.key ?? ""} ${alarm} ${author}`),
    ...books.claims.map(({ alarm, operator }) => `claims ${alarm} ${operator}`),
    ...books.closed.map(({ id, closeComment }) => `ended ${id} ${closeComment ?? ""}`),
  ]);
  const left: Readonly<Record<keyof AlarmActs, (act: Done) => boolean>> = {
    claim: ({ alarm, operator }) =>
      traces.has(`claims ${alarm} ${operator}`) && traces.has(`claimed ${alarm} ${operator}`),
    release: ({ alarm, operator }) => traces.has(`released ${alarm} ${operator}`),
    hold: ({ alarm, operator }) => traces.has(`held ${alarm} ${operator}`),
    wake: ({ alarm, operator }) => traces.has(`woken ${alarm} ${operator}`),
    note: ({ alarm, operator, mark }) => notes.get(mark)?.alarm === alarm && notes.get(mark)?.author === operator,
    close: ({ alarm, mark }) => traces.has(`ended ${alarm} ${mark}`),
    seen: () => true,
    beat: () => true,
  };
  return done
    .filter((act) => !left[act.act](act) || (alarms.get(act.alarm)?.version ?? 0) < act.version)
    .slice(0, TELL)
    .map(({ act, alarm, version, mark }) => `${act} of ${alarm}, version ${version} ${mark}`);
}

function noteId(random: () => number): string {
  const letters = "abcdefghijklmnopqrstuvwxyz0123456789";
  return Array.from({ length: 15 }, () => letters[Math.floor(random() * letters.length)]).join("");
}
