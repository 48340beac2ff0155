/** What, where and how urgent, in one look. */
import DoneOutlineOutlined from "@mui/icons-material/DoneOutlineOutlined";
import { useTranslation } from "react-i18next";
import { toMs } from "../../../lib/date-time";
import { useAlarmName } from "../../../resources/alarm-name";
import { Age } from "../../../resources/age";
import { Countdown } from "../../../resources/countdown";
import { useFormat } from "../../../resources/use-format";
import { OwnWay } from "../../../ui/alarm/isolated";
import { PriorityBadge } from "../../../ui/priority-badge";
import { useDesk } from "../desk-context";
import { useAlarmView } from "./alarm-context";
import { CalmedLine } from "./calmed-line";

/** Who holds it, until when it waits, or how it ended. */
function State() {
  const { t } = useTranslation("alarms");
  const format = useFormat();
  const { found, alarm } = useAlarmView();
  const { me } = useDesk();
  if (found.table === "events_pending") {
    const until = format.time(found.alarm.wakeAt, { short: true });
    return (
      <span className="state">
        {t("state.on_hold", { time: until })}, <Countdown untilMs={toMs(found.alarm.wakeAt) ?? 0} /> {t("state.left")}
        {found.alarm.reason && <OwnWay> · {found.alarm.reason}</OwnWay>}
      </span>
    );
  }
  if (found.table === "alarm_history") {
    const { closedByName: name, closedAt, resolutionText } = found.alarm;
    const values = { name, time: format.time(closedAt), resolution: resolutionText };
    return <span className="state">{t(name === "" ? "state.closed_by_rule" : "state.closed", values)}</span>;
  }
  if (alarm.owner === "") return <span className="state">{t("state.queued")}</span>;
  const values = { name: alarm.ownerName, time: format.time(alarm.claimedAt) };
  return alarm.owner === me.id ? (
    <span className="state mine">{t("state.mine", values)}</span>
  ) : (
    <span className="state">{t("state.taken", values)}</span>
  );
}

/** Zone number and text; the text stored with the alarm, so that it reads as it did then. */
function Zone() {
  const { t } = useTranslation("alarms");
  const { alarm } = useAlarmView();
  if (alarm.zone === "" && alarm.zoneText === "") return null;
  return (
    <span className="head-zone">
      {alarm.zone !== "" && t("head.zone", { zone: alarm.zone })} <OwnWay>{alarm.zoneText}</OwnWay>
    </span>
  );
}

function Marks() {
  const { t } = useTranslation("alarms");
  const format = useFormat();
  const { alarm } = useAlarmView();
  const { testSites } = useDesk();
  return (
    <>
      {testSites.has(alarm.site) && <span className="test">{t("badge.test")}</span>}
      {alarm.confirmed && <span className="chip">{t("badge.confirmed")}</span>}
      {alarm.restoredAt !== "" && (
        <span className="chip restored">
          <DoneOutlineOutlined aria-hidden="true" />
          {t("badge.restored", { time: format.time(alarm.restoredAt, { short: true }) })}
        </span>
      )}
    </>
  );
}

/** The head of the alarm. */
export function Headline() {
  const { t } = useTranslation("alarms");
  const { alarm, place } = useAlarmView();
  const name = useAlarmName();
  const unclaimed = place === "open" && alarm.owner === "";
  return (
    <header className={`headline level-${Math.min(5, alarm.priority)}`}>
      <PriorityBadge priority={alarm.priority} size={36} unclaimed={unclaimed} />
      <div className="head-text">
        <h1>
          <OwnWay>{name(alarm)}</OwnWay>
          <Zone />
        </h1>
        <p className="head-sub">
          <span>{t("head.number", { number: alarm.alarmNo })}</span>
          <State />
          <Marks />
        </p>
        <CalmedLine />
      </div>
      {place !== "closed" && (
        <span className="head-age" title={t("head.age")}>
          <Age
            sinceMs={toMs(alarm.firstAt) ?? 0}
            breachMs={unclaimed ? toMs(alarm.breachAt) : null}
            warnMs={toMs(alarm.warnAt)}
          />
        </span>
      )}
    </header>
  );
}
