/** What the signed-in person may do. */
import { grantsAnywhere } from "../sync/session-state";
import { useSession } from "./use-session";

/**
 * Asks for `area.feature.verb`: of the role, or, of a portal user, at any of his customers (`grantsFor` asks at one). The
 * store decides again in any case.
 */
export function useCan(): (right: string) => boolean {
  const { user } = useSession();
  return (right) => grantsAnywhere(user, right);
}

/** Id and name of the signed-in person; empty below no session. */
export function useMe(): { readonly id: string; readonly name: string } {
  const user = useSession().user;
  return { id: user?.id ?? "", name: user ? `${user.name} ${user.surname}`.trim() : "" };
}
