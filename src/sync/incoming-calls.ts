/** Telephones that ring for the signed-in person, in every tab: one tab has the stream, and any may be looked at. */
import { proxy } from "valtio/vanilla";

/** A call that comes in. */
export interface RingingCall {
  readonly id: string;
  readonly number: string;
  /** What the telephone says of who it is; "" = nothing. */
  readonly display: string;
  /** `line`: this browser's own telephone rings and can be answered here; `told`: one on the desk does. */
  readonly from: "line" | "told";
}

/** Read it with `useSnapshot`. */
export const ringing = proxy<{ calls: RingingCall[] }>({ calls: [] });

/** Nothing rings for longer; who would have taken it has. */
const RINGS_MS = 120_000;
const MOST = 5;

type Said = { readonly ring: RingingCall } | { readonly gone: string };

const channel = typeof BroadcastChannel === "undefined" ? undefined : new BroadcastChannel("watchdesk.calls");
channel?.addEventListener("message", ({ data }: MessageEvent<Said>) => hear(data));

function hear(said: Said): void {
  if ("gone" in said) {
    ringing.calls = ringing.calls.filter(({ id }) => id !== said.gone);
    return;
  }
  const { ring } = said;
  if (ringing.calls.some(({ id }) => id === ring.id)) return;
  ringing.calls = [...ringing.calls, ring].slice(-MOST);
  if (ring.from === "told") setTimeout(() => hear({ gone: ring.id }), RINGS_MS);
}

/** One that this browser's telephone has stays in its tab: no other can answer it. */
export function ring(call: RingingCall): void {
  hear({ ring: call });
  if (call.from === "told") channel?.postMessage({ ring: call } satisfies Said);
}

/** Accepted, rejected or over: it goes from every tab. */
export function ringNoMore(id: string): void {
  hear({ gone: id });
  channel?.postMessage({ gone: id } satisfies Said);
}

/** Nobody is signed in: of his callers nothing stays. */
export const silence = (): void => void (ringing.calls = []);
