/** One alarm in the queue: edge, badge, what, where, how old, whose. */
import LockOutlined from "@mui/icons-material/LockOutlined";
import { memo } from "react";
import { useTranslation } from "react-i18next";
import { toMs } from "../../../lib/date-time";
import { useAlarmName } from "../../../resources/alarm-name";
import { Age } from "../../../resources/age";
import { Countdown } from "../../../resources/countdown";
import { useAlarm } from "../../../resources/use-alarms";
import { useFormat } from "../../../resources/use-format";
import { Ltr, OwnWay } from "../../../ui/alarm/isolated";
import { PriorityBadge } from "../../../ui/priority-badge";
import { initials } from "../initials";
import { goneTo } from "./gone-to";
import type { QueueAlarm } from "./queue-alarm";
import { RestoredMark } from "./restored-mark";

export interface QueueRowProps {
  readonly id: string;
  readonly alarm: QueueAlarm;
  readonly gone: boolean;
  readonly open: boolean;
  readonly me: string;
  readonly inTest: boolean;
  readonly topPx: number;
  readonly index: number;
  readonly count: number;
  readonly onOpen: (id: string) => void;
}

function Owner({ alarm, me }: { readonly alarm: QueueAlarm; readonly me: string }) {
  const { t } = useTranslation("alarms");
  if (alarm.owner === "") return null;
  const mine = alarm.owner === me;
  const label = mine ? t("queue.row_mine") : t("queue.row_owner", { name: alarm.ownerName });
  return (
    <span className={mine ? "owner mine" : "owner"} role="img" aria-label={label} title={label}>
      {!mine && <LockOutlined aria-hidden="true" />}
      <b aria-hidden="true">{initials(alarm.ownerName)}</b>
    </span>
  );
}

function Marks({ alarm, me, inTest }: { readonly alarm: QueueAlarm; readonly me: string; readonly inTest: boolean }) {
  const { t } = useTranslation("alarms");
  const format = useFormat();
  const time = format.time(alarm.restoredAt, { short: true });
  return (
    <span className="marks">
      {inTest && <span className="test">{t("badge.test")}</span>}
      {time !== "" && <RestoredMark time={time} />}
      <Owner alarm={alarm} me={me} />
    </span>
  );
}

function What({ alarm, ended = false }: { readonly alarm: QueueAlarm; readonly ended?: boolean }) {
  const { t } = useTranslation("alarms");
  const name = useAlarmName()(alarm);
  return (
    <span className="what">
      <span className={ended ? "name ended" : "name"} title={name}>
        <OwnWay>{name}</OwnWay>
      </span>
      {alarm.eventCount > 1 && (
        <Ltr className="count">
          <span aria-hidden="true">×{alarm.eventCount}</span>
          <span className="unseen">{t("queue.row_count", { count: alarm.eventCount })}</span>
        </Ltr>
      )}
    </span>
  );
}

function Where({ alarm }: { readonly alarm: QueueAlarm }) {
  const { t } = useTranslation("alarms");
  const site = alarm.siteName || alarm.siteNo;
  const zone = alarm.zoneText || (alarm.zone && t("queue.row_zone", { zone: alarm.zone }));
  return (
    <span className="where" title={[site, zone].filter(Boolean).join(" · ")}>
      <span className="site">
        <OwnWay>{site}</OwnWay>
      </span>
      {zone && (
        <span className="zone">
          <OwnWay>{zone}</OwnWay>
        </span>
      )}
    </span>
  );
}

/** How long it has been open; of a parked one, how long until it wakes. */
function Clock({ alarm }: { readonly alarm: QueueAlarm }) {
  if (alarm.wakeAt !== undefined) {
    return (
      <span className="wd-age">
        <Countdown untilMs={toMs(alarm.wakeAt) ?? 0} />
      </span>
    );
  }
  const target = alarm.owner === "" ? toMs(alarm.breachAt) : null;
  return <Age sinceMs={toMs(alarm.firstAt) ?? 0} breachMs={target} warnMs={toMs(alarm.warnAt)} />;
}

function Standing({
  alarm,
  me,
  inTest,
}: {
  readonly alarm: QueueAlarm;
  readonly me: string;
  readonly inTest: boolean;
}) {
  return (
    <>
      <What alarm={alarm} />
      <Clock alarm={alarm} />
      <span className="second">
        <Where alarm={alarm} />
        <Marks alarm={alarm} me={me} inTest={inTest} />
      </span>
    </>
  );
}

/**
 * It has left the list: what the row still holds is how it stood before. Struck through once it has ended, and only then.
 * What is nowhere any more may be another's now: its place is held for the hand above it, and only its level is left (H-RT-02).
 */
function Gone({ alarm, me }: { readonly alarm: QueueAlarm; readonly me: string }) {
  const { t } = useTranslation("alarms");
  const found = useAlarm(alarm.id);
  const to = found && goneTo(found, me);
  if (to === "elsewhere") return <span className="gone-to">{t("queue.gone.elsewhere")}</span>;
  return (
    <>
      <What alarm={alarm} ended={to === "closed"} />
      <Clock alarm={alarm} />
      <span className="second">
        <Where alarm={alarm} />
        {to && <span className="gone-to">{t(`queue.gone.${to}`, { name: found.alarm?.ownerName ?? "" })}</span>}
      </span>
    </>
  );
}

const classes = (props: QueueRowProps): string =>
  [
    "row",
    `level-${Math.min(5, props.alarm.priority)}`,
    props.open && "open",
    props.gone && "gone",
    props.inTest && "in-test",
    props.alarm.owner !== "" && (props.alarm.owner === props.me ? "is-mine" : "taken"),
  ]
    .filter(Boolean)
    .join(" ");

/** A row; it does not change its place by itself. Its keys are those of the list that holds it. */
export const QueueRow = memo(function QueueRow(props: QueueRowProps) {
  const { alarm, gone, me } = props;
  return (
    <div
      id={props.id}
      role="option"
      tabIndex={-1}
      aria-selected={props.open}
      aria-posinset={props.index + 1}
      aria-setsize={props.count}
      className={classes(props)}
      style={{ transform: `translateY(${props.topPx}px)` }}
      onClick={() => props.onOpen(alarm.id)}
      onKeyDown={undefined}
    >
      <PriorityBadge
        priority={alarm.priority}
        confirmed={alarm.confirmed}
        unclaimed={!gone && alarm.owner === "" && alarm.wakeAt === undefined}
      />
      {gone ? <Gone alarm={alarm} me={me} /> : <Standing alarm={alarm} me={me} inTest={props.inTest} />}
    </div>
  );
});
