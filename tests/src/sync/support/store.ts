/** A store that a test scripts: collections in memory, a feed that may lose, double, reorder, stall or refuse. */
import { AppError } from "../../../../domain/errors";
import type { BeatRecord, BeatState } from "../../../../domain/live/beat";
import { feedId, feedItems, type FeedItem, type FeedRecord, type LiveCollection } from "../../../../domain/live/feed";
import { HEALTH_PATH } from "../../../../src/sync/paths";
import type { ListQuery, SendOptions, StoreClient, StreamListener } from "../../../../src/sync/store-client";

type Stored = FeedItem["record"];
type Change = readonly [LiveCollection, FeedItem["a"], Stored];

/** `2026-06-15 08:30:00.123Z` from a counter, so that each change is newer than the one before. */
const stamp = (n: number): string => new Date(Date.UTC(2026, 5, 15, 8, 0) + n * 10).toISOString().replace("T", " ");

/** An alarm as the store would hand it out. */
export const alarm = (id: string, fields: Readonly<Record<string, unknown>> = {}): Stored =>
  ({
    id,
    alarmNo: 1,
    priority: 2,
    confirmed: false,
    state: "queued",
    owner: "",
    eventCount: 1,
    version: 1,
    firstAt: stamp(0),
    updated: "",
    ...fields,
  }) as Stored;

/** A signal as the store would hand it out. */
export const signal = (id: string, seq: number, alarmId = ""): Stored =>
  ({ id, seq, alarm: alarmId, site: "", signal: "Burglary", updated: "" }) as Stored;

/** A record that tells the same the other way round. */
export const turned = (record: FeedRecord): FeedRecord => ({
  ...record,
  items: JSON.stringify({ items: feedItems(record).toReversed() }),
});

export class ScriptedStore {
  readonly rows = new Map<string, Map<string, Stored>>();
  /** Every connect that was tried. */
  connects = 0;
  /** Every question whether it is there. */
  knocks = 0;
  /** The beat that a full disk did not take. */
  unsaved: BeatRecord | null = null;
  /** Requests are answered with this instead. */
  failure: AppError | undefined;
  /** Connecting is answered with this instead. */
  connectFailure: AppError | undefined;
  /** Lists wait until this is done. */
  gate: Promise<void> | undefined;
  /** Connecting waits until this is done. */
  connectGate: Promise<void> | undefined;
  /** Told of each list once its answer stands. */
  onAnswer: ((collection: string) => void) | undefined;
  /** Whose feed the person gets, as his own record says. */
  audiences = "staff";
  /** Topics of the feed that the last stream was opened on. */
  topics: readonly string[] = [];
  /** Collections this person may not read: the store answers an empty list. */
  readonly unreadable = new Set<string>();
  /** Collections that this store, of a former version, does not have. */
  readonly unknown = new Set<string>();
  readonly listened: string[] = [];
  /** Single records that were asked for, `collection/id`. */
  readonly asked: string[] = [];
  /** Behind which numbers changed signals were asked for. */
  readonly changedAsked: number[] = [];
  #changes = 0;
  readonly #numbers = new Map<string, number>();
  #listener: StreamListener | undefined;

  /** Commits changes; returns the feed record without sending it. */
  commit(...changes: readonly Change[]): FeedRecord {
    return this.#record("staff", this.#changed(changes));
  }

  #changed(changes: readonly Change[]): FeedItem[] {
    return changes.map(([c, a, record]): FeedItem => {
      const changed = { ...record, updated: stamp(++this.#changes) };
      const version = this.#table(c).get(record.id)?.["version"];
      if (a === "delete") this.#table(c).delete(record.id);
      else this.#table(c).set(record.id, changed);
      return { c, a, record: a === "delete" ? { id: record.id, updated: changed.updated, version } : changed };
    });
  }

  /** What an audience is told, under its next number. */
  #record(audience: string, items: readonly FeedItem[]): FeedRecord {
    const number = (this.#numbers.get(audience) ?? 0) + 1;
    this.#numbers.set(audience, number);
    return { id: feedId(audience), audience, number, at: stamp(this.#changes), items: JSON.stringify({ items }) };
  }

  /** Commits and sends. */
  send(...changes: readonly Change[]): FeedRecord {
    const record = this.commit(...changes);
    this.deliver(record);
    return record;
  }

  /** Commits and sends to one audience alone. */
  tell(audience: string, ...changes: readonly Change[]): void {
    this.deliver(this.#record(audience, this.#changed(changes)));
  }

  /** A record of the audience is lost on its way. */
  skip(audience: string): void {
    this.#record(audience, []);
  }

  /** The line of the stream is dead, and neither end knows of it. */
  deaden(): void {
    this.#listener = undefined;
  }

  /** The stream brings a record: now, again, or late. */
  deliver(record: FeedRecord): void {
    if (this.topics.includes(`signal_feed/${record.id}`)) this.#listener?.onFeed(record);
  }

  /** A heartbeat is saved at `at` and, unless the stream stalls, sent. */
  beat(at: number, { sent = true, by = "clockwork", state = null as BeatState | null } = {}): void {
    const record = { id: "heartbeat000001", by, state, updated: new Date(at).toISOString().replace("T", " ") };
    this.#table("heartbeat").set(record.id, record);
    if (sent) this.#listener?.onBeat(record);
  }

  /** The stream breaks; the library will connect again by itself when the test says so. */
  drop(): void {
    this.#listener?.onDisconnect();
  }

  /** The library has connected again by itself. */
  reconnect(): void {
    this.#listener?.onConnect();
  }

  get isStreaming(): boolean {
    return this.#listener !== undefined;
  }

  /** A client of this store. */
  client(): StoreClient {
    return {
      send: async <T>(path: string, { query = {} }: SendOptions = {}): Promise<T> => {
        const counted = /^\/api\/collections\/(\w+)\/records$/.exec(path)?.[1];
        if (counted !== undefined && this.unknown.has(counted)) throw new AppError("not_found");
        if (counted) return { totalItems: this.unreadable.has(counted) ? 0 : this.#table(counted).size } as T;
        if (path === "signals_changed") return { items: await this.#changedSignals(query) } as T;
        if (path !== HEALTH_PATH && path !== "beat") throw new AppError("not_found");
        if (path === HEALTH_PATH) this.knocks += 1;
        await Promise.resolve();
        if (this.failure) throw this.failure;
        return (path === "beat" ? { beat: this.unsaved } : { code: 200 }) as T;
      },
      one: async <T>(collection: string, id: string): Promise<T> => {
        this.asked.push(`${collection}/${id}`);
        const answer = collection === "users" ? { liveAudiences: this.audiences } : this.#recordAt(collection, id);
        await Promise.resolve();
        if (this.failure ?? !answer) throw this.failure ?? new AppError("not_found");
        return answer as T;
      },
      list: async <T>(collection: string, query: ListQuery = {}): Promise<T[]> => {
        this.listened.push(collection);
        // The answer is what stands when the question arrives, however late it comes.
        const answer = structuredClone(this.#answer(collection, query)) as T[];
        this.onAnswer?.(collection);
        await untilGivenUp(this.gate, query.signal);
        if (query.signal?.aborted === true) throw new AppError("network");
        if (this.failure) throw this.failure;
        if (this.unknown.has(collection)) throw new AppError("not_found");
        return answer;
      },
      connect: async (listener, topics) => {
        this.connects += 1;
        this.topics = topics;
        this.#listener = undefined;
        await (this.connectGate ?? Promise.resolve());
        if (this.connectFailure) throw this.connectFailure;
        this.#listener = listener;
        listener.onConnect();
      },
      disconnect: () => (this.#listener = undefined),
    };
  }

  /** Signals that were changed after they came. */
  async #changedSignals({ above = 0, upto = 0, since = "" }: NonNullable<SendOptions["query"]>): Promise<object[]> {
    await Promise.resolve();
    if (this.failure) throw this.failure;
    this.changedAsked.push(Number(above));
    if (this.unreadable.has("events")) throw new AppError("no_right");
    const isAsked = ({ seq, created = "~", updated }: Stored): boolean =>
      Number(seq) > Number(above) &&
      Number(seq) <= Number(upto) &&
      updated > String(since) &&
      updated > String(created);
    const rows = [...this.#table("events").values()].filter(isAsked);
    return structuredClone(rows.toSorted((a, b) => Number(a["seq"]) - Number(b["seq"])).slice(0, 500));
  }

  #recordAt(collection: string, id: string): object | undefined {
    if (collection === "signal_feed") return this.#feedAt(id);
    return this.unreadable.has(collection) ? undefined : this.#table(collection).get(id);
  }

  /** Puts a record of any collection, of which no feed tells. */
  put(collection: string, record: Readonly<Record<string, unknown>> & { readonly id: string }): void {
    this.#table(collection).set(record.id, { ...record, updated: stamp(++this.#changes) });
  }

  /** The record of an audience, for whoever gets its feed. */
  #feedAt(id: string): { readonly number: number } | undefined {
    const audience = this.audiences.split(" ").find((name) => feedId(name) === id);
    const number = this.#numbers.get(audience ?? "");
    return number === undefined ? undefined : { number };
  }

  #table(collection: string): Map<string, Stored> {
    const table = this.rows.get(collection) ?? new Map<string, Stored>();
    this.rows.set(collection, table);
    return table;
  }

  #answer(collection: string, { filter = "", params = {}, sort = "", perPage = 500 }: ListQuery): Stored[] {
    if (this.unreadable.has(collection)) return [];
    const rows = [...this.#table(collection).values()].filter((row) => passes(row, filter, params));
    return rows.sort(bySort(sort)).slice(0, perPage);
  }
}

/** A request that hangs ends when whoever asked gives it up. */
async function untilGivenUp(gate: Promise<void> | undefined, signal?: AbortSignal): Promise<void> {
  if (!gate) return;
  await Promise.race([gate, new Promise((done) => signal?.addEventListener("abort", done, { once: true }))]);
}

/** The filters that `sync` asks with; any other is a mistake of the test or of `sync`. */
function passes(row: Stored, filter: string, params: Readonly<Record<string, unknown>>): boolean {
  const key = /^(dealer|customer) = \{:\1\}/.exec(filter);
  if (key && row[key[1] as string] !== params[key[1] as string]) return false;
  return filter
    .slice(key?.[0].length ?? 0)
    .replace(/^ && /, "")
    .split(" && id > {:after}")
    .every((part, at) => (at > 0 ? row.id > String(params["after"]) : check(row, part, params)));
}

function check(row: Stored, filter: string, params: Readonly<Record<string, unknown>>): boolean {
  switch (filter) {
    case "":
      return true;
    case "id > {:after}":
      return row.id > String(params["after"]);
    case "seq > {:after}":
      return Number(row["seq"]) > Number(params["after"]);
    case "seq < {:before}":
      return Number(row["seq"]) < Number(params["before"]);
    case "site = {:site} && untilDay >= {:since}":
      return row["site"] === params["site"] && String(row["untilDay"]) >= String(params["since"]);
    case "site = {:site}":
      return row["site"] === params["site"];
    case "alarm = {:alarm}":
      return row["alarm"] === params["alarm"];
    case "(updated > {:updated} || (updated = {:updated} && id > {:id}))":
      return (
        row.updated > String(params["updated"]) || (row.updated === params["updated"] && row.id > String(params["id"]))
      );
    default:
      throw new Error(`the scripted store does not know the filter ${filter}`);
  }
}

const bySort = (sort: string) => (a: Stored, b: Stored) => {
  for (const key of sort.split(",").filter((name) => name !== "")) {
    const name = key.replace("-", "");
    const [x, y] = [a[name] as string | number, b[name] as string | number];
    if (x !== y) return (x < y ? -1 : 1) * (key.startsWith("-") ? -1 : 1);
  }
  return 0;
};
