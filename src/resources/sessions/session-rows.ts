/** Sessions that stand, as the store lists them: one's own, or everybody's for whoever may see people. */
import { deleteRecord } from "../../sync/record-writes";
import { listRows } from "../../sync/api";

export interface SessionRow {
  readonly id: string;
  readonly user: string;
  readonly device: string;
  readonly ip: string;
  readonly startedAt: string;
  readonly lastActivePing: string;
  readonly lastPingTime: string;
  readonly expand?: { readonly user?: { readonly name?: string; readonly surname?: string; readonly email?: string } };
}

/** As many as are shown; a control room has fewer people. */
export const SESSIONS_MOST = 200;

/** `user` = his alone; "" = all that one may see. The last heard of comes first. */
export const readSessions = (user: string, signal: AbortSignal): Promise<SessionRow[]> =>
  listRows<SessionRow>("session_control", {
    filter: user === "" ? "expiresAt > @now" : "expiresAt > @now && user = {:user}",
    params: { user },
    sort: "-lastActivePing",
    expand: "user",
    perPage: SESSIONS_MOST,
    signal,
  });

/** Ends one at once: its token is refused, its stream dropped, its claims go back. Throws AppError. */
export const endSession = (id: string): Promise<void> => deleteRecord("session_control", id);

/** When it was last heard of. */
export const heardAt = ({ lastActivePing, lastPingTime, startedAt }: SessionRow): string =>
  [lastActivePing, lastPingTime, startedAt].reduce((last, at) => (at > last ? at : last), "");

/** Whose it is. */
export function personOf({ expand }: SessionRow): string {
  const { name = "", surname = "", email = "" } = expand?.user ?? {};
  return `${name} ${surname}`.trim() || email;
}
