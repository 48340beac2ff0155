/** The guard of everything behind the sign-in: specification section 4, access check. */
import { createFileRoute, Outlet, redirect } from "@tanstack/react-router";
import { verifyAccess } from "../sync/session";
import { sessionState } from "../sync/session-state";

/** A store that does not answer keeps nobody from the last known page for longer. */
const PATIENCE_MS = 2_500;
let checked: string | undefined;

/** Once a session and page load; afterwards the live layer checks every minute. */
async function check(): Promise<void> {
  if (checked === sessionState.sessionId || !sessionState.unverified) return;
  checked = sessionState.sessionId;
  await Promise.race([verifyAccess(), new Promise((done) => setTimeout(done, PATIENCE_MS))]);
}

/** Somebody's session was ended, and he may sign in again over his page. */
const isCovered = (): boolean =>
  sessionState.status !== "signed_in" && sessionState.ended !== null && sessionState.user !== null;

export const Route = createFileRoute("/_app")({
  beforeLoad: async ({ location }) => {
    // A session that was ended keeps its page: the sign-in opens over it.
    if (isCovered()) return;
    if (sessionState.status === "signed_in") await check();
    if (sessionState.status === "signed_in" || isCovered()) return;
    redirect({ to: "/", search: { next: location.href }, replace: true, throw: true });
  },
  component: Outlet,
});
