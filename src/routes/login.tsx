/** `/login` is another name of `/`. */
import { createFileRoute, redirect } from "@tanstack/react-router";

export const Route = createFileRoute("/login")({
  beforeLoad: () => {
    redirect({ to: "/", replace: true, throw: true });
  },
});
