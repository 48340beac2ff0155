/** An area of the app: `administrator`, `operator`, `accounting` … with the shell around its pages. */
import { createFileRoute, notFound, Outlet, redirect, useLocation, useNavigate } from "@tanstack/react-router";
import { AREAS, type Area } from "../../../../domain/access/menu";
import { LapseNotices } from "../../../features/desk/lapse-notices";
import { Telephone } from "../../../features/dialer/telephone";
import { SoundControl } from "../../../features/desk/sound/sound-control";
import { UrgentNotices } from "../../../features/shell/urgent-notices";
import { Shell } from "../../../features/shell/shell";
import { ownAddress } from "../../../resources/landing";
import { sessionState } from "../../../sync/session-state";

const areaOf = (role: string): Area | undefined => AREAS.find((area) => area === role);

const sectionIn = (address: string): string | undefined => address.split("/")[1];

function noSuchPage(): never {
  notFound({ throw: true });
  throw new Error("the router did not take over");
}

export const Route = createFileRoute("/_app/$role")({
  params: {
    parse: ({ role }) => ({ role: areaOf(role) ?? noSuchPage() }),
    stringify: ({ role }) => ({ role }),
  },
  beforeLoad: ({ location }) => {
    const { user } = sessionState;
    const href = user === null ? undefined : ownAddress(user, location.href);
    // What is no page of his is refused where it is; the way it is written must not lead round in a circle.
    if (href !== undefined && sectionIn(href) !== sectionIn(location.href))
      redirect({ href, replace: true, throw: true });
  },
  component: SectionLayout,
});

function SectionLayout() {
  const { role } = Route.useParams();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const onDesk = pathname.endsWith("/signals/alarms");
  const open = (id: string) => void navigate({ to: "/$role/signals/alarms", params: { role }, search: { id } });
  const showNew = () => void navigate({ to: "/$role/signals/alarms", params: { role }, search: { tab: "new" } });
  return (
    <Shell
      area={role}
      rail={onDesk}
      sound={<SoundControl />}
      notices={
        <>
          <UrgentNotices onDesk={onDesk} onOpen={open} onNew={showNew} />
          <LapseNotices onDesk={onDesk} onOpen={open} onNew={showNew} />
          <Telephone />
        </>
      }
    >
      <Outlet />
    </Shell>
  );
}
