/** Says that somebody at the site has disarmed or cancelled since the alarm began: no proof that all is well, but worth a call. */
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../resources/use-format";
import { OwnWay } from "../../../ui/alarm/isolated";
import { useAlarmView } from "./alarm-context";

/** The line, or nothing. */
export function CalmedLine() {
  const { t } = useTranslation("alarms");
  const format = useFormat();
  const {
    alarm,
    place,
    since: { calmed },
  } = useAlarmView();
  if (!calmed || place === "closed") return null;
  const { user, userName: name, partitionNo } = calmed;
  const what = calmed.class === "cancel" ? "cancelled" : "disarmed";
  const by = user === "" ? "" : t("since.by", { user });
  const where =
    partitionNo === "" || partitionNo === "0" || partitionNo === alarm.partitionNo
      ? ""
      : t("head.partition", { number: partitionNo });
  return (
    <p className="calmed" role="status">
      {[t(`since.${what}`, { time: format.time(calmed.receivedAt, { short: true }) }), by].filter(Boolean).join(" ")}
      {name !== "" && (
        <>
          {" "}
          (<OwnWay>{name}</OwnWay>)
        </>
      )}
      {where !== "" && ` · ${where}`}
    </p>
  );
}
