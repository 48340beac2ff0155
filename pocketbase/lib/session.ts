/** Signing in, renewing, and opening a stream: each belongs to a session that can be ended. */
import type { SessionMeta } from "../../domain/live/routes";
import { dateMs, storeDate } from "../../domain/signals/store-date";
import { asOneSave, readSettings } from "./alarm-work";
import { writeAudit } from "./audit";
import { bodyOf, textOf } from "./body";
import { stampBoot } from "./boot";
import { ifRoom, unlessFull } from "./full-disk";
import { demandModest } from "./modest";
import { endCheck, inTurnToCheck } from "./password-checks";
import { refuseDue } from "./password-due";
import {
  plain,
  type PbApp,
  type PbPasswordEvent,
  type PbRealtimeSubscribeEvent,
  type PbRecord,
  type PbRecordAuthEvent,
  type PbRecordRequestEvent,
  type PbRequestEvent,
} from "./pb";
import { refuse } from "./refuse";
import { sayRetryAfter } from "./retry-after";
import { deviceOf, ENDED_WHY, writeLogin } from "./login-log";
import { fullName, sessionStands } from "./rights";
import { makeRoom, RELEASES_ALL, SIGNED_OUT_BY } from "./session-end";
import { authorizationOf, mintToken, sessionOfToken } from "./session-token";
import { needsCode, stepOf } from "./second-factor";
import { signedInThere, unlessBusy } from "./signed-in";
import { personByEmail } from "./sign-in-name";
import { refuseEnded } from "./session-why";
import { endForShift } from "./shift-end";
import { gateOf, nextShift } from "./shifts";
import { bindStream, dropOldestStreams, dropStream, hasSameReach } from "./streams";
import { heardTopics } from "./topics";
import { clearTries, countFailure, giveTryBack, retryAfterSeconds, takeTry, tooManyTries } from "./tries";

export { sessionDeleted, sessionDeleting } from "./session-end";

const HOUR_MS = 3_600_000;
const SECRET_LENGTH = 48;
/** Longest id or secret that is looked at. */
const FIELD_MAX = 200;
/** Set on who signs in: the turn in which his password was compared. */
const CHECK = "passwordCheck";
/** Set on who may not sign in now. */
const OFF_SHIFT = "offShift";
/** A renewal writes a later end only when it moves by at least this. */
const WORTH_WRITING_MS = 600_000;

/** A try to sign in: a refusal says what is wrong with it and leaves a line in the audit log. */
export function signIn(e: PbPasswordEvent): void {
  demandModest(e);
  // A password is the first step: with that of another way to sign in before it, the store would take it for the second.
  if (stepOf(e) !== "") refuse("bad_request", { field: "mfaId" });
  const who = { identity: e.identity, ip: e.realIP() };
  if (tooManyTries(e.app, who)) refuseTries(e);
  // The store itself looks for the address as it was typed.
  e.record ??= unlessBusy(() => personByEmail(e.app, e.identity));
  inTurnToCheck(e, (check) => {
    // Counted before the password is looked at, which takes long: many tries at once would else all be let through.
    if (!takeTry(e.app, who)) refuseTries(e);
    e.record?.set(CHECK, check);
    try {
      e.next();
    } catch (error) {
      // The password was right, which is no failure; the refusal and its line are written where it was found out.
      if (e.record?.getBool(OFF_SHIFT)) {
        clearTries(e.app, who);
        throw error;
      }
      if (statusOf(error) === 403 && isDue(e.record)) {
        clearTries(e.app, who);
        refuseDue(e, e.record);
      }
      // The password was right and the person is not in use: the store answers 403 from the collection's own rule.
      if (statusOf(error) === 403) refuseSignIn(e, "account_disabled");
      if (statusOf(error) !== 400) {
        giveTryBack(e.app, who);
        throw error;
      }
      countFailure(e.app, who.ip);
      refuseSignIn(e, "wrong_password");
    }
    clearTries(e.app, who);
  });
}

const isDue = (person: PbRecord | null): person is PbRecord =>
  person !== null && person.getBool("active") && person.getBool("mustChangePassword");

function refuseTries(e: PbPasswordEvent): never {
  const retryAfter = retryAfterSeconds(e.app, { identity: e.identity, ip: e.realIP() });
  sayRetryAfter(e, retryAfter);
  return refuseSignIn(e, "too_many_tries", { retryAfter });
}

type SignInRefusal = "too_many_tries" | "account_disabled" | "wrong_password";

function refuseSignIn(e: PbPasswordEvent, reason: SignInRefusal, data: Readonly<Record<string, unknown>> = {}): never {
  writeAudit(e.app, {
    user: e.record?.id ?? "",
    ip: e.realIP(),
    collection: "users",
    recordId: e.record?.id ?? "",
    action: "sign_in_failed",
    after: { identity: e.identity.slice(0, 120) },
    reason,
  });
  writeLogin(e.app, { user: e.record?.id ?? "", what: "refused", reason, device: deviceOf(e), ip: e.realIP() });
  return refuse(reason, data);
}

/** The store's superusers: the same turns, since the same processors compare their passwords. */
export function superuserSignIn(e: PbPasswordEvent): void {
  inTurnToCheck(e, () => {
    try {
      e.next();
    } catch (error) {
      if (statusOf(error) === 400) countFailure(e.app, e.realIP());
      throw error;
    }
  });
}

const statusOf = (error: unknown): number => {
  const { value, status } = error as { value?: { status?: number }; status?: number };
  return value?.status ?? status ?? 0;
};

/** The password was right: a session is opened, and the token is replaced by one that names it. */
export function openSession(e: PbRecordAuthEvent): void {
  // No method: a superuser makes a token for somebody. It belongs to no session: it can read, but not hold an alarm.
  if (e.authMethod === "") return e.next();
  // The password is compared by now: whoever waits for his turn need not wait for the session to be written.
  endCheck(e.app, e.record.getString(CHECK));
  demandShift(e);
  // The store answers that it wants a code; the session is opened with that.
  if (e.authMethod === "password" && unlessBusy(() => needsCode(e.app, e.record))) return e.next();
  const secret = $security.randomString(SECRET_LENGTH);
  const session = unlessFull(e.app, () => createSession(e, secret));
  e.token = mintToken(e.record, session.id);
  e.meta = { sessionId: session.id, renewal: secret, expiresAt: session.getString("expiresAt") } satisfies SessionMeta;
  e.next();
}

/** Who may work only in his shifts is told when the next one begins (specification, section 4). */
function demandShift(e: PbRecordAuthEvent): void {
  const gate = unlessBusy(() => gateOf(e.app, e.record.id));
  if (gate.open) return;
  e.record.set(OFF_SHIFT, true);
  const line = { user: e.record.id, ip: e.realIP(), collection: "users", recordId: e.record.id };
  writeAudit(e.app, { ...line, action: "sign_in_failed", reason: "outside_shift" });
  const { user, ip } = line;
  writeLogin(e.app, { user, what: "refused", reason: "outside_shift", device: deviceOf(e), ip });
  refuse("outside_shift", nextShift(e.app, gate));
}

function createSession(e: PbRecordAuthEvent, secret: string): PbRecord {
  const user = e.record;
  const now = Date.now();
  const role = e.app.findRecordsByIds("role_authorities", [user.getString("role")])[0];
  const collection = e.app.findCachedCollectionByNameOrId("session_control");
  const session = new Record(collection, {
    user: user.id,
    startedAt: storeDate(now),
    lastPingTime: storeDate(now),
    lastActivePing: storeDate(now),
    expiresAt: storeDate(now + readSettings(e.app).sessionHours * HOUR_MS),
    device: deviceOf(e),
    ip: e.realIP(),
    renewalHash: $security.sha256(secret),
  });
  e.app.runInTransaction((tx) => {
    makeRoom(tx, user.id, role?.getInt("maxSessions") ?? 0);
    tx.save(session);
    const line = { collection: "session_control", recordId: session.id, action: "sign_in" };
    writeAudit(tx, { user: user.id, session: session.id, ip: e.realIP(), ...line });
    writeLogin(tx, { user: user.id, what: "sign_in", device: session.getString("device"), ip: e.realIP() });
  });
  return session;
}

/** The store's own refresh is refused for people: a token alone would let an ended session live on. */
export function refuseRefresh(_e: PbRecordRequestEvent): void {
  refuse("session_ended");
}

/** `POST session/renew`: a fresh token for the session's secret, while the session stands and the person is in use. */
export function renew(e: PbRequestEvent): void {
  stampBoot(e);
  const body = bodyOf(e);
  const sessionId = textOf(body, "sessionId", FIELD_MAX);
  const renewal = textOf(body, "renewal", FIELD_MAX);
  // What is not sent is a mistake of the program that asks, and ends nobody's session.
  if (body["sessionId"] === undefined || body["renewal"] === undefined) refuse("bad_request");
  const find = (name: string, id: string): PbRecord =>
    unlessBusy(() => e.app.findRecordsByIds(name, [id])[0]) ?? refuseEnded(e.app, sessionId);
  const session = find("session_control", sessionId);
  if (!$security.equal(session.getString("renewalHash"), $security.sha256(renewal))) refuse("session_ended");
  if (dateMs(session.getString("expiresAt")) <= Date.now()) refuse("session_ended");
  const user = find("users", session.getString("user"));
  if (!user.getBool("active")) refuse("account_disabled");
  if (user.getBool("mustChangePassword")) refuse("session_ended");
  const offShift = isOffShift(e.app, session);
  const expiresAt = prolong(e.app, session);
  user.ignoreEmailVisibility(true);
  e.json(200, { token: mintToken(user, session.id), record: plain(user), expiresAt, offShift });
}

/** After his shift nobody is sent away from an alarm that he holds; without one his session ends here. */
function isOffShift(app: PbApp, session: PbRecord): boolean {
  const gate = unlessBusy(() => gateOf(app, session.getString("user")));
  if (gate.open) return false;
  if (endForShift(app, session.id)) refuse("outside_shift", nextShift(app, gate));
  return true;
}

/** A session ends some hours after it was last renewed: a desk that is in use is never cut in the middle of an alarm. */
function prolong(app: PbApp, session: PbRecord): string {
  const now = Date.now();
  const until = now + readSettings(app).sessionHours * HOUR_MS;
  const before = session.getString("expiresAt");
  if (until - dateMs(before) < WORTH_WRITING_MS) return before;
  const expiresAt = storeDate(until);
  const sql = "UPDATE session_control SET expiresAt = {:expiresAt}, lastPingTime = {:now} WHERE id = {:id}";
  const bind = { expiresAt, now: storeDate(now), id: session.id };
  // A full disk signs nobody out: the session ends as it was to end.
  let kept = before;
  ifRoom(app, () => {
    app.db().newQuery(sql).bind(bind).execute();
    kept = expiresAt;
  });
  return kept;
}

/** A stream is for a person whose session stands, and for our collections alone. */
export function subscribe(e: PbRealtimeSubscribeEvent): void {
  const user = signedInThere(e);
  if (!user.isSuperuser()) {
    if (user.collection().name !== "users") refuse("no_right");
    if (!user.getBool("active")) refuse("account_disabled");
    e.subscriptions = heardTopics(e.app, user, e.subscriptions);
    const sessionId = sessionAsked(e);
    // Bound first, asked second: a session that ends in between finds the stream and closes it.
    bindStream(e.client, { session: sessionId, person: user.id });
    if (!unlessBusy(() => sessionStands(e.app, sessionId, user.id))) {
      // It may be open already, for a session that stands: bound to one that has ended, nothing would ever close it.
      dropStream(e.app, e.client);
      refuseEnded(e.app, sessionId);
    }
    demandSameReach(e, user);
    dropOldestStreams(e.app, user.id);
    const sql = "UPDATE session_control SET streamClient = {:client} WHERE id = {:id}";
    // It is for whoever looks deeper: a desk must not stay blind for it.
    ifRoom(e.app, () => e.app.db().newQuery(sql).bind({ client: e.client.id(), id: sessionId }).execute());
  }
  e.next();
}

/**
 * Who asks was looked up before his stream was bound: what was changed of his reach until then has ended the streams that
 * were bound, and this one would keep the topics of before. Whoever is refused opens another one.
 */
function demandSameReach(e: PbRealtimeSubscribeEvent, asked: PbRecord): void {
  const user = unlessBusy(() => e.app.findRecordsByIds("users", [asked.id])[0]);
  if (user && hasSameReach(user, asked)) return;
  dropStream(e.app, e.client);
  refuse("store_busy");
}

/** The header names the session; a token that names one must name the same. */
function sessionAsked(e: PbRealtimeSubscribeEvent): string {
  const ofToken = sessionOfToken(authorizationOf(e));
  const ofHeader = e.requestInfo().headers["x_watchdesk_session"] ?? "";
  if (ofHeader === "" || (ofToken !== "" && ofToken !== ofHeader)) refuse("session_ended");
  return ofHeader;
}

/** A session was deleted by request: who ended it stands in the audit log. */
export function sessionEnded(e: PbRecordRequestEvent): void {
  const owner = e.record.getString("user");
  const own = e.auth?.id === owner;
  // What was claimed in it goes back with the word that he let go of it himself.
  if (own && e.auth) {
    e.record.set(SIGNED_OUT_BY, fullName(e.auth) || e.auth.id);
    e.record.set(RELEASES_ALL, e.requestInfo().query["release"] === "all");
  }
  if (!own) e.record.set(ENDED_WHY, "end_session");
  asOneSave(e, (work) => {
    e.next();
    writeAudit(work.tx, {
      user: e.auth?.id ?? "",
      ip: e.realIP(),
      collection: "session_control",
      recordId: e.record.id,
      action: own ? "sign_out" : "end_session",
      before: { user: owner },
    });
  });
}
