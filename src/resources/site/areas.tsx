/** Partitions and zones of the site with what they last said. */
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { WHOLE_SYSTEM } from "../../../domain/signals/effects";
import { plainNumber } from "../../../domain/signals/normalise";
import { useFormat } from "../use-format";
import type { Remote } from "../use-remote";
import type { PartitionStateRow, SiteStates, ZoneStateRow } from "../use-site";
import type { PartitionRow, ZoneRow } from "../../sync/rows";
import { Ltr, OwnWay } from "../../ui/alarm/isolated";
import { armedSince } from "./armed-since";

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

interface ZoneLineProps {
  readonly row: ZoneRow;
  readonly state: ZoneStateRow | undefined;
  readonly isCurrent: boolean;
}

function ZoneLine({ row, state, isCurrent }: ZoneLineProps) {
  const { t } = useTranslation("alarms");
  const words = STATES.filter(([key]) => state?.[key]).map(([, word]) => t(`areas.${word}`));
  const standing = words.length > 0;
  return (
    <tr aria-current={isCurrent ? "true" : undefined}>
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

export interface AreasProps {
  readonly partitions: readonly PartitionRow[];
  readonly zones: readonly ZoneRow[];
  readonly states: Remote<SiteStates>;
  /** Number of the zone that is spoken of. */
  readonly zone?: string;
  /** Stands below both lists and scrolls with them. */
  readonly children?: ReactNode;
}

function Zones({ zones, states, zone }: AreasProps) {
  const { t } = useTranslation("alarms");
  return (
    <table>
      <caption>{t("areas.zones")}</caption>
      <tbody>
        {zones.map((row) => (
          <ZoneLine
            key={row.id}
            row={row}
            state={states.data?.zones.get(plainNumber(row.number))}
            isCurrent={plainNumber(row.number) === zone}
          />
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

/** Both lists side by side, and what else is told of the site below. */
export function Areas(props: AreasProps) {
  const { t } = useTranslation("alarms");
  const { partitions, states, children } = props;
  return (
    <div className="areas" tabIndex={0} role="region" aria-label={t("signals.areas")}>
      {states.status !== "ready" && states.status !== "loading" && !states.data && (
        <p className="quiet">{t("areas.state_unavailable")}</p>
      )}
      <table>
        <caption>{t("areas.partitions")}</caption>
        <tbody>
          {partitions.map((row) => (
            <PartitionLine
              key={row.id}
              row={row}
              state={states.data?.partitions.get(plainNumber(row.number) || WHOLE_SYSTEM)}
            />
          ))}
          {partitions.length === 0 && (
            <tr>
              <td className="quiet">{t("areas.none_partitions")}</td>
            </tr>
          )}
        </tbody>
      </table>
      <Zones {...props} />
      {children}
    </div>
  );
}
