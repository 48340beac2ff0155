/** The guard of everything behind the sign-in: specification section 4, access check. */
import { createFileRoute, Outlet, redirect } from "@tanstack/react-router";
import { sessionState } from "../sync/session-state";
import { isCovered, prepare } from "./-access";

export const Route = createFileRoute("/_app")({
  beforeLoad: async ({ location }) => {
    // A session that was ended keeps its page: the sign-in opens over it.
    if (isCovered()) return;
    if (sessionState.status === "signed_in") await prepare();
    if (sessionState.status === "signed_in" || isCovered()) return;
    redirect({ to: "/", search: { next: location.href }, replace: true, throw: true });
  },
  component: Outlet,
});
