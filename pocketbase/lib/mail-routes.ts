/**
 * The store's own ways to change an address or a password by mail: not offered. They would change what nobody may change on
 * himself, leave no line in the audit log, compare passwords without a count, and their mails lead to the store's dashboard.
 */
import { ALL_COLLECTIONS } from "../../domain/collections/all";
import { collectionId } from "../../domain/collections/store-schema";
import type { PbAnyRequestEvent } from "./pb";
import { refuse } from "./refuse";

/** A request for a mail to somebody, or what he does with it. */
type PbMailRequestEvent = Pick<PbAnyRequestEvent, "noContent" | "next">;
type MailHook = (handler: (e: PbMailRequestEvent) => void) => void;

declare global {
  var onRecordRequestEmailChangeRequest: MailHook;
  var onRecordConfirmEmailChangeRequest: MailHook;
  var onRecordRequestPasswordResetRequest: MailHook;
  var onRecordConfirmPasswordResetRequest: MailHook;
  var onRecordRequestVerificationRequest: MailHook;
  var onRecordConfirmVerificationRequest: MailHook;
}

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

const accounts = ALL_COLLECTIONS.filter(({ type }) => type === "auth").flatMap(({ name }) => [
  name,
  collectionId(name),
]);

/** Each by its own path: the store's routes for any collection stay behind these, which are asked first. */
export const MAIL_PATHS: readonly string[] = [...accounts, ...SUPERUSERS].flatMap((name) =>
  ACTS.map((act) => `/api/collections/${name}/${act}`),
);

/** Refuses in words before anything of it is read: what is answered says nothing of whom there is. */
export const refuseMail = (): never => refuse("not_offered");

/**
 * The same for another spelling of a collection's name, which the store understands and the paths above do not. A request
 * for a mail is answered as that for an unknown address is: no mail leaves.
 */
export const sendNoMail = (e: PbMailRequestEvent): void => e.noContent(204);

/** What came of an earlier mail does nothing. */
export const takeNoMail = (): never => refuse("not_offered");
