/** `/operator/shift_management`: the roster, swaps, hand-over and attendance. */
import { createFileRoute } from "@tanstack/react-router";
import { PageGate } from "../../../features/shell/page-gate";
import { ShiftsPage } from "../../../features/shifts/shifts-page";

export const Route = createFileRoute("/_app/$role/shift_management")({ component: Page });

function Page() {
  const { role } = Route.useParams();
  return (
    <PageGate area={role} id="shift_management">
      <ShiftsPage />
    </PageGate>
  );
}
