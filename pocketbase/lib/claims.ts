/** Claims: who holds an alarm, from when to when, and what happens when he is lost. */
import { lapseAtMs, type ClaimEnd, type ClaimInterval } from "../../domain/alarms/claims";
import type { LineKey } from "../../domain/alarms/lines";
import { dateMs, storeDate } from "../../domain/signals/store-date";
import { NOBODY, tell, type Author } from "./alarm-log";
import { change } from "./alarm-rows";
import { saveLive, type Work } from "./alarm-work";
import { jsonRowsOf, rowsOf, type PbApp, type PbRecord } from "./pb";
import { reachesDealer, type Caller } from "./rights";

/** Opens the interval and makes the author the alarm's owner; the caller saves or moves the record. */
export function openClaim(work: Work, alarm: PbRecord, author: Author): Readonly<Record<string, unknown>> {
  const collection = work.tx.findCachedCollectionByNameOrId("alarm_claims");
  work.tx.save(
    new Record(collection, {
      alarm: alarm.id,
      operator: author.id,
      session: author.session,
      from: work.at,
      heartbeatAt: work.at,
      lapseAt: storeDate(lapseAtMs(alarm.getInt("priority"), work.nowMs, work.settings)),
    }),
  );
  return { owner: author.id, ownerName: author.name, claimedAt: work.at };
}

const END = `
  UPDATE alarm_claims SET until = {:at}, ended = {:ended}, lapseAt = '', updated = {:at}
  WHERE alarm = {:alarm} AND ended = ''`;

/** Ends the standing interval of an alarm. */
export function endClaim(work: Work, alarm: string, ended: ClaimEnd): void {
  work.tx.db().newQuery(END).bind({ at: work.at, ended, alarm }).execute();
}

/** Nobody holds it any more. */
export const UNOWNED = { state: "queued", owner: "", ownerName: "", claimedAt: "" } as const;

/** What the log says of an alarm that goes back: let go, let go by signing out, or by being away from the desk, or its holder was lost, or his reach. */
type Released = Extract<
  LineKey,
  "released" | "released_sign_out" | "released_inactive" | "released_session" | "released_reach"
>;

/** Puts a held alarm back into the queue. */
export function backToQueue(
  work: Work,
  alarm: PbRecord,
  how: { readonly ended: ClaimEnd; readonly key: Released; readonly author: Author },
): PbRecord {
  const held = { user: alarm.getString("owner"), name: how.author.name || alarm.getString("ownerName") };
  endClaim(work, alarm.id, how.ended);
  saveLive(work, change(alarm, { ...UNOWNED, queuedAt: work.at }));
  // Where its dealer is another now, who held it for the former one is none of his business: the claim's own line says it.
  tell(work, alarm, { key: how.key, author: how.author, values: how.key === "released_reach" ? {} : held });
  return alarm;
}

const HELD = `
  SELECT alarm FROM alarm_claims
  WHERE (session = {:session} OR operator = {:operator}) AND ended = '' ORDER BY "from"`;

/** `by` = whoever signs out himself, `everywhere` = of what he holds in his other sessions too, `inactive` = nobody was there. */
export interface Leaving {
  readonly by: Author | null;
  readonly everywhere: boolean;
  readonly inactive: boolean;
}

/** Releases all that was claimed in a session which ends now. */
export function releaseSession(work: Work, session: string, { by, everywhere, inactive }: Leaving): void {
  const key = !by ? "released_session" : inactive ? "released_inactive" : "released_sign_out";
  const bind = { session, operator: everywhere && by ? by.id : "" };
  for (const { alarm } of rowsOf(work.tx, HELD, { bind, shape: { alarm: "" } })) {
    const record = work.tx.findRecordsByIds("events_alarm", [alarm])[0];
    if (record) backToQueue(work, record, { ended: "released", key, author: by ?? NOBODY });
  }
}

/** Lapses a claim if it still stands and no beat has come meanwhile. */
export function lapseClaim(work: Work, alarm: string): boolean {
  const sql = `SELECT id FROM alarm_claims WHERE alarm = {:alarm} AND ended = '' AND lapseAt <= {:at}`;
  if (rowsOf(work.tx, sql, { bind: { alarm, at: work.at }, shape: { id: "" } }).length === 0) return false;
  const record = work.tx.findRecordsByIds("events_alarm", [alarm])[0];
  if (record) backToQueue(work, record, { ended: "lapsed", key: "released_session", author: NOBODY });
  else endClaim(work, alarm, "lapsed");
  return true;
}

const BEAT = `
  UPDATE alarm_claims SET heartbeatAt = {:at}, lapseAt = {:lapseAt}
  WHERE alarm = {:alarm} AND operator = {:operator} AND ended = ''`;

/** Whose beat it is. */
type Beating = Pick<Caller, "id" | "audiences">;

/**
 * Moves the lapse of a standing claim of this person; null when it no longer stands, or the alarm is out of his reach.
 * Touches only the claim.
 */
export function beatClaim(work: Work, alarm: string, { id: operator, ...who }: Beating): string | null {
  const [row] = rowsOf(work.tx, "SELECT priority, dealer FROM events_alarm WHERE id = {:alarm}", {
    bind: { alarm },
    shape: { priority: 0, dealer: "" },
  });
  if (!row || !reachesDealer(who, row.dealer)) return null;
  const lapseAt = storeDate(lapseAtMs(row.priority, work.nowMs, work.settings));
  const done = work.tx.db().newQuery(BEAT).bind({ at: work.at, lapseAt, alarm, operator }).execute();
  return done.rowsAffected() === 1 ? lapseAt : null;
}

/** A claim of the same person goes on in the session he is in now: it would else end with the old one. A beat, too. */
export function rebindClaim(work: Work, alarm: string, author: Author & Beating): void {
  const sql = "UPDATE alarm_claims SET session = {:session} WHERE alarm = {:alarm} AND ended = ''";
  work.tx.db().newQuery(sql).bind({ session: author.session, alarm }).execute();
  beatClaim(work, alarm, author);
}

/** All intervals of an alarm. */
export function claimsOf(app: PbApp, alarm: string): readonly ClaimInterval[] {
  const select = `SELECT "from" AS start, until FROM alarm_claims WHERE alarm = {:alarm}`;
  const rows = jsonRowsOf<{ start: string; until: string }>(app, select, {
    columns: ["start", "until"],
    bind: { alarm },
  });
  return rows.map((row) => ({
    fromMs: dateMs(row.start),
    untilMs: row.until === "" ? null : dateMs(row.until),
  }));
}
