/** Who is signed in and what he may do, for components. */
import { useSnapshot } from "valtio";
import { sessionState, type SessionState } from "../sync/session-state";

/** The session; read only. */
export const useSession = (): Readonly<SessionState> => useSnapshot(sessionState) as Readonly<SessionState>;
