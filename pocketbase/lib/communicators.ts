/** Receiving services as their beats tell of them: one record each, and a line for each change of a receiver's state. */
import type { ReceiverStatus } from "../../domain/live/routes";
import { dateMs, storeDate } from "../../domain/signals/store-date";
import { jsonRowsOf, type PbApp, type PbRecord } from "./pb";

/** What a service told, and when. */
interface Told {
  readonly spool: string;
  readonly receivers: readonly ReceiverStatus[];
  readonly at: string;
}

/** The specification's service info. */
interface ServiceInfo {
  /** 1 = it takes signals. */
  readonly status: number;
  readonly statusInfo: string;
  readonly dailyTotalSignal: number;
  readonly lastSignal: string;
}

const NEXT = "SELECT COALESCE(MAX(commId), 0) + 1 AS next FROM communicators";

function recordOf(tx: PbApp, spool: string): PbRecord {
  const found = tx.findRecordsByFilter("communicators", "nodeId = {:spool}", "", 1, 0, { spool })[0];
  if (found) return found;
  const [row] = jsonRowsOf<{ next: number }>(tx, NEXT, { columns: ["next"] });
  return new Record(tx.findCachedCollectionByNameOrId("communicators"), { commId: row?.next ?? 1, nodeId: spool });
}

const latest = (receivers: readonly ReceiverStatus[], before: string): string => {
  const instants = receivers.map(({ lastSignalAt }) => dateMs(lastSignalAt)).filter((ms) => !Number.isNaN(ms));
  return instants.length === 0 ? before : storeDate(Math.max(...instants, dateMs(before) || 0));
};

/** The state of the worst of its lines. */
const worst = (receivers: readonly ReceiverStatus[]): string =>
  ["stopped", "spool_full", "listening"].find((state) => receivers.some((one) => one.state === state)) ?? "no_lines";

/** Keeps the record of the service that beats; its receivers then name it. */
export function saveCommunicator(tx: PbApp, { spool, receivers, at }: Told): PbRecord {
  const record = recordOf(tx, spool);
  const lastSignal = latest(receivers, record.getString("lastSignal"));
  const info: ServiceInfo = {
    status: receivers.some(({ state }) => state === "listening") ? 1 : 0,
    statusInfo: worst(receivers),
    dailyTotalSignal: receivers.reduce((sum, one) => sum + (one.framesToday || 0), 0),
    lastSignal,
  };
  record.load({ status: true, serviceInfo: JSON.stringify(info), lastSignal, lastSeenAt: at });
  tx.save(record);
  return record;
}

/** Services that nobody has heard since are not shown as heard. */
export function silenceCommunicators(app: PbApp, limit: string): void {
  for (const record of app.findRecordsByFilter("communicators", "status = true && lastSeenAt < {:limit}", "", 0, 0, {
    limit,
  })) {
    record.set("status", false);
    app.save(record);
  }
}

/** Writes down that a receiver's state has become another one. */
export function logState(
  app: PbApp,
  receiver: PbRecord,
  { before, reason = "" }: { before: string; reason?: string },
): void {
  const state = receiver.getString("state");
  if (state === before || state === "") return;
  const line = { at: storeDate(Date.now()), receiver: receiver.id, before, state, reason: reason.slice(0, 200) };
  app.save(new Record(app.findCachedCollectionByNameOrId("receiver_status_log"), line));
}
