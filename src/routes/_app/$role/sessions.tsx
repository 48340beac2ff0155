/** `/contact/sessions`: who is signed in, for whoever may see people. */
import { createFileRoute } from "@tanstack/react-router";
import { SessionsPage } from "../../../features/profile/sessions-page";
import { PageGate } from "../../../features/shell/page-gate";

export const Route = createFileRoute("/_app/$role/sessions")({ component: Page });

function Page() {
  const { role } = Route.useParams();
  return (
    <PageGate area={role} id="sessions">
      <SessionsPage />
    </PageGate>
  );
}
