/** The beat that proves the stream lives, and what the receivers say of their lines. */
import type { ReceiverStatus } from "../../domain/live/routes";
import { dateMs, storeDate } from "../../domain/signals/store-date";
import { stampBoot } from "./boot";
import { jsonField, readJson, type PbApp, type PbRecord, type PbRequestEvent } from "./pb";
import { refuse } from "./refuse";
import { requireService } from "./service";

/** Silence of the clockwork after which the store beats itself. */
const SILENT_MS = 30_000;

interface BeatState {
  readonly receivers: readonly { readonly id: string; readonly state: string; readonly lastSignalAt: string }[];
}

/** `POST heartbeat`: takes over the receivers' state and beats. */
export function heartbeat(e: PbRequestEvent): void {
  stampBoot(e);
  requireService(e);
  const body = readJson(e) as { receivers?: unknown } | null;
  const receivers = body?.receivers;
  if (!Array.isArray(receivers) || !receivers.every(isStatus)) refuse("bad_request", { field: "receivers" });
  e.app.runInTransaction((tx) => {
    const at = storeDate(Date.now());
    for (const status of receivers) saveReceiver(tx, status, at);
    const shown = receivers.map(({ id, state, lastSignalAt }) => ({ id, state, lastSignalAt }));
    beat(tx, { at, by: "clockwork", state: { receivers: shown } });
  });
  e.json(200, { ok: true });
}

function isStatus(value: unknown): value is ReceiverStatus {
  if (typeof value !== "object" || value === null) return false;
  const status = value as Readonly<Record<string, unknown>>;
  const texts = [status["id"], status["engineType"], status["state"], status["lastSignalAt"]];
  return texts.every((text) => typeof text === "string") && status["id"] !== "" && Number.isInteger(status["port"]);
}

function saveReceiver(tx: PbApp, status: ReceiverStatus, at: string): void {
  const found = tx.findRecordsByFilter("receivers", "code = {:code}", "", 1, 0, { code: status.id })[0];
  const fresh = { code: status.id, name: status.id, enabled: true };
  const record = found ?? new Record(tx.findCachedCollectionByNameOrId("receivers"), fresh);
  const { framesToday, crcErrors, undelivered } = status;
  record.load({
    engineType: status.engineType,
    port: status.port,
    state: status.state,
    lastSignalAt: status.lastSignalAt,
    lastSeenAt: at,
    detail: JSON.stringify({ framesToday, crcErrors, undelivered }),
  });
  tx.save(record);
}

function beatRecord(app: PbApp): PbRecord | undefined {
  return app.findRecordsByFilter("heartbeat", "id != ''", "created", 1, 0)[0];
}

function beat(tx: PbApp, { at, by, state }: { at: string; by: string; state: BeatState }): void {
  const record = beatRecord(tx) ?? new Record(tx.findCachedCollectionByNameOrId("heartbeat"));
  record.load({ at, by, state: JSON.stringify(state) });
  tx.save(record);
}

/** Beats in the clockwork's place once it has been silent: its lines are then shown as not heard of. */
export function standIn(app: PbApp, nowMs: number): void {
  const last = beatRecord(app);
  const fromClockwork = last?.getString("by") === "clockwork";
  if (last && fromClockwork && nowMs - dateMs(last.getString("at")) < SILENT_MS) return;
  const known = last ? jsonField<BeatState>(last, "state", { receivers: [] }) : { receivers: [] };
  const receivers = known.receivers.map((receiver) => ({ ...receiver, state: "silent" }));
  beat(app, { at: storeDate(nowMs), by: "store", state: { receivers } });
}
