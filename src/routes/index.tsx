/** `/`: sign in, the administrator's home, or on to one's own start page. */
import { createFileRoute, redirect, useRouter } from "@tanstack/react-router";
import { lazy, Suspense } from "react";
import { SignInPage } from "../features/session/sign-in-page";
import { NoHomePage } from "../features/shell/message-pages";
import { strictSearch } from "../lib/strict-search";
import { isOwnPath, landingOf, ownAddress } from "../resources/landing";
import { useSession } from "../resources/use-session";
import { sessionState } from "../sync/session-state";
import { isCovered, prepare } from "./-access";
import { LoaderPage } from "../ui/loader-page";

/** Whoever signs in waits for none of it. */
const AdministratorHome = lazy(() => import("./-administrator-home"));

interface Search {
  /** Where one wanted to go. */
  readonly next?: string;
}

const HOME = "/";

export const Route = createFileRoute("/")({
  validateSearch: strictSearch<Search>(({ next }) => (typeof next === "string" && isOwnPath(next) ? { next } : {})),
  beforeLoad: async ({ search }) => {
    const { status, user } = sessionState;
    if (status !== "signed_in" || !user) return;
    const href = ownAddress(user, search.next ?? "") ?? landingOf(user);
    if (href !== undefined && href !== HOME) redirect({ href, replace: true, throw: true });
    // What led nowhere does not stay in the address.
    if (search.next !== undefined) redirect({ to: "/", search: {}, replace: true, throw: true });
    await prepare();
  },
  component: StartPage,
});

function StartPage() {
  const router = useRouter();
  const { status, user } = useSession();
  if (user === null || (status !== "signed_in" && !isCovered()))
    return <SignInPage onDone={() => void router.invalidate()} />;
  if (landingOf(user) !== HOME) return <NoHomePage />;
  return (
    <Suspense fallback={<LoaderPage />}>
      <AdministratorHome />
    </Suspense>
  );
}
