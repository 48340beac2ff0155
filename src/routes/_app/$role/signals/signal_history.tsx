/** `/$role/signals/signal_history`: signals and closed alarms of a period. */
import { createFileRoute } from "@tanstack/react-router";
import { PageGate } from "../../../../features/shell/page-gate";
import { SignalHistoryPage } from "../../../../features/signals/signal-history-page";

export const Route = createFileRoute("/_app/$role/signals/signal_history")({ component: Page });

function Page() {
  const { role } = Route.useParams();
  return (
    <PageGate section={role} id="signal_history">
      <SignalHistoryPage />
    </PageGate>
  );
}
