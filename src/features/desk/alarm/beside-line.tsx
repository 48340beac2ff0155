/** Names the other alarms of the same site, who has them, and leads to them: a fire is not to be handled beside a burglary unseen. */
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { useAlarmName } from "../../../resources/alarm-name";
import { useOpenAlarms, usePendingAlarms } from "../../../resources/use-alarms";
import { useFormat } from "../../../resources/use-format";
import { OwnWay } from "../../../ui/alarm/isolated";
import { PriorityBadge } from "../../../ui/priority-badge";
import { useDesk } from "../desk-context";
import { useAlarmView } from "./alarm-context";
import { alarmsBeside, type Beside } from "./beside";

const NONE: readonly never[] = [];
const SHOWN = 3;

function One({ alarm, tab, wakeAt }: Beside) {
  const { t } = useTranslation("alarms");
  const format = useFormat();
  const nameOf = useAlarmName();
  const { onOpen } = useDesk();
  const values = { name: alarm.ownerName, time: format.time(wakeAt, { short: true }) };
  return (
    <li>
      <PriorityBadge priority={alarm.priority} size={18} unclaimed={tab === "new"} />
      <button type="button" className="link" onClick={() => onOpen(alarm.id, tab)}>
        <OwnWay>{nameOf(alarm)}</OwnWay> {alarm.alarmNo}, {t(`beside.${tab}`, values)}
      </button>
    </li>
  );
}

/** The line, or nothing. */
export function BesideLine() {
  const { t } = useTranslation("alarms");
  const { me } = useDesk();
  const { alarm, place } = useAlarmView();
  const open = useOpenAlarms() ?? NONE;
  const pending = usePendingAlarms() ?? NONE;
  const { id, site } = alarm;
  const beside = useMemo(
    () => alarmsBeside({ id, site }, { open, pending, me: me.id }),
    [id, site, open, pending, me.id],
  );
  if (place === "closed" || beside.length === 0) return null;
  const more = beside.length - SHOWN;
  return (
    <div className="beside">
      <b>{t("beside.title", { count: beside.length })}</b>
      <ul>
        {beside.slice(0, SHOWN).map((one) => (
          <One key={one.alarm.id} {...one} />
        ))}
        {more > 0 && <li className="quiet">{t("beside.more", { count: more })}</li>}
      </ul>
    </div>
  );
}
