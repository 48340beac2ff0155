/** `/$role`: the page an area begins with, as `/accounting`; a role's section leads on to the start page. */
import { createFileRoute, redirect } from "@tanstack/react-router";
import { useCallback } from "react";
import { pageAt, readSearch } from "../../../features/settings/records-address";
import { strictSearch } from "../../../lib/strict-search";
import { ListsPage, type ListsPageProps } from "./-lists-page";

export const Route = createFileRoute("/_app/$role/")({
  validateSearch: strictSearch(readSearch),
  beforeLoad: ({ params: { role } }) => {
    if (pageAt(role, "") === undefined) redirect({ to: "/", replace: true, throw: true });
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
  return <ListsPage area={role} path="" search={Route.useSearch()} onSearch={onSearch} />;
}
