/** `/user/reports`: what one's own sites did. */
import { createFileRoute } from "@tanstack/react-router";
import { useCallback } from "react";
import { PortalReports, type PortalReportsSearch } from "../../../features/reports/portal-reports";
import { PageGate } from "../../../features/shell/page-gate";
import { useIsHere } from "../../../features/shell/use-is-here";
import { strictSearch } from "../../../lib/strict-search";
import { readPeriodSearch } from "../../../resources/period/period-search";
import type { PeriodAddress } from "../../../resources/period/use-period";

const ID = /^[a-z0-9]{15}$/;

export const Route = createFileRoute("/_app/$role/reports")({
  validateSearch: strictSearch<PortalReportsSearch>((search) => {
    const { site } = search;
    return { ...readPeriodSearch(search), site: typeof site === "string" && ID.test(site) ? site : undefined };
  }),
  component: Page,
});

function Page() {
  const { role } = Route.useParams();
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  const isHere = useIsHere();
  const change = useCallback<PeriodAddress["change"]>(
    (next) => void (isHere() && navigate({ search: (old) => ({ ...next(old), site: old.site }), replace: true })),
    [navigate, isHere],
  );
  const onSite = useCallback(
    (site: string | undefined) => void navigate({ search: (old) => ({ ...old, site }), replace: true }),
    [navigate],
  );
  return (
    <PageGate area={role} id="reports">
      <PortalReports search={search} change={change} onSite={onSite} />
    </PageGate>
  );
}
