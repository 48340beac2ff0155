/** `/$role/accounts/site_accounts`: every site to be looked up and read; the address keeps the list and the open site. */
import { createFileRoute } from "@tanstack/react-router";
import { useCallback } from "react";
import { useTranslation } from "react-i18next";
import { readCaller } from "../../../../features/accounts/accounts-address";
import { SITES } from "../../../../features/accounts/site-collection";
import { SITE_LOOK_UP } from "../../../../features/accounts/site-look-up";
import { SitePanel } from "../../../../features/accounts/site-panel";
import { readSearch } from "../../../../features/settings/records-address";
import { RecordsPage, type RecordsPageProps } from "../../../../features/settings/records-page";
import { PageGate } from "../../../../features/shell/page-gate";
import { strictSearch } from "../../../../lib/strict-search";
import { NEW } from "../../../../resources/records/record/record-address";

export const Route = createFileRoute("/_app/$role/accounts/site_accounts")({
  validateSearch: strictSearch((search) => {
    const { id, ...list } = readSearch(search);
    // Nothing is made here.
    return { ...list, ...(id === undefined || id === NEW ? {} : { id }), ...readCaller(search) };
  }),
  component: Page,
});

const COLLECTIONS = [SITES];

function Page() {
  const { t } = useTranslation(["records", "app"]);
  const { role } = Route.useParams();
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  const onSearch = useCallback<RecordsPageProps["onSearch"]>(
    (next, how) => void navigate({ search: readSearch({ ...next }), replace: how === "replace" }),
    [navigate],
  );
  return (
    <PageGate section={role} id="site_accounts">
      <RecordsPage
        collections={COLLECTIONS}
        search={search}
        onSearch={onSearch}
        list={{
          lookUp: SITE_LOOK_UP,
          searchLabel: t("records:site.search"),
          heading: <h1>{t("app:menu.site_accounts")}</h1>,
        }}
        panel={(id, onClose) => <SitePanel key={id} id={id} onClose={onClose} />}
      />
    </PageGate>
  );
}
