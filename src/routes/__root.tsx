/** The root of every route. */
import { createRootRoute, Outlet } from "@tanstack/react-router";
import { CloseGuard } from "../features/shell/close-guard";

export const Route = createRootRoute({
  component: () => (
    <>
      <CloseGuard />
      <Outlet />
    </>
  ),
});
