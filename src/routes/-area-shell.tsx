/** The shell with what the desk puts into it: its sound, and notices of alarms on every page. */
import { useLocation, useNavigate } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { isSection, type Area } from "../../domain/access/menu";
import { LapseNotices } from "../features/desk/lapse-notices";
import { Telephone } from "../features/dialer/telephone";
import { SoundControl } from "../features/desk/sound/sound-control";
import { InactiveNotices } from "../features/shell/inactive-notices";
import { Shell } from "../features/shell/shell";
import { UrgentNotices } from "../features/shell/urgent-notices";
import { sectionsOf } from "../resources/landing";
import { useSession } from "../resources/use-session";

export interface AreaShellProps {
  readonly area: Area;
  readonly children: ReactNode;
}

/** The shell of an area; alarms open in the person's own section. */
export function AreaShell({ area, children }: AreaShellProps) {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const { user } = useSession();
  const own = user ? sectionsOf(user) : [];
  const role = isSection(area) && own.includes(area) ? area : (own[0] ?? "operator");
  const onDesk = pathname.endsWith("/signals/alarms");
  const open = (id: string) => void navigate({ to: "/$role/signals/alarms", params: { role }, search: { id } });
  const showNew = () => void navigate({ to: "/$role/signals/alarms", params: { role }, search: { tab: "new" } });
  return (
    <Shell
      area={area}
      rail={onDesk}
      sound={<SoundControl />}
      notices={
        <>
          <UrgentNotices onDesk={onDesk} onOpen={open} onNew={showNew} />
          <InactiveNotices onNew={showNew} />
          <LapseNotices onDesk={onDesk} onOpen={open} onNew={showNew} />
          <Telephone />
        </>
      }
    >
      {children}
    </Shell>
  );
}
