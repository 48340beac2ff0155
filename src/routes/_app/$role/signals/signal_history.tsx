/** `/$role/signals/signal_history`: signals and closed alarms of a period; the address keeps what is asked and opened. */
import { createFileRoute } from "@tanstack/react-router";
import { useCallback } from "react";
import { PageGate } from "../../../../features/shell/page-gate";
import { useIsHere } from "../../../../features/shell/use-is-here";
import { type HistoryAddress, readSearch } from "../../../../features/signals/history-address";
import { SignalHistoryPage } from "../../../../features/signals/signal-history-page";
import { strictSearch } from "../../../../lib/strict-search";

export const Route = createFileRoute("/_app/$role/signals/signal_history")({
  validateSearch: strictSearch(readSearch),
  component: Page,
});

function Page() {
  const { role } = Route.useParams();
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  const isHere = useIsHere();
  const change = useCallback<HistoryAddress["change"]>(
    (next, how) =>
      void (isHere() && navigate({ search: (old) => readSearch({ ...next(old) }), replace: how !== "push" })),
    [navigate, isHere],
  );
  return (
    <PageGate area={role} id="signal_history">
      <SignalHistoryPage address={{ search, change }} />
    </PageGate>
  );
}
