/** Whether the person is asked if he is still here, as the screen sees it. */
import { proxy } from "valtio/vanilla";

export interface InactivityState {
  /** Seconds until he is signed out; null while he is here. */
  secondsLeft: number | null;
}

/** Read it with `useSnapshot`; only `sync/inactivity` writes. */
export const inactivityState = proxy<InactivityState>({ secondsLeft: null });
