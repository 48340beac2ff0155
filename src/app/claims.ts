/** Begins to keep claims once somebody is signed in, and goes on for as long as the tab lives, whatever it shows. */
import { subscribeKey } from "valtio/vanilla/utils";
import { sessionState } from "../sync/session-state";

const AGAIN_MS = 5_000;

/** Once a page load. What it needs is loaded only then: who signs in waits for less. */
export function startClaims(): void {
  const end = subscribeKey(sessionState, "status", () => begin());
  const begin = (): void => {
    if (sessionState.status !== "signed_in") return;
    end();
    void load();
  };
  begin();
}

async function load(): Promise<void> {
  try {
    const { keepClaims } = await import("../features/desk/claim-keeper");
    keepClaims();
  } catch {
    setTimeout(() => void load(), AGAIN_MS);
  }
}
