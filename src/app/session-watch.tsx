/** Follows the session: whoever signs out, here or in another tab, goes to the start; another person begins anew. */
import { useEffect, useRef } from "react";
import { useSession } from "../resources/use-session";
import { toasts } from "../ui/toast-state";
import type { AppRouter } from "./router";

/** Draws nothing. */
export function SessionWatch({ router }: { router: AppRouter }) {
  const { status, ended, user } = useSession();
  const userId = user?.id;
  const before = useRef({ status, userId });
  useEffect(() => {
    const was = before.current;
    before.current = { status, userId };
    // A session that was ended keeps its page, while it is somebody's: the sign-in opens over it.
    if (status === "signed_out" && (ended === null || userId === undefined) && was.status === "signed_in")
      void router.navigate({ to: "/" });
    if (status === "signed_in" && was.userId !== undefined && was.userId !== userId) void router.navigate({ to: "/" });
    if (was.userId !== undefined && was.userId !== userId) toasts.forget();
    if (status !== was.status || userId !== was.userId) void router.invalidate();
  }, [router, status, ended, userId]);
  return null;
}
