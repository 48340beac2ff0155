/** How live the screen is, and the counts that follow from the merged set. */
import { proxy } from "valtio/vanilla";
import type { IntakeKind } from "../../domain/live/beat";

export interface LiveState {
  /** `connecting` = not yet since the start; `not_live` = the stream is down or silent; `offline` = the store does not answer. */
  status: "connecting" | "live" | "not_live" | "offline";
  /** Something else answered in the store's place: a network that wants a sign-in, as a rule. */
  foreign: boolean;
  /** Since when it is so, epoch ms by the server's clock. */
  since: number;
  alarmCount: number;
  pendingCount: number;
  /** When what is shown was last known to be live, also by an earlier visit, epoch ms by the server's clock; 0 = never. */
  lastLiveAt: number;
  /** Last heartbeat, epoch ms by the server's clock; 0 = none yet. */
  lastBeatAt: number;
  /** Whether signals come in, by the last beat, and since when they don't (epoch ms by the server's clock; 0 = not known). */
  intake: IntakeKind;
  intakeSince: number;
  /** Signals that were acknowledged and that the store does not take. */
  intakeCount: number;
  /** Which receiver that is about; "" = all. */
  intakeReceiver: string;
  /** Workstation's clock less the server's. */
  serverSkewMs: number;
  /** Failed attempts to connect in a row. */
  attempt: number;
  /** When the store is asked next whether it is there, epoch ms by this workstation; 0 = it need not be. */
  nextTryAt: number;
  /** Does this tab hold the one stream of this browser? The others follow what it says. */
  leader: boolean;
  /** The first catch-up of this browser is done: an empty list means that there is nothing. */
  loaded: boolean;
}

/** The state before anything was heard. */
export const notConnected = (): LiveState => ({
  status: "connecting",
  foreign: false,
  since: 0,
  alarmCount: 0,
  pendingCount: 0,
  lastLiveAt: 0,
  lastBeatAt: 0,
  intake: "ok",
  intakeSince: 0,
  intakeCount: 0,
  intakeReceiver: "",
  serverSkewMs: 0,
  attempt: 0,
  nextTryAt: 0,
  leader: false,
  loaded: false,
});

/** Read it with `useSnapshot`; only `sync` writes. */
export const liveState = proxy<LiveState>(notConnected());
