/** The dialer, the panel of a call and the popups of those that come in: drawn once, over whatever page. */
import { lazy, Suspense, useEffect } from "react";
import { useSnapshot } from "valtio";
import { beginCall, closeDialer, dialerState, useDialer } from "../../resources/dialer";
import { useCan, useMe } from "../../resources/use-can";
import { ringing, silence } from "../../sync/incoming-calls";
import { newId } from "../../sync/new-id";
import { putLine } from "../../sync/outbox";
import { phone, phoneState, usePhone } from "./phone-state";
import { hasFailed, tellHandEnd, tellPhoneEnd } from "./tell-end";
import { useTelephone } from "./use-telephone";

const DialWindow = lazy(async () => ({ default: (await import("./dial-window")).DialWindow }));
const CallWindow = lazy(async () => ({ default: (await import("./call-window")).CallWindow }));
const IncomingPopups = lazy(async () => ({ default: (await import("./incoming-popups")).IncomingPopups }));

/** Noted first, so that it is whatever becomes of the call; without a line it waits in the outbox. */
function call(): void {
  const { number, initatedFrom, data } = dialerState;
  const id = newId();
  const dial = data && { ...data };
  beginCall(id);
  void putLine({
    id,
    kind: "dial",
    alarm: "",
    text: number,
    shortcut: initatedFrom,
    alarmNo: 0,
    siteName: dial?.code ?? "",
    dial,
  }).catch(() => undefined);
  phone()?.call(number);
}

function hangUp(): void {
  const { call: mine } = phoneState;
  if (dialerState.result !== "") tellHandEnd();
  else if (mine) tellPhoneEnd(mine, mine.phase !== "ended");
  phone()?.hangUp();
  closeDialer();
}

/** Over at the other end, too: nobody has to press anything for the history to know. */
function useToldEnd(): void {
  const { call: mine } = usePhone();
  const isOver = mine?.phase === "ended";
  useEffect(() => {
    if (isOver && phoneState.call && !hasFailed(phoneState.call)) tellPhoneEnd(phoneState.call, false);
  }, [isOver]);
}

/** All of it. */
export function Telephone() {
  const can = useCan();
  const { id } = useMe();
  const { phase } = useDialer();
  const { calls } = useSnapshot(ringing);
  useEffect(() => silence, [id]);
  useToldEnd();
  useTelephone(can("dialer.call.create") ? id : "");
  return (
    <Suspense fallback={null}>
      {phase === "keypad" && <DialWindow onCall={call} />}
      {phase === "call" && <CallWindow onHangUp={hangUp} />}
      {calls.length > 0 && can("dialer.incoming.read") && <IncomingPopups />}
    </Suspense>
  );
}
