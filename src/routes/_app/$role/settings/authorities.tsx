/** `/$role/settings/authorities`: who may do what. */
import { createFileRoute } from "@tanstack/react-router";
import { AuthoritiesPage } from "../../../../features/authorities/authorities-page";
import { PageGate } from "../../../../features/shell/page-gate";

export const Route = createFileRoute("/_app/$role/settings/authorities")({ component: Page });

function Page() {
  const { role } = Route.useParams();
  return (
    <PageGate area={role} id="authorities">
      <AuthoritiesPage />
    </PageGate>
  );
}
