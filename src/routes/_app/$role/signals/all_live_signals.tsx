/** `/$role/signals/all_live_signals`: everything that comes in, as it comes in. */
import { createFileRoute } from "@tanstack/react-router";
import { PageGate } from "../../../../features/shell/page-gate";
import { LiveSignalsPage } from "../../../../features/signals/live-signals-page";

export const Route = createFileRoute("/_app/$role/signals/all_live_signals")({ component: Page });

function Page() {
  const { role } = Route.useParams();
  return (
    <PageGate area={role} id="all_live_signals">
      <LiveSignalsPage />
    </PageGate>
  );
}
