/** Starts the telephone of whoever is signed in, where an account has been set up for him. */
import { useEffect } from "react";
import { isUsable, wsOrigin, type SipAccount } from "../../../domain/telephone/sip";
import { api } from "../../sync/api";
import { whenIdle } from "../../sync/idle";
import type { ToWorker } from "../../sw/messages";
import { phone, phoneState, setPhone } from "./phone-state";

/** One telephone a person; `person` is "" where nobody may call. */
export function useTelephone(person: string): void {
  useEffect(() => {
    if (person === "") return;
    let isHere = true;
    void begin(() => isHere);
    return () => {
      isHere = false;
      phone()?.stop();
      setPhone(undefined);
    };
  }, [person]);
}

const AGAIN_MS = 30_000;

async function begin(isHere: () => boolean): Promise<void> {
  const account = await api<SipAccount>("sip_account").catch(() => null);
  if (!isHere()) return;
  if (account === null) {
    // Without a line nothing is known of an account: calls are dialled by hand until it is back.
    Object.assign(phoneState, { account: "none" });
    return void setTimeout(() => isHere() && void begin(isHere), AGAIN_MS);
  }
  if (!isUsable(account)) return void Object.assign(phoneState, { account: "none" });
  watchPolicy(wsOrigin(account.server));
  await load(account, isHere);
}

/**
 * Not kept with the shell, for the few who have an account (ONLY_WITH_A_LINE in vite.config.ts). So it is fetched at the start,
 * as soon as the desk is at rest, and not with the first call: whoever calls in an alarm has it, whatever the line does by then.
 */
async function load(account: SipAccount, isHere: () => boolean): Promise<void> {
  await whenIdle();
  const part = await import("./sip-phone").catch(() => null);
  if (!isHere()) return;
  if (part !== null) {
    phoneState.account = "unknown";
    return setPhone(new part.SipPhone(account, phoneState));
  }
  Object.assign(phoneState, { account: "fault", fault: "part" });
  setTimeout(() => isHere() && void load(account, isHere), AGAIN_MS);
}

/** This page is older than the server's address: the worker fetches today's, for the next load. */
function watchPolicy(origin: string): void {
  document.addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI }) => {
    if (effectiveDirective !== "connect-src" || !blockedURI.startsWith(origin)) return;
    Object.assign(phoneState, { account: "fault", fault: "policy" });
    navigator.serviceWorker?.controller?.postMessage({ type: "RENEW_PAGE" } satisfies ToWorker);
  });
}
