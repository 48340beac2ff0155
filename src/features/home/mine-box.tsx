/** The alarms that somebody holds, and those he has parked. */
import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import type { Section } from "../../../domain/access/authorities";
import { toMs } from "../../lib/date-time";
import { Age } from "../../resources/age";
import { useAlarmName } from "../../resources/alarm-name";
import { siteText } from "../../resources/site-text";
import { useMe } from "../../resources/use-can";
import { useOpenAlarms } from "../../resources/use-alarms";
import { OwnWay } from "../../ui/alarm/isolated";
import { PriorityBadge } from "../../ui/priority-badge";
import { Box } from "./box";

/** Most that is listed: the desk has all of them. */
const MOST = 8;

/** Own alarms, each a way to it. */
export function MineBox({ section }: { readonly section: Section }) {
  const { t } = useTranslation("home");
  const { id } = useMe();
  const nameOf = useAlarmName();
  const mine = (useOpenAlarms() ?? []).filter(({ owner }) => owner === id);
  return (
    <Box title={t("mine.title")}>
      {mine.length === 0 && <p>{t("mine.none")}</p>}
      <ul>
        {mine.slice(0, MOST).map((alarm) => (
          <li key={alarm.id}>
            <PriorityBadge priority={alarm.priority} size={22} />
            <span className="main">
              <Link to="/$role/signals/alarms" params={{ role: section }} search={{ id: alarm.id }}>
                <OwnWay>{[nameOf(alarm), siteText(alarm)].join(" · ")}</OwnWay>
              </Link>
            </span>
            <span className="side">
              <Age sinceMs={toMs(alarm.firstAt) ?? 0} />
            </span>
          </li>
        ))}
      </ul>
    </Box>
  );
}
