/** Pages of whoever is not signed in: somebody who is goes to his own. */
import { redirect } from "@tanstack/react-router";
import { sessionState } from "../sync/session-state";

/** Leads on where somebody is signed in. */
export function forGuests(): void {
  if (sessionState.status === "signed_in") redirect({ to: "/", replace: true, throw: true });
}
