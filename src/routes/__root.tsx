/** The root of every route. */
import { createRootRoute, Outlet } from "@tanstack/react-router";
import { CloseGuard } from "../features/shell/close-guard";
import { RouteLoader } from "../features/shell/route-loader";

export const Route = createRootRoute({
  component: () => (
    <>
      <CloseGuard />
      <RouteLoader />
      <Outlet />
    </>
  ),
});
