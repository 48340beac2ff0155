/** Tells the history how a call ended: once, and in the outbox behind the call itself. */
import { type CallEnd, endOf } from "../../../domain/telephone/call-end";
import { serverNow } from "../../lib/server-time";
import { dialerState } from "../../resources/dialer";
import { newId } from "../../sync/new-id";
import { putLine } from "../../sync/outbox";
import type { PhoneCall } from "./phone-state";

let told = "";

function tell(call: string, number: string, end: CallEnd): void {
  if (call === "" || told === call) return;
  told = call;
  const line = { id: newId(), kind: "dial", alarm: "", text: number, shortcut: "", alarmNo: 0, siteName: "" } as const;
  void putLine({ ...line, ended: { call, ...end } }).catch(() => undefined);
}

/** What this browser's telephone knows of the call from here; `givenUp` = hung up here before it was over. */
export function tellPhoneEnd({ cause, liveAtMs }: PhoneCall, givenUp: boolean): void {
  const { callId, number } = dialerState;
  tell(callId, number, endOf({ cause: givenUp ? "canceled" : cause, liveAtMs }, serverNow()));
}

/** It came to nothing here: whoever dials it by hand after that knows how it ended. */
export const hasFailed = (call: PhoneCall): boolean =>
  call.phase === "ended" && endOf(call, call.liveAtMs).result === "failed";

/** What whoever dialled by hand has said. */
export function tellHandEnd(): void {
  const { callId, number, result } = dialerState;
  if (result !== "") tell(callId, number, { result, seconds: 0 });
}

/** A telephone on the desk rang, and it was accepted or rejected here. */
export const tellTold = (id: string, number: string, result: "answered" | "rejected"): void =>
  tell(id, number, { result, seconds: 0 });
