/** `POST signals`: decides and commits a batch in one transaction; the same batch again changes nothing. */
import type { RoomSettings } from "../../domain/alarms/settings";
import { checkBatch } from "../../domain/signals/check-batch";
import { decideBatch } from "../../domain/signals/decide";
import type { SignalBatch, SignalBatchAnswer } from "../../domain/signals/incoming";
import { storeDate } from "../../domain/signals/store-date";
import { readSettings, type Work } from "./alarm-work";
import { stampBoot } from "./boot";
import { touchSenders } from "./contacts";
import { isDurable, makeDurable } from "./durable";
import { appendFeed } from "./feed";
import { hasRoomAgain, isDiskFull } from "./full-disk";
import { lastOfEach, saveAlarms } from "./ingest-alarms";
import { linesOf, saveLines } from "./ingest-lines";
import { knownKeys, loadWorld } from "./ingest-load";
import { insertEvents, updateRepeats, upsertStates, withoutKnown, withRepeats } from "./ingest-rows";
import { readJson, type PbApp, type PbRequestEvent } from "./pb";
import { refuse } from "./refuse";
import { requireService } from "./service";

/** The route. */
export function signals(e: PbRequestEvent): void {
  stampBoot(e);
  requireService(e);
  const batch = checkBatch(readJson(e));
  if (!batch.ok) refuse("bad_request", { ...batch.fault });
  e.json(200, ingest(e.app, batch.value));
}

/** Commits a batch whole, or refuses it whole. */
export function ingest(app: PbApp, batch: SignalBatch): SignalBatchAnswer {
  let durable = true;
  let answer: SignalBatchAnswer | undefined;
  try {
    app.runInTransaction((tx) => {
      durable = isDurable(tx);
      if (durable) answer = commit(tx, batch);
    });
  } catch (error) {
    // The engine answers an unforeseen error with 400, which would blame the batch and not be tried again.
    if (isDiskFull(app, error)) refuse("disk_full");
    app.logger().error("a batch of signals could not be committed", "error", String(error), "spool", batch.spool);
    throw new ApiError(500, "The batch could not be committed.");
  }
  if (!durable) {
    makeDurable(app);
    refuse("store_not_durable");
  }
  if (!answer) throw new ApiError(500, "The transaction did not run.");
  hasRoomAgain(app);
  return answer;
}

/** Everything of a batch, inside its transaction. */
export function commit(tx: PbApp, batch: SignalBatch): SignalBatchAnswer {
  const nowMs = Date.now();
  const now = storeDate(nowMs);
  const known = knownKeys(
    tx,
    batch.signals.map(({ key }) => key),
  );
  const fresh = withoutKnown(batch.signals, known);
  // Read only when an alarm wakes: most batches wake none.
  let settings: RoomSettings | undefined;
  const work: Work = {
    tx,
    nowMs,
    at: now,
    entries: [],
    get settings() {
      return (settings ??= readSettings(tx));
    },
  };
  if (fresh.length > 0) {
    const world = loadWorld(tx, fresh, nowMs);
    const { events, reports } = decideBatch(world, fresh);
    // Asked before the events of this batch are among those that the alarms had.
    const lines = linesOf(tx, world, reports);
    work.entries.push(...insertEvents(tx, withRepeats(events, batch.repeats), now));
    upsertStates(tx, world, now);
    touchSenders(tx, fresh, nowMs);
    // What came stands in the log before what it led to: the end of a hold.
    saveLines(work, lines);
    saveAlarms(work, world);
  }
  work.entries.push(...updateRepeats(tx, batch.repeats, now));
  appendFeed(tx, now, lastOfEach(work.entries));
  return { accepted: fresh.length, known: batch.signals.length - fresh.length };
}
