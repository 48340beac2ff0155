/** `/$role/reporting/personnel_reporting/$report`: a report for a period. */
import { createFileRoute, notFound } from "@tanstack/react-router";
import { useCallback } from "react";
import { isReport, REPORTS } from "../../../../../../domain/reports/reports.table";
import { ReportPage } from "../../../../../features/reports/report-page";
import { PageGate } from "../../../../../features/shell/page-gate";
import { useIsHere } from "../../../../../features/shell/use-is-here";
import { strictSearch } from "../../../../../lib/strict-search";
import { type PeriodSearch, readPeriodSearch } from "../../../../../resources/period/period-search";
import type { PeriodAddress } from "../../../../../resources/period/use-period";

export const Route = createFileRoute("/_app/$role/reporting/personnel_reporting/$report")({
  validateSearch: strictSearch<PeriodSearch>(readPeriodSearch),
  beforeLoad: ({ params: { report } }) => {
    // Others stand on pages of their own.
    if (!isReport(report) || !REPORTS[report].feature.startsWith("reporting.")) notFound({ throw: true });
  },
  component: Page,
});

function Page() {
  const { role, report } = Route.useParams();
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  const isHere = useIsHere();
  const change = useCallback<PeriodAddress["change"]>(
    (next) => void (isHere() && navigate({ search: (old) => next(old), replace: true })),
    [navigate, isHere],
  );
  if (!isReport(report)) return null;
  return (
    <PageGate area={role} id={report}>
      <ReportPage key={report} report={report} address={{ search, change }} />
    </PageGate>
  );
}
