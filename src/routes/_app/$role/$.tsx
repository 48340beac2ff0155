/** `/$role/…`: every page of records that has no route of its own; the address keeps the list as seen and the open record. */
import { createFileRoute, notFound, redirect } from "@tanstack/react-router";
import { useCallback } from "react";
import { pageAt, readSearch } from "../../../features/settings/records-address";
import { strictSearch } from "../../../lib/strict-search";
import { ListsPage, type ListsPageProps } from "./-lists-page";

export const Route = createFileRoute("/_app/$role/$")({
  validateSearch: strictSearch(readSearch),
  beforeLoad: async ({ params: { role, _splat = "" }, location }) => {
    if (pageAt(role, _splat) !== undefined) return;
    const { tabAt } = await import("../../../features/settings/records-lists");
    const href = tabAt(role, _splat);
    if (href === undefined) notFound({ throw: true });
    // A link to one record of a tab leads to that record.
    const asked = location.searchStr.replace(/^\?/, "&");
    redirect({ href: href === undefined ? "/" : href + asked, replace: true, throw: true });
  },
  component: Page,
});

function Page() {
  const { role, _splat = "" } = Route.useParams();
  const navigate = Route.useNavigate();
  const onSearch = useCallback<ListsPageProps["onSearch"]>(
    (search, how) => void navigate({ search, replace: how === "replace" }),
    [navigate],
  );
  return <ListsPage area={role} path={_splat} search={Route.useSearch()} onSearch={onSearch} />;
}
