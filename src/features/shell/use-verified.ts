/** Checks one's rights again as soon as the server answers, where they could not be checked before. */
import { useEffect } from "react";
import { useLive } from "../../resources/use-live";
import { useSession } from "../../resources/use-session";
import { verifyAccess } from "../../sync/session";

/** Once each time the screen becomes live; a check that fails then waits for the live layer's own, every minute. */
export function useVerified(): void {
  const { status } = useLive();
  const { unverified } = useSession();
  const isDue = status === "live" && unverified;
  useEffect(() => {
    if (isDue) void verifyAccess();
  }, [isDue]);
}
