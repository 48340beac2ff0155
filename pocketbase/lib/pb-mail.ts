/** The part of the engine that sends mail. */
import type { PbAnyRequestEvent, PbApp, PbRecord } from "./pb";

/** A request for a mail to somebody, or what he does with it. */
export interface PbMailRequestEvent extends PbAnyRequestEvent {
  readonly app: PbApp;
  readonly record: PbRecord;
  readonly newEmail?: string;
}

/** A letter. */
interface PbLetter {
  readonly from: { readonly name: string; readonly address: string };
  readonly to: readonly { readonly address: string }[];
  readonly subject: string;
  readonly html: string;
}

/** One of the store's own letters on its way; `meta` has what it carries. */
export interface PbMailerEvent {
  readonly app: PbApp;
  readonly record: PbRecord;
  readonly message: { subject: string; html: string };
  /** `password` is the code of a second step. */
  readonly meta: { readonly token?: string; readonly password?: string };
  next(): void;
}

type MailerHook = (handler: (e: PbMailerEvent) => void, ...collections: string[]) => void;
type MailHook = (handler: (e: PbMailRequestEvent) => void, ...collections: string[]) => void;

declare global {
  var MailerMessage: new (letter: PbLetter) => { readonly letter: unique symbol };
  /** `record` is null where nobody has the address. */
  var onRecordRequestOTPRequest: (
    handler: (e: Omit<PbMailRequestEvent, "record"> & { record: PbRecord | null }) => void,
    ...collections: string[]
  ) => void;
  var onRecordAuthWithOTPRequest: MailHook;
  var onRecordRequestEmailChangeRequest: MailHook;
  var onRecordConfirmEmailChangeRequest: MailHook;
  var onRecordRequestPasswordResetRequest: MailHook;
  var onRecordConfirmPasswordResetRequest: MailHook;
  var onRecordRequestVerificationRequest: MailHook;
  var onRecordConfirmVerificationRequest: MailHook;
  var onMailerRecordPasswordResetSend: MailerHook;
  var onMailerRecordVerificationSend: MailerHook;
  var onMailerRecordEmailChangeSend: MailerHook;
  var onMailerRecordOTPSend: MailerHook;
}

/** Sends one letter; throws where the mail server does not take it. Never inside a transaction. */
export function sendLetter(app: PbApp, letter: Omit<PbLetter, "from">): void {
  const { senderName, senderAddress } = app.settings().meta;
  const from = { name: senderName, address: senderAddress };
  const mailer = app as unknown as { newMailClient(): { send(message: unknown): void } };
  mailer.newMailClient().send(new MailerMessage({ ...letter, from }));
}
