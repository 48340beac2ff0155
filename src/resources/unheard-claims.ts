/** Claims whose beats the store has not answered for a while: every tab of the browser hears of them from the one that beats. */
import { useSyncExternalStore } from "react";

/** Epoch ms by the server's clock. */
export interface Silence {
  /** When the store last heard of the claim. */
  readonly since: number;
  /** When it takes the claim away unless it hears of it. */
  readonly lapseAt: number;
}

type Silences = ReadonlyMap<string, Silence>;

const NONE: Silences = new Map();
const listeners = new Set<() => void>();
let silences = NONE;

/** `null`: it has been heard of again, or is no claim any more. */
function put(id: string, silence: Silence | null): boolean {
  const old = silences.get(id);
  if (silence ? old?.since === silence.since && old.lapseAt === silence.lapseAt : !old) return false;
  const next = new Map(silences);
  if (silence) next.set(id, silence);
  else next.delete(id);
  silences = next;
  for (const listener of listeners) listener();
  return true;
}

interface Told {
  readonly id: string;
  readonly silence: Silence | null;
}

const channel = typeof BroadcastChannel === "undefined" ? null : new BroadcastChannel("watchdesk.unheard");
channel?.addEventListener("message", ({ data }: MessageEvent<Told | null>) => {
  if (data && typeof data.id === "string") put(data.id, data.silence);
});

/** Tells every tab; told again with every beat, since a tab may have been opened meanwhile. */
export function tellSilence(id: string, silence: Silence): void {
  put(id, silence);
  channel?.postMessage({ id, silence } satisfies Told);
}

/** The store has answered for it, or it is no claim any more. */
export function endSilence(id: string): void {
  if (put(id, null)) channel?.postMessage({ id, silence: null } satisfies Told);
}

/** Another person at this workstation is not told of what was not his. */
export function forgetSilences(): void {
  for (const id of silences.keys()) put(id, null);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** The claims of which the store hears nothing. */
export const unheardClaims = (): Silences => silences;

/** The same for components. */
export const useUnheardClaims = (): Silences => useSyncExternalStore(subscribe, unheardClaims);
