/** `/`: sign in, or on to one's start page. */
import { createFileRoute, redirect, useRouter } from "@tanstack/react-router";
import { NoHomePage } from "../features/shell/message-pages";
import { SignInPage } from "../features/session/sign-in-page";
import { strictSearch } from "../lib/strict-search";
import { isOwnPath, landingOf, ownAddress } from "../resources/landing";
import { useSession } from "../resources/use-session";
import { sessionState } from "../sync/session-state";

interface Search {
  /** Where one wanted to go. */
  readonly next?: string;
}

export const Route = createFileRoute("/")({
  validateSearch: strictSearch<Search>(({ next }) => (typeof next === "string" && isOwnPath(next) ? { next } : {})),
  beforeLoad: ({ search }) => {
    const { status, user } = sessionState;
    if (status !== "signed_in" || !user) return;
    const href = ownAddress(user, search.next ?? "") ?? landingOf(user);
    if (href !== undefined) redirect({ href, replace: true, throw: true });
  },
  component: StartPage,
});

function StartPage() {
  const router = useRouter();
  const { status } = useSession();
  return status === "signed_in" ? <NoHomePage /> : <SignInPage onDone={() => void router.invalidate()} />;
}
