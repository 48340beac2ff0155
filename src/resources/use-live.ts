/** How live the screen is, for components. */
import { useSnapshot } from "valtio";
import { liveState, type LiveState } from "../sync/live-state";

/** The live state with the counts; read only. */
export const useLive = (): Readonly<LiveState> => useSnapshot(liveState);
