/** A password that somebody else has set: with it one signs in to nothing but the form that changes it. */
import type { AuthorityMap } from "../../domain/access/authorities";
import { covers, hasRight } from "../../domain/access/rights";
import { writeAudit } from "./audit";
import { stampBoot } from "./boot";
import { deviceOf, writeLogin } from "./login-log";
import { jsonField, type PbPasswordEvent, type PbRecord, type PbRecordRequestEvent, type PbRequestEvent } from "./pb";

import { refuse } from "./refuse";
import { callerOf, demandRight, reachesDealer, staffRights } from "./rights";

const LIFE_SECONDS = 900;
const LENGTH = 12;
/** None that is read as another one. */
const LETTERS = "abcdefghjkmnpqrstuvwxyz23456789";

/** The store's own token for a new password: its confirmation takes it, once. */
export function passwordToken(person: PbRecord, seconds: number): string {
  const { id, passwordResetToken } = person.collection();
  const claims = { id: person.id, type: "passwordReset", collectionId: id, email: person.email() };
  return $security.createJWT(claims, person.tokenKey() + passwordResetToken.secret, seconds);
}

/** Of somebody whose password was right: the store's own rule has refused him a session, and this is all he can do. */
export function refuseDue(e: PbPasswordEvent, person: PbRecord): never {
  const line = { user: person.id, ip: e.realIP(), collection: "users", recordId: person.id };
  const reason = "password_due";
  writeAudit(e.app, { ...line, action: "sign_in_failed", reason });
  writeLogin(e.app, { user: person.id, what: "refused", reason, device: deviceOf(e), ip: line.ip });
  return refuse("password_due", { token: passwordToken(person, LIFE_SECONDS) });
}

/** A new one that is set by its person: he is asked for none any more, and the one that he was given is no new one. */
export function takeNewPassword(person: PbRecord, password: unknown): void {
  if (!person.getBool("mustChangePassword")) return;
  if (typeof password === "string" && person.validatePassword(password)) refuse("password_same");
  person.set("mustChangePassword", false);
}

/**
 * Whoever sets another one's password needs the right for it, and that one changes it when he comes. So does who gives him
 * another address: the link for a new password goes there. Nobody has confirmed that it is his.
 */
export function guardOthersPassword(e: PbRecordRequestEvent): void {
  if (e.auth && !e.auth.isSuperuser() && e.auth.id !== e.record.id) {
    const isSet = (e.requestInfo().body["password"] ?? "") !== "";
    const field = isSet ? "password" : changedOf(e.record);
    const mayReset = hasRight(staffRights(e.app, e.auth).rights, "user.users.reset");
    if (field !== undefined && !mayReset) refuse("no_right", { field });
    if (isSet) e.record.set("mustChangePassword", true);
    if (e.record.email() !== e.record.original().email()) e.record.set("verified", false);
  }
  e.next();
}

const changedOf = (record: PbRecord): string | undefined =>
  ["email", "verified"].find((field) => record.getString(field) !== record.original().getString(field));

/** `POST people/{id}/password` -> {password}: a new one that is told this once, and is changed by its person when he comes. */
export function resetPassword(e: PbRequestEvent): void {
  stampBoot(e);
  const caller = callerOf(e);
  demandRight(caller, "user.users.reset");
  if (!reachesDealer(caller, "")) refuse("no_right", { right: "user.users.reset" });
  const person = e.app.findRecordsByIds("users", [e.request.pathValue("id")])[0] ?? refuse("not_found");
  const role = e.app.findRecordsByIds("role_authorities", [person.getString("role")])[0];
  const theirs = role ? jsonField<AuthorityMap>(role, "rights", {}) : {};
  if (person.id === caller.id || !covers(caller.rights, theirs)) refuse("no_right", { field: "role" });
  const password = $security.randomStringWithAlphabet(LENGTH, LETTERS);
  e.app.runInTransaction((tx) => {
    const [fresh] = tx.findRecordsByIds("users", [person.id]);
    if (!fresh) return refuse("not_found");
    fresh.setPassword(password);
    fresh.set("mustChangePassword", true);
    tx.save(fresh);
    const { id: user, session, ip } = caller;
    writeAudit(tx, { user, session, ip, collection: "users", recordId: fresh.id, action: "password_reset_by" });
  });
  e.response.header().set("Cache-Control", "no-store");
  e.json(200, { password });
}
