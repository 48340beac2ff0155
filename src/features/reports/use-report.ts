/** Reads a report; what was counted last stays on the page while it is counted anew. */
import type { ReportAnswer, ReportName } from "../../../domain/reports/reports.table";
import type { Period } from "../../resources/period/period";
import { type Remote, useRemote } from "../../resources/use-remote";
import { api } from "../../sync/api";

/** Where the read stands. */
export type ReportRead = Remote<ReportAnswer>;

/** Nothing is read without a period. */
export function useReport(report: ReportName, period: Period | null, site = ""): ReportRead {
  const query = period && {
    from: new Date(period.fromMs).toISOString(),
    to: new Date(period.toMs).toISOString(),
    site,
  };
  const key = query && `${report} ${query.from} ${query.to} ${site}`;
  return useRemote<ReportAnswer>(key, (signal) =>
    api<ReportAnswer>(`reports/${report}`, { query: { ...query }, signal }),
  );
}
