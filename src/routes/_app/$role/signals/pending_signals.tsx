/** `/$role/signals/pending_signals`: what waits, and until when. */
import { createFileRoute } from "@tanstack/react-router";
import { PageGate } from "../../../../features/shell/page-gate";
import { PendingPage } from "../../../../features/signals/pending-page";

export const Route = createFileRoute("/_app/$role/signals/pending_signals")({ component: Page });

function Page() {
  const { role } = Route.useParams();
  return (
    <PageGate area={role} id="pending_signals">
      <PendingPage />
    </PageGate>
  );
}
