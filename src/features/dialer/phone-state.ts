/** The telephone of this browser, as the screen sees it. The library behind it is loaded for those alone who have an account. */
import { useSnapshot } from "valtio";
import { proxy } from "valtio/vanilla";

/** Why a call ended or did not come about, as a key of its words. */
export type Cause =
  | "ended"
  | "canceled"
  | "busy"
  | "rejected"
  | "no_answer"
  | "not_found"
  | "unavailable"
  | "account"
  | "line"
  | "microphone"
  | "media"
  | "other";

/** Why there is no telephone though there is an account. */
export type Fault = "line" | "account" | "policy" | "part";

/** The one call there is. */
export interface PhoneCall {
  readonly id: string;
  phase: "ringing" | "live" | "ended";
  muted: boolean;
  cause: Cause;
  /** Since when somebody talks, epoch ms; 0 = nobody does yet. */
  liveAtMs: number;
}

export interface PhoneState {
  /** `none`: nobody has set one up; `ready`: it can call; `fault`: it can't, see there. */
  account: "unknown" | "none" | "ready" | "fault";
  fault: Fault;
  /** Others reach it. */
  registered: boolean;
  volume: number;
  call: PhoneCall | null;
}

/** What the screen does with it. */
export interface Phone {
  call(number: string): void;
  answer(id: string): void;
  reject(id: string): void;
  hangUp(): void;
  mute(muted: boolean): void;
  setVolume(volume: number): void;
  tone(key: string): void;
  stop(): void;
}

/** Read it with `usePhone`. */
export const phoneState = proxy<PhoneState>({
  account: "unknown",
  fault: "line",
  registered: false,
  volume: 1,
  call: null,
});

let running: Phone | undefined;

/** The telephone; undefined where there is none. */
export const phone = (): Phone | undefined => running;

/** One has been started, or is no more. */
export const setPhone = (next: Phone | undefined): void => void (running = next);

/** The telephone's state; read only. */
export const usePhone = (): PhoneState => useSnapshot(phoneState) as PhoneState;
