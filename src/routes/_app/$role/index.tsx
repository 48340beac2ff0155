/** `/$role`: on to the start page. */
import { createFileRoute, redirect } from "@tanstack/react-router";

export const Route = createFileRoute("/_app/$role/")({
  beforeLoad: () => {
    redirect({ to: "/", replace: true, throw: true });
  },
});
