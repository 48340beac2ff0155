/** `POST /api/watchdesk/due`: fires what has fallen due, oldest first, each once and in a transaction of its own. */
import { compareDue, type Due } from "../../domain/alarms/due";
import { storeDate } from "../../domain/signals/store-date";
import { adoptLeft } from "./adopt-rest";
import { NOBODY } from "./alarm-log";
import { wakeAlarm } from "./alarm-wake";
import { asOneAct, type Work } from "./alarm-work";
import { bootedAtMs, stampBoot } from "./boot";
import { lapseClaim } from "./claims";
import { dropGuestStreams } from "./guest-streams";
import { ENDED_WHY } from "./login-log";
import { jsonRowsOf, type PbApp, type PbRequestEvent } from "./pb";
import { endShifts } from "./shift-end";
import { requireService } from "./service";

const LAST_CALL = "watchdesk.clockwork";
/** After this the store's own minute clock stands in for the clockwork. */
const SILENT_MS = 30_000;
/** At most so many a call: what is left falls to the next one, a second later. */
const MOST = 200;
/** A store that was away could take no beat: whoever held an alarm has two beats' time to say that he still does. */
const BEATS_AGAIN_MS = 20_000;

const DUE = `
  SELECT 'wake' AS kind, id, wakeAt AS dueAt FROM events_pending WHERE wakeAt != '' AND wakeAt <= {:now}
  UNION ALL
  SELECT 'lapse', alarm, lapseAt FROM alarm_claims WHERE ended = '' AND lapseAt != '' AND lapseAt <= {:now}
    AND (heartbeatAt >= {:booted} OR {:now} >= {:settled})
  UNION ALL
  SELECT 'session_end', id, expiresAt FROM session_control WHERE expiresAt != '' AND expiresAt <= {:now}
  ORDER BY dueAt LIMIT ${MOST}`;

/** How many of each were fired. */
export interface Fired {
  woken: number;
  lapsed: number;
  ended: number;
}

/** Each looks again inside its transaction: what was done meanwhile is not done twice. */
const FIRE: Readonly<Record<Due["kind"], (work: Work, id: string) => boolean>> = {
  wake: (work, id) => {
    const pending = work.tx.findRecordsByIds("events_pending", [id])[0];
    if (!pending || pending.getString("wakeAt") > work.at) return false;
    wakeAlarm(work, pending, { key: "woken_due", by: NOBODY });
    return true;
  },
  lapse: lapseClaim,
  session_end: (work, id) => {
    const session = work.tx.findRecordsByIds("session_control", [id])[0];
    if (!session || session.getString("expiresAt") > work.at) return false;
    session.set(ENDED_WHY, "expired");
    work.tx.delete(session);
    return true;
  },
};

const COUNTED = { wake: "woken", lapse: "lapsed", session_end: "ended" } as const;

/** Fires all that is due; one that fails is told to the log and stops none of the others. */
export function fireDue(app: PbApp): Fired {
  const fired: Fired = { woken: 0, lapsed: 0, ended: 0 };
  const bootedMs = bootedAtMs(app);
  const bind = {
    now: storeDate(Date.now()),
    booted: storeDate(bootedMs),
    settled: storeDate(bootedMs + BEATS_AGAIN_MS),
  };
  const due = jsonRowsOf<Due>(app, DUE, { columns: ["kind", "id", "dueAt"], bind });
  for (const { kind, id } of [...due].sort(compareDue)) {
    try {
      if (asOneAct(app, (work) => FIRE[kind](work, id))) fired[COUNTED[kind]] += 1;
    } catch (error) {
      app.logger().error("could not fire what is due", "kind", kind, "id", id, "error", String(error));
    }
  }
  fired.ended += shiftsEnded(app);
  return fired;
}

function shiftsEnded(app: PbApp): number {
  try {
    return endShifts(app);
  } catch (error) {
    app.logger().error("could not end the sessions of a shift", "error", String(error));
    return 0;
  }
}

/** The route of the clockwork. */
export function due(e: PbRequestEvent): void {
  stampBoot(e);
  requireService(e);
  e.app.store().set(LAST_CALL, Date.now());
  dropGuestStreams(e.app);
  const fired = fireDue(e.app);
  // After what is due, which does not wait for it.
  adoptLeft(e.app);
  e.json(200, fired);
}

/** Every minute: the same, when the clockwork has been silent. */
export function dueWithoutClockwork(app: PbApp): void {
  const last = Number(app.store().get(LAST_CALL) ?? 0);
  if (Date.now() - last < SILENT_MS) return;
  dropGuestStreams(app);
  fireDue(app);
  adoptLeft(app);
}
