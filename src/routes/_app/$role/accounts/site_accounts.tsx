/** `/$role/accounts/site_accounts`: every site to be looked up and read; the address keeps the list and the open site. */
import { createFileRoute } from "@tanstack/react-router";
import { useCallback, useEffect, useMemo, useRef } from "react";
import { useTranslation } from "react-i18next";
import { type Caller, callerIn, readCaller } from "../../../../features/accounts/accounts-address";
import { CallerLine } from "../../../../features/accounts/caller-line";
import { callerLookUp } from "../../../../features/accounts/caller-sites";
import { SITES } from "../../../../features/accounts/site-collection";
import { SITE_LOOK_UP } from "../../../../features/accounts/site-look-up";
import { SitePanel } from "../../../../features/accounts/site-panel";
import { readSearch } from "../../../../features/settings/records-address";
import { RecordsPage, type RecordsPageProps } from "../../../../features/settings/records-page";
import { PageGate } from "../../../../features/shell/page-gate";
import { useIsHere } from "../../../../features/shell/use-is-here";
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

/** How the list is read and named: of a caller his sites alone. */
function useList(caller: Caller | null, onAll: () => void): RecordsPageProps["list"] {
  const { t } = useTranslation(["records", "common"]);
  const ids = caller?.siteIds.join(",");
  const lookUp = useMemo(
    () => (ids === undefined ? SITE_LOOK_UP : callerLookUp(ids.split(",").filter(Boolean))),
    [ids],
  );
  const heading = (
    <>
      <h1>{t("common:menu.site_accounts")}</h1>
      {caller && <CallerLine caller={caller} onAll={onAll} />}
    </>
  );
  return { lookUp, searchLabel: t("records:site.search"), heading };
}

/** A caller with one site: that is what he calls about. Once: whoever closes it sees the list. */
function useOnlySite(caller: Caller | null, isOpen: boolean, open: (id: string) => void): void {
  const opened = useRef(isOpen);
  useEffect(() => {
    const [only, ...others] = caller?.siteIds ?? [];
    if (opened.current || only === undefined || others.length > 0) return;
    opened.current = true;
    open(only);
  }, [caller, open]);
}

function Page() {
  const { role } = Route.useParams();
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  const isHere = useIsHere();
  const onSearch = useCallback<RecordsPageProps["onSearch"]>(
    (next, how) =>
      void (
        isHere() &&
        navigate({
          search: (old) => ({ ...readSearch({ ...next }), ...readCaller(old) }),
          replace: how === "replace",
        })
      ),
    [navigate, isHere],
  );
  const caller = callerIn(readCaller(search));
  const showAll = (): void => void navigate({ search: (old) => readSearch(old), replace: true });
  const open = useCallback(
    (id: string): void => void (isHere() && navigate({ search: (old) => ({ ...old, id }), replace: true })),
    [navigate, isHere],
  );
  useOnlySite(caller, search.id !== undefined, open);
  const list = useList(caller, showAll);
  return (
    <PageGate area={role} id="site_accounts">
      <RecordsPage
        collections={COLLECTIONS}
        search={search}
        onSearch={onSearch}
        list={list}
        panel={(id, onClose) => <SitePanel key={id} id={id} onClose={onClose} />}
      />
    </PageGate>
  );
}
