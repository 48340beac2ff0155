/** How live the screen is, for components. */
import { useSnapshot } from "valtio";
import { liveState, type LiveState } from "../sync/live-state";
import { live } from "../sync/runtime";

/** The live state with the counts; read only. */
export const useLive = (): Readonly<LiveState> => useSnapshot(liveState);

/** Tries at once to be live again, in whichever tab leads. */
export const tryNow = (): void => live()?.tryNow();
