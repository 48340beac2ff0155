/** Whether an act would reach the store. */
import { useSnapshot } from "valtio";
import { liveState } from "../sync/live-state";

/** False while the store does not answer: acts are then disabled, reading stays. */
export const useConnected = (): boolean => useSnapshot(liveState).status !== "offline";
