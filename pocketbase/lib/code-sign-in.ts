/**
 * The code of a second step is sent in. The store itself compares it before any hook is asked, and tells nobody of a wrong
 * one: so it is compared here, where who was refused leaves a line, and nowhere else.
 */
import { writeAudit } from "./audit";
import { textOf } from "./body";
import { stampBoot } from "./boot";
import { changeCount, forgottenInMs, type Counted } from "./counters";
import { unlessFull } from "./full-disk";
import { writeLogin } from "./login-log";
import { demandModestRoute } from "./modest";
import { rowsOf, run, type PbApp, type PbRecord, type PbRecordRequestEvent, type PbRequestEvent } from "./pb";
import { refuse } from "./refuse";
import { sayRetryAfter } from "./retry-after";
import { isSecondStep } from "./second-factor";
import { unlessBusy } from "./signed-in";

const FIELD_MAX = 200;
/** Of one person's codes: six digits are guessed by whoever may try often. */
const MOST_TRIES = 5;
const WINDOW_MS = 180_000;

type CodeRefusal = "code_wrong" | "code_step_over" | "too_many_tries";

interface Code {
  readonly record: PbRecord;
  readonly person: PbRecord;
}

const STANDS = `SELECT id FROM _otps WHERE id = {:id} AND collectionRef = {:people}
  AND unixepoch(created) > unixepoch('now') - {:seconds}`;

/** The code that was asked for, while it is good, and whose it is. */
function codeOf(app: PbApp, id: string): Code | undefined {
  const { id: people, otp } = app.findCachedCollectionByNameOrId("users");
  const bind = { id, people, seconds: otp.duration };
  if (rowsOf(app, STANDS, { bind, shape: { id: "" } }).length === 0) return undefined;
  const record = app.findRecordsByIds("_otps", [id])[0];
  const person = record && app.findRecordsByIds("users", [record.getString("recordRef")])[0];
  return person && { record, person };
}

/** `POST auth-with-otp` {otpId, password, mfaId}: a session where the code is right, behind the right password of the same person. */
export function signInByCode(e: PbRequestEvent): void {
  stampBoot(e);
  demandModestRoute(e);
  // Read by the store, which reads it once more for its own part.
  const { body } = e.requestInfo();
  const [otpId, typed, step] = (["otpId", "password", "mfaId"] as const).map((name) => textOf(body, name, FIELD_MAX));
  const code = unlessBusy(() => codeOf(e.app, otpId ?? ""));
  if (!code) return refuseCode(e, "", "code_wrong");
  const { person } = code;
  const tries: Counted = { name: `code ${person.id}`, windowMs: WINDOW_MS };
  // Counted before it is compared: many at once would else all be let through.
  if (changeCount(e.app, tries, (count) => Math.min(MOST_TRIES, count + 1)) >= MOST_TRIES) {
    const retryAfter = Math.max(1, Math.ceil(forgottenInMs(e.app, tries) / 1000));
    sayRetryAfter(e, retryAfter);
    noteRefusal(e, person.id, "too_many_tries");
    refuse("too_many_tries", { retryAfter });
  }
  if (!code.record.validatePassword(typed ?? "")) refuseCode(e, person.id, "code_wrong");
  if (!unlessBusy(() => isSecondStep(e.app, step ?? "", person.id))) refuseCode(e, person.id, "code_step_over");
  use(e, code);
  changeCount(e.app, tries, () => 0);
  $apis.recordAuthResponse(e, person, "otp");
}

/** A code is good once, whoever sends it at the same moment; and the address that it came to is its person's. */
function use(e: PbRequestEvent, { record, person }: Code): void {
  const isMine = unlessFull(e.app, () => run(e.app, "DELETE FROM _otps WHERE id = {:id}", { id: record.id }) === 1);
  if (!isMine) refuseCode(e, person.id, "code_wrong");
  if (person.getBool("verified") || record.getString("sentTo") !== person.email()) return;
  person.set("verified", true);
  e.app.save(person);
}

function refuseCode(e: PbRequestEvent, user: string, reason: CodeRefusal): never {
  noteRefusal(e, user, reason);
  return refuse(reason);
}

function noteRefusal(e: PbRequestEvent, user: string, reason: CodeRefusal): void {
  const ip = e.realIP();
  const line = { user, ip, collection: "users", recordId: user };
  writeAudit(e.app, { ...line, action: "sign_in_failed", reason });
  writeLogin(e.app, { user, what: "refused", reason, device: e.request.header.get("User-Agent"), ip });
}

/**
 * The store's own route, which other spellings of the collection's name still lead to: a right code is answered as a wrong
 * one, so that nothing is learnt there.
 */
export function refuseOtherWay(_e: Pick<PbRecordRequestEvent, "app" | "record">): never {
  throw new ApiError(400, "Invalid or expired OTP");
}
