/** A section of the app: `administrator`, `operator` … with the shell around its pages. */
import { createFileRoute, notFound, Outlet, useLocation } from "@tanstack/react-router";
import { SECTIONS, type Section } from "../../../../domain/access/authorities";
import { MENUS } from "../../../../domain/access/menu";
import { Shell } from "../../../features/shell/shell";

const sectionOf = (role: string): Section | undefined =>
  SECTIONS.find((section) => section === role && MENUS[section] !== undefined);

export const Route = createFileRoute("/_app/$role")({
  params: {
    parse: ({ role }) => {
      const section = sectionOf(role);
      if (section === undefined) return notFound({ throw: true });
      return { role: section };
    },
    stringify: ({ role }) => ({ role }),
  },
  component: SectionLayout,
});

function SectionLayout() {
  const { role } = Route.useParams();
  const { pathname } = useLocation();
  return (
    <Shell section={role} rail={pathname.endsWith("/signals/alarms")}>
      <Outlet />
    </Shell>
  );
}
