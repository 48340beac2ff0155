/** The log of sign-ins: one line for each sign-in, refusal, sign-out and session that was ended. Never what was typed. */
import type { LOGIN_ACTS } from "../../domain/collections/login-log";
import { storeDate } from "../../domain/signals/store-date";
import type { PbApp, PbRecord, PbRecordRequestEvent } from "./pb";

/** Set on a session that is being ended: why. */
export const ENDED_WHY = "endedWhy";

const DEVICE_MAX = 200;
const REASON_MAX = 40;
const IP_MAX = 60;

/** A line; `user` is "" where nobody has the address that was typed. */
export interface LoginLine {
  readonly user: string;
  readonly what: (typeof LOGIN_ACTS)[number];
  readonly reason?: string;
  readonly device?: string;
  readonly ip?: string;
}

/** Writes it; inside a transaction pass the transaction. */
export function writeLogin(app: PbApp, { user, what, reason = "", device = "", ip = "" }: LoginLine): void {
  const record = new Record(app.findCachedCollectionByNameOrId("login_log"), {
    at: storeDate(Date.now()),
    user,
    what,
    reason: reason.slice(0, REASON_MAX),
    device: device.slice(0, DEVICE_MAX),
    ip: ip.slice(0, IP_MAX),
  });
  // A line never keeps a session from ending: whoever it names may go in the same transaction.
  app.saveNoValidate(record);
}

/** What somebody signs in with, as his browser calls itself. */
export const deviceOf = (e: Pick<PbRecordRequestEvent, "requestInfo">): string =>
  e.requestInfo().headers["user_agent"]?.slice(0, DEVICE_MAX) ?? "";

/** A session ends, by its own person or in whatever other way. */
export const writeEnd = (app: PbApp, session: PbRecord, isOwn: boolean): void =>
  writeLogin(app, {
    user: session.getString("user"),
    what: isOwn ? "sign_out" : "ended",
    reason: session.getString(ENDED_WHY),
    device: session.getString("device"),
    ip: session.getString("ip"),
  });
