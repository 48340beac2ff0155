/** Signing out, and the questions that come before it: while lines are not sent, and while alarms are held. */
import { useState } from "react";
import { listRows } from "../../sync/api";
import { signOut, signOutReleasing } from "../../sync/session";
import { useOpenAlarms } from "../../resources/use-alarms";
import { useSession } from "../../resources/use-session";
import type { SignOutDialogProps } from "./sign-out-dialog";
import type { UnsentDialogProps } from "./unsent-dialog";
import { useUnsent } from "./use-unsent";

/** Nobody who wants to leave waits longer for what he holds elsewhere. */
const ASK_MS = 2_000;

/** Standing claims of the person that were made in another session; 0 where the store does not say. */
async function countElsewhere(user: string, session: string): Promise<number> {
  const query = { filter: `operator = {:user} && ended = ""`, params: { user }, sort: "-from", fields: "session" };
  try {
    const claims = await listRows<{ session: string }>("alarm_claims", {
      ...query,
      signal: AbortSignal.timeout(ASK_MS),
    });
    return claims.filter((claim) => claim.session !== session).length;
  } catch {
    return 0;
  }
}

export interface SignOut {
  readonly held: SignOutDialogProps;
  readonly unsent: UnsentDialogProps;
  readonly leave: () => void;
}

/** What the questions need, and `leave`, which asks them where there is something to ask. */
export function useSignOut(): SignOut {
  const { user, sessionId } = useSession();
  const held = (useOpenAlarms() ?? []).filter(({ owner }) => owner === user?.id).length;
  const [elsewhere, setElsewhere] = useState<number | null>(null);
  // What was held has gone meanwhile: the question must not come back with the next alarm.
  if (elsewhere !== null && held === 0) setElsewhere(null);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const ask = async (): Promise<void> => {
    setError(null);
    setElsewhere(await countElsewhere(user?.id ?? "", sessionId));
  };
  const release = async (): Promise<void> => {
    setBusy(true);
    setError(null);
    await signOutReleasing().catch(setError);
    setBusy(false);
  };
  const unsent = useUnsent(() => void (held > 0 ? ask() : signOut()));
  return {
    held: {
      held,
      elsewhere: elsewhere ?? 0,
      open: elsewhere !== null && held > 0,
      busy,
      error,
      onStay: () => setElsewhere(null),
      onRelease: () => void release(),
      onHereOnly: () => void signOut(),
    },
    unsent: unsent.question,
    leave: unsent.ask,
  };
}
