/** Who is signed in and what he may do, for components. */
import { useSnapshot } from "valtio";
import { hasRight } from "../../domain/access/rights";
import { sessionState, type SessionState } from "../sync/session-state";

/** The session; read only. */
export const useSession = (): Readonly<SessionState> => useSnapshot(sessionState) as Readonly<SessionState>;

/** May the person do `area.feature.verb`? The store decides; this only shows what it would say. */
export const useRight = (path: string): boolean => hasRight(useSession().user?.rights, path);
