/** The session in the browser's storage, under the specification's keys. */
import type { OperatorRecord } from "./access-check";
import type { KeyValues } from "./environment";
import type { SessionUser } from "./session-state";

/** What is needed to go on after a reload and to renew the token. */
export interface StoredSession {
  readonly token: string;
  readonly sessionId: string;
  /** The secret that renews the token. */
  readonly renewal: string;
  readonly expiresAt: number;
  readonly user: SessionUser;
  /** His shift is over, and he still holds an alarm. */
  readonly offShift?: boolean;
}

/** Alarms that its person waits for, or that have come back to him. */
export const RETURNS_KEY = "watchdesk.returns";

/** Beside the session: says that there is a copy, also when the browser has taken it away, and until its key is gone. */
export const COPY_MARK = "watchdesk.copy";

/** Names the last sign of life of whoever is signed in here. */
export const ACTIVITY_KEY = "watchdesk.activity";

const KEYS = [
  "token",
  "sessionId",
  "roleId",
  "authorities",
  "session_control_Enabled",
  "operator",
  "auth",
  RETURNS_KEY,
  ACTIVITY_KEY,
] as const;

/** What an earlier version has not stored, until the access check has asked. */
const NOT_YET_KNOWN: Partial<SessionUser> = {
  staff: false,
  customerRights: {},
  inactivityTimer: 0,
  logoutTimer: 0,
};

/** Reads the session; undefined when there is none or it can't be read. */
export function readSession(storage: KeyValues): StoredSession | undefined {
  const token = storage.getItem("token");
  const sessionId = storage.getItem("sessionId");
  if (!token || !sessionId) return undefined;
  try {
    const auth = JSON.parse(storage.getItem("auth") ?? "null") as Pick<
      StoredSession,
      "renewal" | "expiresAt" | "user" | "offShift"
    > | null;
    if (!auth || typeof auth.user?.id !== "string") return undefined;
    return { token, sessionId, ...auth, user: { ...NOT_YET_KNOWN, ...auth.user } };
  } catch {
    return undefined;
  }
}

/** Writes the session. */
export function writeSession(storage: KeyValues, { token, sessionId, ...auth }: StoredSession): void {
  storage.setItem("token", token);
  storage.setItem("sessionId", sessionId);
  storage.setItem("roleId", auth.user.roleId);
  storage.setItem("authorities", JSON.stringify(auth.user.authorities));
  storage.setItem("auth", JSON.stringify(auth));
}

/** Writes what is new of a session; false in a storage that another tab has cleared of it, or put another one into. */
export function rewriteSession(storage: KeyValues, stored: StoredSession): boolean {
  if (storage.getItem("sessionId") !== stored.sessionId) return false;
  writeSession(storage, stored);
  return true;
}

/** Whether the activity ping and the session record are in use. */
export function writeSessionControl(storage: KeyValues, enabled: boolean): void {
  storage.setItem("session_control_Enabled", String(enabled));
}

/** Is session control on, as far as this browser knows? */
export const isSessionControlled = (storage: KeyValues): boolean =>
  storage.getItem("session_control_Enabled") !== "false";

/** The operator record of the person, or none. */
export function writeOperator(storage: KeyValues, operator: OperatorRecord | undefined): void {
  if (operator) storage.setItem("operator", JSON.stringify(operator));
  else storage.removeItem("operator");
}

/** The operator record that was stored; undefined for none, and for what can't be read. */
export function readOperator(storage: KeyValues): OperatorRecord | undefined {
  try {
    const stored = JSON.parse(storage.getItem("operator") ?? "null") as OperatorRecord | null;
    return typeof stored?.id === "string" ? stored : undefined;
  } catch {
    return undefined;
  }
}

/** Clears everything of the session's person, if it is still the one there; language and looks belong to the workstation and stay. */
export function clearSession(storage: KeyValues, session: string | undefined): void {
  const there = storage.getItem("sessionId");
  if (there !== null && there !== session) return;
  for (const key of KEYS) storage.removeItem(key);
}
