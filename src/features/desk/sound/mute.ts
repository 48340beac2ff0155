/** The mute, shared by every tab of this browser; each is logged by the store (alarm-handling 3.2 rule 19). */
import { useCallback, useEffect, useSyncExternalStore } from "react";
import { MUTE_MAX_MS, type MuteAct } from "../../../../domain/alarms/mute";
import { serverNow } from "../../../lib/server-time";
import { useMe } from "../../../resources/use-can";
import { useConnected } from "../../../resources/use-connected";
import { newId } from "../../../sync/acts";
import { api } from "../../../sync/api";
import { MuteLog } from "./mute-log";

const KEY = "watchdesk.muteUntil";
const AGAIN_MS = 15_000;
const listeners = new Set<() => void>();

const log = new MuteLog({
  storage: localStorage,
  send: (body) => api("mutes", { method: "POST", body }),
  now: serverNow,
  newId,
});

const read = (): number => Number(localStorage.getItem(KEY)) || 0;

function tell(): void {
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener("storage", tell);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener("storage", tell);
  };
}

/** Mutes for the longest a mute may last, or ends the mute, in every tab. */
function turn(act: MuteAct): void {
  if (act === "mute") localStorage.setItem(KEY, String(serverNow() + MUTE_MAX_MS));
  else localStorage.removeItem(KEY);
  tell();
}

/** When the mute ends, epoch ms by the server's clock; 0 = none. */
export const useMuteUntil = (): number => useSyncExternalStore(subscribe, read);

/** Mutes and ends it; what could not be logged yet is sent as soon as the store answers again. */
export function useMute(): (act: MuteAct) => void {
  const { id } = useMe();
  const connected = useConnected();
  useEffect(() => {
    if (id === "" || !connected) return;
    const flush = (): void => void log.flush(id);
    flush();
    const timer = setInterval(flush, AGAIN_MS);
    return () => clearInterval(timer);
  }, [id, connected]);
  return useCallback(
    (act) => {
      log.keep(id, act);
      turn(act);
      void log.flush(id);
    },
    [id],
  );
}
