/** "Page visited" for every completed change of the route (specification 2): the route's pattern, never what stands in it. */
import { authState } from "../sync/auth-state";
import { logVisit } from "../sync/outbox";
import type { AppRouter } from "./router";

/** A route of the router with its section filled in: no ids, no searches, no names. */
export function visitedPath(fullPath: string, section: string | undefined): string {
  const path = fullPath.replace(/\/+$/, "");
  return (section === undefined ? path : path.replace(/^\/\$role(?=\/|$)/, `/${section}`)) || "/";
}

/** The flag of the specification: it turns with every completed change, and stands on the page for whoever watches it. */
export function toggleRouteChanged(flags: Record<string, string | undefined>): void {
  flags["routeChanged"] = String(flags["routeChanged"] !== "true");
}

/** Begins to log; once a page load. */
export function startPageVisits(router: AppRouter): void {
  router.subscribe("onResolved", ({ pathChanged }) => {
    const match = router.state.matches.at(-1);
    if (!match || (!pathChanged && logged)) return;
    logged = true;
    authState.routeChanged = !authState.routeChanged;
    toggleRouteChanged(document.documentElement.dataset);
    const { role } = match.params as { readonly role?: string };
    logVisit(visitedPath(match.fullPath, role));
  });
}

let logged = false;
