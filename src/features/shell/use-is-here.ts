/** Says whether the address is still this page's: what settles late must not lead back from the page one is on the way to. */
import { useMatch, useRouter } from "@tanstack/react-router";
import { useCallback } from "react";

/** Asked before a page changes its own address; the address is another's from the press on, long before that page is there. */
export function useIsHere(): () => boolean {
  const { history } = useRouter();
  const here = useMatch({ strict: false, select: ({ pathname }) => pathname });
  return useCallback(() => history.location.pathname === here, [history, here]);
}
