/** `/$role/reporting/personnel_reporting/report_settings`: saved reports, when they are made, and those that were. */
import { createFileRoute, notFound } from "@tanstack/react-router";
import { useCallback } from "react";
import { pageAt, readSearch } from "../../../../../features/settings/records-address";
import { strictSearch } from "../../../../../lib/strict-search";
import { ListsPage, type ListsPageProps } from "../../-lists-page";

const PATH = "reporting/personnel_reporting/report_settings";

export const Route = createFileRoute("/_app/$role/reporting/personnel_reporting/report_settings")({
  validateSearch: strictSearch(readSearch),
  beforeLoad: ({ params: { role } }) => {
    if (pageAt(role, PATH) === undefined) notFound({ throw: true });
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
  return <ListsPage area={role} path={PATH} search={Route.useSearch()} onSearch={onSearch} />;
}
