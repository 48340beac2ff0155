/** The dialer, for whatever page has a number: what it was opened with. It is drawn once, by the shell's route. */
import { useSnapshot } from "valtio";
import { proxy } from "valtio/vanilla";
import type { CallResult } from "../../domain/telephone/call-end";
import type { DialData } from "../../domain/telephone/dial";

/** What the dialer is opened with. */
export interface DialRequest {
  readonly number?: string;
  /** The screen: from 'sites' and 'customers' a call is an event, too. */
  readonly initatedFrom?: string;
  readonly data?: DialData | null;
}

export interface DialerState {
  /** `keypad`: a number is put together; `call`: it is called. */
  phase: "closed" | "keypad" | "call";
  number: string;
  initatedFrom: string;
  data: DialData | null;
  /** Of the call in `call_history`, once Call was pressed. */
  callId: string;
  /** Someone called here and was answered: nothing was dialled. */
  answered: boolean;
  /** How whoever dialled by hand says that it ended; "" = he has not said. */
  result: CallResult | "";
}

const closed = (): DialerState => ({
  phase: "closed",
  number: "",
  initatedFrom: "",
  data: null,
  callId: "",
  answered: false,
  result: "",
});

/** Read it with `useDialer`; only what stands here writes. */
export const dialerState = proxy<DialerState>(closed());

/** Opens it with the number given; who is in a call goes on with that. */
export function openDialer({ number = "", initatedFrom = "", data = null }: DialRequest = {}): void {
  if (dialerState.phase !== "call")
    Object.assign(dialerState, { ...closed(), phase: "keypad", number, initatedFrom, data });
}

/** The number as it stands on the display. */
export const setNumber = (number: string): void => void (dialerState.number = number);

/** Call was pressed: from here on it is the panel of a call. */
export const beginCall = (callId: string): void => void Object.assign(dialerState, { phase: "call", callId });

/** Dialled by hand, it ended so; the same once more takes it back. */
export const sayResult = (result: CallResult): void =>
  void (dialerState.result = dialerState.result === result ? "" : result);

/** A call that came in was answered. */
export const showAnswered = (number: string): void =>
  void Object.assign(dialerState, { ...closed(), phase: "call", number, answered: true });

/** Hung up, or closed: the number goes. */
export const closeDialer = (): void => void Object.assign(dialerState, closed());

/** The dialer; read only. */
export const useDialer = (): Readonly<DialerState> => useSnapshot(dialerState) as Readonly<DialerState>;
