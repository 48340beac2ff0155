/** Partitions and zones of the site with what they last said. */
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../resources/use-format";
import type { PartitionStateRow, SiteStates, ZoneStateRow } from "../../../resources/use-site";
import type { PartitionRow, ZoneRow } from "../../../sync/rows";
import { Ltr, OwnWay } from "../../../ui/alarm/isolated";
import { useAlarmView } from "./alarm-context";
import { armedSince } from "./armed-since";
import { useStatesOfAlarm } from "./site-lines";

function PartitionLine({ row, state }: { readonly row: PartitionRow; readonly state: PartitionStateRow | undefined }) {
  const { t } = useTranslation("alarms");
  const format = useFormat();
  const time = format.time(state && armedSince(state), { short: true });
  return (
    <tr>
      <td>
        <Ltr>{row.number}</Ltr>
      </td>
      <td>
        <OwnWay>{row.name}</OwnWay>
      </td>
      <td>
        {t(`areas.${state?.armedState || "unknown"}`)}{" "}
        {time && <span className="quiet">{t("areas.since", { time })}</span>}
      </td>
    </tr>
  );
}

const STATES = [
  ["inAlarm", "in_alarm"],
  ["inTrouble", "in_trouble"],
  ["bypassed", "bypassed"],
] as const;

function ZoneLine({ row, state }: { readonly row: ZoneRow; readonly state: ZoneStateRow | undefined }) {
  const { t } = useTranslation("alarms");
  const { alarm } = useAlarmView();
  const words = STATES.filter(([key]) => state?.[key]).map(([, word]) => t(`areas.${word}`));
  const standing = words.length > 0;
  return (
    <tr aria-current={row.number === alarm.zone ? "true" : undefined}>
      <td>
        <Ltr>{row.number}</Ltr>
      </td>
      <td>
        <OwnWay>{row.text}</OwnWay>
        {row.detector && <span className="quiet"> {t(`detector.${row.detector}` as "detector.door")}</span>}
      </td>
      <td className={standing ? "standing" : "quiet"}>
        {standing ? words.join(", ") : state ? t("areas.normal") : "–"}
      </td>
    </tr>
  );
}

function Zones({ states }: { readonly states: SiteStates | undefined }) {
  const { t } = useTranslation("alarms");
  const { site } = useAlarmView();
  const zones = site?.zones ?? [];
  return (
    <table>
      <caption>{t("areas.zones")}</caption>
      <tbody>
        {zones.map((row) => (
          <ZoneLine key={row.id} row={row} state={states?.zones.get(row.number)} />
        ))}
        {zones.length === 0 && (
          <tr>
            <td className="quiet">{t("areas.none_zones")}</td>
          </tr>
        )}
      </tbody>
    </table>
  );
}

/** Both lists side by side. */
export function Areas() {
  const { t } = useTranslation("alarms");
  const { site } = useAlarmView();
  const states = useStatesOfAlarm();
  const partitions = site?.partitions ?? [];
  return (
    <div className="areas" tabIndex={0} role="region" aria-label={t("signals.areas")}>
      {states.status !== "ready" && states.status !== "loading" && !states.data && (
        <p className="quiet">{t("areas.state_unavailable")}</p>
      )}
      <table>
        <caption>{t("areas.partitions")}</caption>
        <tbody>
          {partitions.map((row) => (
            <PartitionLine key={row.id} row={row} state={states.data?.partitions.get(row.number)} />
          ))}
          {partitions.length === 0 && (
            <tr>
              <td className="quiet">{t("areas.none_partitions")}</td>
            </tr>
          )}
        </tbody>
      </table>
      <Zones states={states.data} />
    </div>
  );
}
