/** `/$role/home`: the start page of a role; the administrator's is `/`. */
import { createFileRoute, redirect } from "@tanstack/react-router";
import { isSection } from "../../../../domain/access/menu";
import { HomePage } from "../../../features/home/home-page";
import { PageGate } from "../../../features/shell/page-gate";

export const Route = createFileRoute("/_app/$role/home")({
  beforeLoad: ({ params: { role } }) => {
    if (role === "administrator" || !isSection(role)) redirect({ to: "/", replace: true, throw: true });
  },
  component: Page,
});

function Page() {
  const { role } = Route.useParams();
  if (!isSection(role)) return null;
  return (
    <PageGate area={role} id="home">
      <HomePage section={role} />
    </PageGate>
  );
}
