/** One act is one transaction: what it changes goes to the feed as one record when all of it stands. */
import type { FeedItem } from "../../domain/live/feed";
import { ROOM_DEFAULTS, roomSettings, type RoomSettings } from "../../domain/alarms/settings";
import { storeDate } from "../../domain/signals/store-date";
import { isDurable, makeDurable } from "./durable";
import { appendFeed, type FeedEntry } from "./feed";
import { unlessFull } from "./full-disk";
import { jsonRowsOf, plain, type PbApp, type PbRecord } from "./pb";
import { refuse } from "./refuse";

/** An act under way. Inside it only `tx` may be used. */
export interface Work {
  readonly tx: PbApp;
  readonly nowMs: number;
  /** Now, in the store's spelling. */
  readonly at: string;
  readonly settings: RoomSettings;
  readonly entries: FeedEntry[];
}

const FIGURES = Object.keys(ROOM_DEFAULTS);
const SETTINGS = `SELECT ${FIGURES.join(", ")} FROM program_settings ORDER BY created LIMIT 1`;

/** The room's figures. */
export function readSettings(app: PbApp): RoomSettings {
  return roomSettings(jsonRowsOf<Readonly<Record<string, unknown>>>(app, SETTINGS, { columns: FIGURES })[0] ?? null);
}

/** Runs an act; the time is taken when the writer is ours, so that lines stand in the order of their commits. */
export function asOneAct<T>(app: PbApp, act: (work: Work) => T): T {
  let result: { value: T } | undefined;
  if (!app.isTransactional()) makeDurable(app);
  unlessFull(app, () =>
    app.runInTransaction((tx) => {
      if (!isDurable(tx)) refuse("store_not_durable");
      const nowMs = Date.now();
      const work: Work = { tx, nowMs, at: storeDate(nowMs), settings: readSettings(tx), entries: [] };
      result = { value: act(work) };
      appendFeed(tx, work.at, work.entries);
    }),
  );
  if (!result) throw new Error("the transaction did not run");
  return result.value;
}

/**
 * A change of a record as the store's hook sees it, or the request for one, with what goes along: `act` calls `e.next()`
 * inside its transaction. A request is answered when all of it stands.
 */
export function asOneSave(e: { app: PbApp }, act: (work: Work) => void): void {
  const outer = e.app;
  try {
    asOneAct(outer, (work) => {
      e.app = work.tx;
      act(work);
    });
  } finally {
    e.app = outer;
  }
}

/** Saves a record of a live collection and notes it for the feed. */
export function saveLive(work: Work, record: PbRecord): void {
  const action = record.isNew() ? "create" : "update";
  work.tx.save(record);
  note(work, record, { c: liveName(record), a: action, record: plain(record) });
}

/** Deletes a record of a live collection and notes it for the feed. */
export function deleteLive(work: Work, record: PbRecord): void {
  const gone = { id: record.id, updated: work.at, version: record.getInt("version") };
  const item: FeedItem = { c: liveName(record), a: "delete", record: gone };
  work.tx.delete(record);
  note(work, record, item);
}

const liveName = (record: PbRecord): FeedItem["c"] => record.collection().name as FeedItem["c"];

function note(work: Work, record: PbRecord, item: FeedItem): void {
  work.entries.push({ item, dealer: record.getString("dealer"), customer: record.getString("customer") });
}
