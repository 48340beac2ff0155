/** `/sales/scheduling`, `/technicians/scheduling`: the calendar of visits and jobs. */
import { createFileRoute } from "@tanstack/react-router";
import { readScheduleSearch, type ScheduleSearch } from "../../../features/scheduling/schedule-search";
import { SchedulingPage } from "../../../features/scheduling/scheduling-page";
import { PageGate } from "../../../features/shell/page-gate";
import { useIsHere } from "../../../features/shell/use-is-here";
import { strictSearch } from "../../../lib/strict-search";

export const Route = createFileRoute("/_app/$role/scheduling")({
  validateSearch: strictSearch<ScheduleSearch>(readScheduleSearch),
  component: Page,
});

function Page() {
  const { role } = Route.useParams();
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  const isHere = useIsHere();
  const go = (next: ScheduleSearch, how: "push" | "replace"): void =>
    void (isHere() && navigate({ search: readScheduleSearch({ ...next }), replace: how === "replace" }));
  return (
    <PageGate area={role} id="scheduling">
      <SchedulingPage kind={role === "sales" ? "visit" : "service"} search={search} onSearch={go} />
    </PageGate>
  );
}
