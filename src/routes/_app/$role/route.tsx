/** A section of the app: `administrator`, `operator` … with the shell around its pages. */
import { createFileRoute, notFound, Outlet, useLocation } from "@tanstack/react-router";
import { SECTIONS, type Section } from "../../../../domain/access/authorities";
import { MENUS } from "../../../../domain/access/menu";
import { SoundControl } from "../../../features/desk/sound/sound-control";
import { Shell } from "../../../features/shell/shell";

const sectionOf = (role: string): Section | undefined =>
  SECTIONS.find((section) => section === role && MENUS[section] !== undefined);

function noSuchPage(): never {
  notFound({ throw: true });
  throw new Error("the router did not take over");
}

export const Route = createFileRoute("/_app/$role")({
  params: {
    parse: ({ role }) => ({ role: sectionOf(role) ?? noSuchPage() }),
    stringify: ({ role }) => ({ role }),
  },
  component: SectionLayout,
});

function SectionLayout() {
  const { role } = Route.useParams();
  const { pathname } = useLocation();
  return (
    <Shell section={role} rail={pathname.endsWith("/signals/alarms")} sound={<SoundControl />}>
      <Outlet />
    </Shell>
  );
}
