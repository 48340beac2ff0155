/** What the signed-in person may do. */
import { grants } from "../sync/session-state";
import { useSession } from "./use-session";

/** Asks for `area.feature.verb`; the store decides again in any case. */
export function useCan(): (right: string) => boolean {
  const rights = useSession().user?.rights;
  return (right) => grants(rights, right);
}

/** Id and name of the signed-in person; empty below no session. */
export function useMe(): { readonly id: string; readonly name: string } {
  const user = useSession().user;
  return { id: user?.id ?? "", name: user ? `${user.name} ${user.surname}`.trim() : "" };
}
