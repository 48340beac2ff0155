/** `/`: sign in, or on to one's start page. */
import { createFileRoute, redirect, useRouter } from "@tanstack/react-router";
import { NoHomePage } from "../features/shell/message-pages";
import { SignInPage } from "../features/session/sign-in-page";
import { isOwnPath, landingOf } from "../resources/landing";
import { useSession } from "../resources/use-session";
import { sessionState } from "../sync/session-state";

interface Search {
  /** Where one wanted to go. */
  readonly next?: string;
}

export const Route = createFileRoute("/")({
  validateSearch: (search: Record<string, unknown>): Search =>
    typeof search["next"] === "string" && isOwnPath(search["next"]) ? { next: search["next"] } : {},
  beforeLoad: ({ search }) => {
    const { status, user } = sessionState;
    if (status !== "signed_in" || !user) return;
    const to = search.next ?? landingOf(user);
    if (to !== undefined && to !== "/") redirect({ to, replace: true, throw: true });
  },
  component: StartPage,
});

function StartPage() {
  const router = useRouter();
  const { status } = useSession();
  return status === "signed_in" ? <NoHomePage /> : <SignInPage onDone={() => void router.invalidate()} />;
}
