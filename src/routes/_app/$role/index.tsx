/** `/$role`: the page an area begins with, as `/accounting` and `/help`; a role's section leads on to the start page. */
import { createFileRoute, redirect } from "@tanstack/react-router";
import { lazy, Suspense, useCallback } from "react";
import { readManualSearch } from "../../../features/manual/manual-search";
import { pageAt, readSearch } from "../../../features/settings/records-address";
import { strictSearch } from "../../../lib/strict-search";
import { ListsPage, type ListsPageProps } from "./-lists-page";

const HelpPage = lazy(async () => ({ default: (await import("./-help-page")).HelpPage }));

export const Route = createFileRoute("/_app/$role/")({
  validateSearch: strictSearch((search) => ({ ...readSearch(search), ...readManualSearch(search) })),
  beforeLoad: ({ params: { role } }) => {
    if (role !== "help" && pageAt(role, "") === undefined) redirect({ to: "/", replace: true, throw: true });
  },
  component: Page,
});

function Page() {
  const { role } = Route.useParams();
  const navigate = Route.useNavigate();
  const onSearch = useCallback<ListsPageProps["onSearch"]>(
    (search, how) => void navigate({ search, replace: how === "replace" }),
    [navigate],
  );
  const search = Route.useSearch();
  if (role !== "help") return <ListsPage area={role} path="" search={search} onSearch={onSearch} />;
  return (
    <Suspense fallback={null}>
      <HelpPage search={search} onQuery={(q) => void navigate({ search: { q }, replace: true })} />
    </Suspense>
  );
}
