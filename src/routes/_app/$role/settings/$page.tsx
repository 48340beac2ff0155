/** `/$role/settings/$page`: a page of records; the address keeps the list as it is seen and the open record. */
import { createFileRoute, notFound, redirect } from "@tanstack/react-router";
import { useCallback, useMemo } from "react";
import { ALL_COLLECTIONS } from "../../../../../domain/collections/all";
import { readSearch, pageAt, pageLists } from "../../../../features/settings/records-address";
import { RecordsPage, type RecordsPageProps } from "../../../../features/settings/records-page";
import { PageGate } from "../../../../features/shell/page-gate";
import { useIsHere } from "../../../../features/shell/use-is-here";
import { strictSearch } from "../../../../lib/strict-search";
import { useCan } from "../../../../resources/use-can";

export const Route = createFileRoute("/_app/$role/settings/$page")({
  validateSearch: strictSearch(readSearch),
  beforeLoad: ({ params, search }) => {
    const collection = pageAt(params.page);
    if (collection === undefined) notFound({ throw: true });
    const { tabOf = "" } = collection?.page ?? {};
    const main = ALL_COLLECTIONS.find(({ name }) => name === tabOf)?.page;
    if (collection === undefined || main === undefined) return;
    const page = main.path.replace(/^settings\//, "");
    redirect({
      to: "/$role/settings/$page",
      params: { role: params.role, page },
      search: { ...search, tab: collection.name },
      replace: true,
      throw: true,
    });
  },
  component: Page,
});

function Page() {
  const { role, page } = Route.useParams();
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  const isHere = useIsHere();
  const can = useCan();
  const name = pageAt(page)?.name ?? "";
  const lists = useMemo(() => pageLists(name), [name]);
  const collections = lists.filter(({ page: { feature } }) => can(`${feature}.read`));
  const onSearch = useCallback<RecordsPageProps["onSearch"]>(
    (next, how) => void (isHere() && navigate({ search: readSearch({ ...next }), replace: how === "replace" })),
    [navigate, isHere],
  );
  return (
    <PageGate section={role} id={name}>
      <RecordsPage
        key={name}
        collections={collections.length > 0 ? collections : lists}
        search={search}
        onSearch={onSearch}
      />
    </PageGate>
  );
}
