/**
 * The store's own ways to change an address or a password by mail. People of ours have them, with what the store leaves out:
 * a line in the audit log, nothing for whoever is out of use, and no mail where none can be sent. For receivers and the
 * store's superusers they stay closed.
 */
import { ALL_COLLECTIONS } from "../../domain/collections/all";
import { collectionId } from "../../domain/collections/store-schema";
import { writeAudit } from "./audit";
import { noteConfirmed } from "./confirmed";
import { demandToken } from "./guard";
import { mailReady } from "./mail-settings";
import { takeNewPassword } from "./password-due";
import type { PbMailRequestEvent } from "./pb-mail";
import { refuse } from "./refuse";

const ACTS = [
  "request-email-change",
  "confirm-email-change",
  "request-password-reset",
  "confirm-password-reset",
  "request-verification",
  "confirm-verification",
] as const;

/** The store's own superusers, by name and by the id they have in every store. */
const SUPERUSERS = ["_superusers", "pbc_3142635823"] as const;

const PEOPLE = "users";

const accounts = ALL_COLLECTIONS.filter(({ type, name }) => type === "auth" && name !== PEOPLE).flatMap(({ name }) => [
  name,
  collectionId(name),
]);

/** Each by its own path: the store's routes for any collection stay behind these, which are asked first. */
export const MAIL_PATHS: readonly string[] = [...accounts, ...SUPERUSERS].flatMap((name) =>
  ACTS.map((act) => `/api/collections/${name}/${act}`),
);

/** Refuses in words before anything of it is read: what is answered says nothing of whom there is. */
export const refuseMail = (): never => refuse("not_offered");

/** Whoever may get mail: a person of ours, however his collection was spelt, who is in use. */
const mayGetMail = ({ app, record }: PbMailRequestEvent): boolean =>
  record.collection().name === PEOPLE && record.getBool("active") && mailReady(app);

function audit(e: PbMailRequestEvent, action: string, after: object = {}): void {
  const line = { user: e.record.id, ip: e.realIP(), collection: PEOPLE, recordId: e.record.id };
  writeAudit(e.app, { ...line, action, after });
}

/** A new password is asked for. The answer is always that for an address that nobody has. */
export function requestPassword(e: PbMailRequestEvent): void {
  if (!mayGetMail(e)) return e.noContent(204);
  audit(e, "password_reset_requested");
  e.next();
}

/** To confirm an address is asked for by its own person alone. */
export function requestVerification(e: PbMailRequestEvent): void {
  if (e.auth?.id !== e.record.id || !mayGetMail(e)) return e.noContent(204);
  e.next();
}

/** Another address is asked for, by whoever is signed in: it counts once it was confirmed with his password. */
export function requestEmail(e: PbMailRequestEvent): void {
  if (e.record.collection().name !== PEOPLE) refuse("not_offered");
  if (!mailReady(e.app)) refuse("mail_missing");
  demandToken(e);
  audit(e, "email_change_requested", { email: e.newEmail ?? "" });
}

/** What came with a mail is used; the store has looked at its token. */
export function confirmMail(e: PbMailRequestEvent, action: string): void {
  if (e.record.collection().name !== PEOPLE) refuse("not_offered");
  if (!e.record.getBool("active")) refuse("account_disabled");
  if (action === "password_reset") takeNewPassword(e.record, e.requestInfo().body["password"]);
  noteConfirmed(e.record, { action, ip: e.realIP() });
  e.next();
}
