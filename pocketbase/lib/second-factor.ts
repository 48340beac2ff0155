/**
 * The second step of a sign-in: a code by mail, the store's own. It stands behind a right password alone, and nothing may
 * come to depend on it where no mail can be sent, or to an address that nobody has confirmed.
 */
import { mailServer } from "../../domain/access/mail-server";
import { writeAudit } from "./audit";
import { mailReady } from "./mail-settings";
import { newId, rowsOf, type PbApp, type PbRecord, type PbRecordRequestEvent } from "./pb";
import type { PbMailRequestEvent } from "./pb-mail";
import { refuse } from "./refuse";
import { sayRetryAfter, type AnsweringEvent } from "./retry-after";
import { withOwnPassword } from "./typed-again";

const MFA_SECONDS = 900;
/** Between two codes. */
const PAUSE_SECONDS = 30;
const PASSWORD = "password";

type Asking = Pick<PbRecordRequestEvent, "requestInfo">;

/** As the store itself reads it. */
export const stepOf = (e: Asking): string => {
  const { query, body } = e.requestInfo();
  const sent = (query["mfaId"] ?? "") === "" ? body["mfaId"] : query["mfaId"];
  return typeof sent === "string" ? sent : "";
};

const roleOf = (app: PbApp, person: PbRecord): PbRecord | undefined =>
  app.findRecordsByIds("role_authorities", [person.getString("role")])[0];

/** Whether he is asked for a code: the same as the collection's rule says (store-schema.ts). */
export const needsCode = (app: PbApp, person: PbRecord): boolean =>
  person.getBool("secondFactor") || roleOf(app, person)?.getBool("requireSecondFactor") === true;

const STEP = `SELECT id FROM _mfas WHERE id = {:id} AND recordRef = {:person} AND method = {:method}
  AND unixepoch(created) > unixepoch('now') - ${MFA_SECONDS}`;

/** Has his password been right a moment ago, in the sign-in that this belongs to? */
export const isSecondStep = (app: PbApp, step: string, person: string): boolean =>
  step !== "" && rowsOf(app, STEP, { bind: { id: step, person, method: PASSWORD }, shape: { id: "" } }).length === 1;

const LAST = `SELECT CAST(unixepoch('now') - unixepoch(created) AS INTEGER) AS age FROM _otps
  WHERE recordRef = {:person} ORDER BY created DESC LIMIT 1`;

/** A code is asked for. Without a right password before, the answer is that for an address that nobody has. */
export function requestCode(
  e: Omit<PbMailRequestEvent, "record"> & AnsweringEvent & { record: PbRecord | null },
): void {
  // Nobody has the address, or he has typed no password.
  if (!e.record || !isSecondStep(e.app, stepOf(e), e.record.id)) return e.json(200, { otpId: newId() });
  if (!mailReady(e.app)) refuse("mail_missing");
  const [last] = rowsOf(e.app, LAST, { bind: { person: e.record.id }, shape: { age: 0 } });
  if (last && last.age < PAUSE_SECONDS) {
    const seconds = PAUSE_SECONDS - last.age;
    sayRetryAfter(e, seconds);
    refuse("code_too_soon", { seconds });
  }
  e.next();
}

const isTurnedOn = (record: PbRecord, field: string): boolean =>
  record.getBool(field) && (record.isNew() || !record.original().getBool(field));

const isTurnedOff = (record: PbRecord, field: string): boolean =>
  !record.isNew() && !record.getBool(field) && record.original().getBool(field);

/** A person switches it on, or somebody does for him: a code must come, and to an address that is his. */
export function guardOwnFactor(e: PbRecordRequestEvent): void {
  if (isTurnedOn(e.record, "secondFactor")) {
    if (!mailReady(e.app)) refuse("mail_missing");
    if (!e.record.getBool("verified")) refuse("address_open");
  }
  const isOwn = e.auth?.id === e.record.id && !e.auth.isSuperuser();
  if (isOwn && isTurnedOff(e.record, "secondFactor")) switchOff(e);
  else e.next();
}

/** With one's own password alone: a desk that was left open is not enough, nor is a stolen token. */
function switchOff(e: PbRecordRequestEvent): void {
  const { body } = e.requestInfo();
  // With a new password the one he has is compared in any case (own-password.ts); the store takes its name for that alone.
  if ((body["oldPassword"] ?? "") !== "") return e.next();
  const password = body["currentPassword"] ?? "";
  if (typeof password !== "string" || password === "") refuse("bad_request", { field: "currentPassword" });
  const user = e.record.original();
  const line = { user: user.id, ip: e.realIP(), collection: "users", recordId: user.id };
  const onRefused = (reason: string): void =>
    writeAudit(e.app, { ...line, action: "second_factor_off_failed", reason });
  withOwnPassword(e, { user, password, onRefused }, () => e.next());
}

/** A role is to ask for it: whoever says so and has it himself must be able to come back. */
export function guardRoleFactor(e: PbRecordRequestEvent): void {
  if (isTurnedOn(e.record, "requireSecondFactor")) {
    if (!mailReady(e.app)) refuse("mail_missing");
    const isOwn = e.auth?.getString("role") === e.record.id;
    if (isOwn && e.auth?.getBool("verified") === false) refuse("address_open");
  }
  e.next();
}

const NEEDED = `SELECT u.id AS id FROM users u LEFT JOIN role_authorities r ON r.id = u.role
  WHERE u.active = 1 AND (u.secondFactor = 1 OR r.requireSecondFactor = 1) LIMIT 1`;
const isNeeded = (app: PbApp): boolean => rowsOf(app, NEEDED, { shape: { id: "" } }).length > 0;

const sends = (record: PbRecord): boolean =>
  record.getString("kind") === "email" && record.getBool("active") && mailServer(record.getString("url")) !== null;

const OTHERS = "SELECT url FROM integrations WHERE kind = 'email' AND active = 1 AND id != {:id}";

/** The mail server is changed or deleted: not away from people who need a code to sign in. */
export function keepMail(e: PbRecordRequestEvent, isDeleted: boolean): void {
  const goes = e.record.collection().name === "program_settings" ? addressGoes(e.record) : serverGoes(e, isDeleted);
  if (goes && isNeeded(e.app)) refuse("mail_needed");
  e.next();
}

const addressGoes = (record: PbRecord): boolean =>
  record.getString("publicAddress") === "" && record.original().getString("publicAddress") !== "";

function serverGoes({ app, record }: PbRecordRequestEvent, isDeleted: boolean): boolean {
  if (!sends(record.original()) || (!isDeleted && sends(record))) return false;
  const others = rowsOf(app, OTHERS, { bind: { id: record.id }, shape: { url: "" } });
  return !others.some(({ url }) => mailServer(url) !== null);
}
