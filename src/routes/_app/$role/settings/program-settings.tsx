/** `/$role/settings/program-settings`: how this installation works. */
import { createFileRoute } from "@tanstack/react-router";
import { ProgramSettingsPage } from "../../../../features/settings/program-settings-page";
import { PageGate } from "../../../../features/shell/page-gate";

export const Route = createFileRoute("/_app/$role/settings/program-settings")({ component: Page });

function Page() {
  const { role } = Route.useParams();
  return (
    <PageGate area={role} id="program_settings">
      <ProgramSettingsPage />
    </PageGate>
  );
}
