/** `/support/agent_analytics`: how those who answer tickets do, in a period. */
import { createFileRoute, notFound } from "@tanstack/react-router";
import { useCallback } from "react";
import { ReportPage } from "../../../features/reports/report-page";
import { PageGate } from "../../../features/shell/page-gate";
import { useIsHere } from "../../../features/shell/use-is-here";
import { strictSearch } from "../../../lib/strict-search";
import { type PeriodSearch, readPeriodSearch } from "../../../resources/period/period-search";
import type { PeriodAddress } from "../../../resources/period/use-period";

export const Route = createFileRoute("/_app/$role/agent_analytics")({
  validateSearch: strictSearch<PeriodSearch>(readPeriodSearch),
  beforeLoad: ({ params: { role } }) => {
    if (role !== "support") notFound({ throw: true });
  },
  component: Page,
});

function Page() {
  const { role } = Route.useParams();
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  const isHere = useIsHere();
  const change = useCallback<PeriodAddress["change"]>(
    (next) => void (isHere() && navigate({ search: (old) => next(old), replace: true })),
    [navigate, isHere],
  );
  return (
    <PageGate area={role} id="agent_analytics">
      <ReportPage report="agent_analytics" address={{ search, change }} />
    </PageGate>
  );
}
