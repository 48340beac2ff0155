/** The beat that proves the stream lives, and what the receivers say of their lines. */
import { linesAfterBeat, type BeatLine, type BeatState } from "../../domain/live/beat";
import type { ReceiverStatus } from "../../domain/live/routes";
import { dateMs, storeDate } from "../../domain/signals/store-date";
import { bootedAtMs, stampBoot } from "./boot";
import { touchTransmitters, type Heard } from "./contacts";
import { logState, saveCommunicator, silenceCommunicators } from "./communicators";
import { isDiskFull, wasFull } from "./full-disk";
import { marksOf } from "./marks";
import { jsonField, readJson, type PbApp, type PbRecord, type PbRequestEvent } from "./pb";
import { refuse } from "./refuse";
import { callerOf } from "./rights";
import { requireService } from "./service";

/** Silence of the clockwork after which the store beats itself. */
const SILENT_MS = 30_000;

/** `POST heartbeat`: takes over the receivers' state and beats. */
export function heartbeat(e: PbRequestEvent): void {
  stampBoot(e);
  requireService(e);
  const { receivers, spool } = (readJson(e) ?? {}) as { receivers?: unknown; spool?: unknown };
  if (!Array.isArray(receivers) || !receivers.every(isStatus)) return refuse("bad_request", { field: "receivers" });
  // Without it two programs are taken for one, and the death of either stays hidden behind the other's beat.
  if (typeof spool !== "string" || spool === "") return refuse("spool_missing", { field: "spool" });
  if (spool.length > SPOOL_MAX) return refuse("bad_request", { field: "spool" });
  const program: Program = { receivers, spool };
  let twins: string[] = [];
  try {
    // In braces: what the engine's callback hands back it takes for an error.
    e.app.runInTransaction((tx) => {
      twins = saveBeat(tx, program);
    });
    forgetBeat(e.app);
  } catch (error) {
    if (!isDiskFull(e.app, error)) throw error;
    rememberBeat(e.app, program);
    refuse("disk_full");
  }
  e.json(200, { ok: true, twins });
}

/** What a program told: its lines, and the id of its spool. */
interface Program {
  readonly receivers: readonly ReceiverStatus[];
  readonly spool: string;
}

/** Returns the ids that another program uses too. */
function saveBeat(tx: PbApp, { receivers, spool }: Program): string[] {
  const nowMs = Date.now();
  const at = storeDate(nowMs);
  const service = saveCommunicator(tx, { receivers, spool, at });
  const own = receivers.map((status, row) => saveReceiver(tx, status, { at, service, row }));
  silenceLines(tx, nowMs);
  touchTransmitters(tx, receivers.flatMap(contactsOf), nowMs);
  const state = stateAfter(tx, { own, spool, at });
  beat(tx, { at, by: "clockwork", state });
  return state.receivers.filter((line) => line.spool === spool && line.isTwin).map(({ id }) => id);
}

function stateAfter(app: PbApp, { own, spool, at }: { own: BeatLine[]; spool: string; at: string }): BeatState {
  const kept = keptReceivers(app);
  const { receivers: known } = stateOf(beatRecord(app));
  const receivers = linesAfterBeat({ known, own, spool, at, isKept: (id) => kept.has(id) });
  return { receivers, heardAt: at, ...toldByStore(app), ...(wasFull(app) ? { diskFull: true } : {}) };
}

/** What the store itself knows, whoever beats. */
const toldByStore = (app: PbApp): Pick<BeatState, "storeSince" | "changed"> => ({
  storeSince: storeDate(bootedAtMs(app)),
  changed: marksOf(app),
});

const REMEMBERED = "watchdesk.beat";

/** A beat that a full disk does not take is kept in memory, where `GET beat` finds it. */
function rememberBeat(app: PbApp, { receivers, spool }: Program): void {
  const at = storeDate(Date.now());
  const own = receivers.map((status) => lineOf(status, receiverRecord(app, status.id), status.lastSignalAt));
  const state = stateAfter(app, { own, spool, at });
  app.store().set(REMEMBERED, JSON.stringify({ updated: at, by: "clockwork", state }));
}

function forgetBeat(app: PbApp): void {
  if (app.store().has(REMEMBERED)) app.store().remove(REMEMBERED);
}

/** `GET beat`: the beat that could not be saved; nothing where all of them are. */
export function unsavedBeat(e: PbRequestEvent): void {
  callerOf(e);
  const kept = e.app.store().get(REMEMBERED);
  e.json(200, { beat: typeof kept === "string" ? (JSON.parse(kept) as unknown) : null });
}

const receiverRecord = (app: PbApp, code: string): PbRecord | undefined =>
  app.findRecordsByFilter("receivers", "code = {:code}", "", 1, 0, { code })[0];

const SPOOL_MAX = 40;

/** A receiver whose record was deleted or disabled is out of use: nobody is told that it is silent. */
const keptReceivers = (app: PbApp): ReadonlySet<string> =>
  new Set(app.findRecordsByFilter("receivers", "enabled = true", "", 0, 0).map((record) => record.getString("code")));

const stateOf = (record: PbRecord | undefined): BeatState =>
  (record && jsonField<BeatState | null>(record, "state", null)) ?? { receivers: [] };

function isStatus(value: unknown): value is ReceiverStatus {
  if (typeof value !== "object" || value === null) return false;
  const status = value as Readonly<Record<string, unknown>>;
  const texts = [status["id"], status["engineType"], status["state"], status["lastSignalAt"]];
  return texts.every((text) => typeof text === "string") && status["id"] !== "" && Number.isInteger(status["port"]);
}

/** A contact that is none is left out: it must not cost the beat. */
const contactsOf = ({ contacts }: ReceiverStatus): Heard[] =>
  Array.isArray(contacts) ? (contacts as unknown[]).filter(isHeard) : [];

function isHeard(value: unknown): value is Heard {
  if (typeof value !== "object" || value === null) return false;
  const heard = value as Readonly<Record<string, unknown>>;
  return [heard["account"], heard["prefix"], heard["at"]].every((text) => typeof text === "string");
}

interface BeatOf {
  readonly at: string;
  readonly service: PbRecord;
  /** Its place among the lines of the service. */
  readonly row: number;
}

function saveReceiver(tx: PbApp, status: ReceiverStatus, { at, service, row }: BeatOf): BeatLine {
  const found = receiverRecord(tx, status.id);
  const fresh = { code: status.id, name: status.id, enabled: true };
  const record = found ?? new Record(tx.findCachedCollectionByNameOrId("receivers"), fresh);
  const before = record.getString("state");
  const { framesToday, crcErrors, undelivered, parked, connections, reason } = status;
  // A receiver that has just started knows of no signal: what was known stays.
  const said = dateMs(status.lastSignalAt);
  const lastSignalAt = Number.isNaN(said) ? record.getString("lastSignalAt") : storeDate(said);
  record.load({
    engineType: status.engineType,
    port: status.port,
    state: status.state,
    lastSignalAt,
    lastSeenAt: at,
    communicatorId: service.id,
    commId: service.getInt("commId"),
    rowId: row + 1,
    counters: JSON.stringify({ framesToday, crcErrors, undelivered, parked, connections, reason }),
  });
  tx.save(record);
  logState(tx, record, { before, reason: status.reason ?? "" });
  return lineOf(status, record, lastSignalAt);
}

function lineOf(status: ReceiverStatus, record: PbRecord | undefined, lastSignalAt: string): BeatLine {
  const { parked } = status;
  const waitingMs = dateMs(String(status.waitingSince ?? ""));
  const name = record?.getString("name") ?? "";
  return {
    id: status.id,
    state: status.state,
    lastSignalAt,
    ...(name === "" || name === status.id ? {} : { name }),
    ...(Number.isNaN(waitingMs) ? {} : { waitingSince: storeDate(waitingMs) }),
    ...(Number.isInteger(parked) ? { parked: Number(parked) } : {}),
  };
}

const SILENT = "(state = 'listening' || state = 'spool_full') && lastSeenAt < {:limit}";

/** A line nobody has told of for a while is not shown as it was when it was last heard of. */
function silenceLines(app: PbApp, nowMs: number): void {
  const limit = storeDate(nowMs - SILENT_MS);
  for (const record of app.findRecordsByFilter("receivers", SILENT, "", 0, 0, { limit })) {
    const before = record.getString("state");
    record.set("state", "silent");
    app.save(record);
    logState(app, record, { before });
  }
  silenceCommunicators(app, limit);
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
  // A store that has just started could hear nobody before.
  if (nowMs - bootedAtMs(app) < SILENT_MS) return;
  silenceLines(app, nowMs);
  const last = beatRecord(app);
  const fromClockwork = last?.getString("by") === "clockwork";
  if (last && fromClockwork && nowMs - dateMs(last.getString("at")) < SILENT_MS) return;
  const known = stateOf(last);
  const receivers = known.receivers.map((receiver) => ({ ...receiver, state: "silent" }));
  const heardAt = known.heardAt ?? (fromClockwork ? last?.getString("at") : undefined);
  beat(app, {
    at: storeDate(nowMs),
    by: "store",
    state: { receivers, ...(heardAt ? { heardAt } : {}), ...toldByStore(app) },
  });
}
