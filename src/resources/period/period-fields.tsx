/** The period: quick choices and both ends, on the control room's clock of 24 hours. */
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { dayExample } from "../../lib/day-order";
import { serverNow } from "../../lib/server-time";
import { toWallClock } from "../../lib/wall-clock";
import { useFormat } from "../use-format";
import { DateField } from "../../ui/date-field";
import { HourList, TimeField } from "../../ui/time-field";
import {
  type Period,
  type PeriodEnd,
  type PeriodFault,
  QUICK_HOURS,
  type Quick,
  quickPeriod,
  type ReadPeriod,
  type WallPeriod,
  type WallText,
} from "./period";

/** What the fields hold: text, because a half-typed time is no instant yet. */
export interface PeriodText extends WallPeriod {
  readonly quick: Quick | null;
}

const wallText = (ms: number, timeZone: string): WallText => {
  const [date = "", time = ""] = toWallClock(ms, timeZone).split("T");
  return { date, time };
};

/** A period as its fields show it. `to` is rounded up, so that the running minute is part of it. */
export const toText = (period: Period, quick: Quick | null, timeZone: string): PeriodText => ({
  from: wallText(period.fromMs, timeZone),
  to: wallText(period.toMs + 59_999, timeZone),
  quick,
});

export interface PeriodFieldsProps {
  readonly value: PeriodText;
  readonly read: ReadPeriod;
  /** What the list shows while the fields can't be read; null = nothing. */
  readonly shown: Period | null;
  readonly onChange: (value: PeriodText) => void;
}

/** The fields. */
export function PeriodFields({ value, read, shown, onChange }: PeriodFieldsProps) {
  const { t } = useTranslation("signals");
  const hoursId = useId();
  const faultId = useId();
  const { dayOrder: order } = useFormat();
  const end = (name: PeriodEnd) => (
    <End
      name={name}
      value={value[name]}
      fault={read.at === name ? { id: faultId, of: faultOf(read.fault) } : null}
      hoursId={hoursId}
      onChange={(next) => onChange({ ...value, [name]: next, edited: name, quick: null })}
    />
  );
  return (
    <>
      <QuickChoice value={value.quick} onChange={onChange} />
      <div className="ends">
        {end("from")}
        {end("to")}
      </div>
      <HourList id={hoursId} />
      {read.fault !== null && (
        <span id={faultId} className="fault" role="alert">
          {t(`history.fault.${read.fault}`, { example: dayExample(order) })}
          {shown && <StillShown period={shown} />}
        </span>
      )}
    </>
  );
}

function StillShown({ period }: { readonly period: Period }) {
  const { t } = useTranslation("signals");
  const format = useFormat();
  const [from, to] = [format.dayTime(period.fromMs), format.dayTime(period.toMs)];
  return <span className="quiet"> {t("history.still", { from, to })}</span>;
}

function QuickChoice({ value, onChange }: { readonly value: Quick | null } & Pick<PeriodFieldsProps, "onChange">) {
  const { t } = useTranslation("signals");
  const { timeZone } = useFormat();
  const quicks = Object.keys(QUICK_HOURS) as readonly Quick[];
  return (
    <div className="segments" role="group" aria-label={t("history.period")}>
      {quicks.map((quick) => (
        <button
          key={quick}
          type="button"
          aria-pressed={value === quick}
          onClick={() => onChange(toText(quickPeriod(quick, serverNow()), quick, timeZone))}
        >
          <bdi>{t(`history.quick.${quick}`)}</bdi>
        </button>
      ))}
    </div>
  );
}

/** Which of an end's two fields is to be mended. */
type FaultOf = "day" | "time" | "both";

function faultOf(fault: PeriodFault): FaultOf {
  if (fault === "day" || fault === "no_day") return "day";
  return fault === "time" ? "time" : "both";
}

interface EndProps {
  readonly name: PeriodEnd;
  readonly value: WallText;
  /** Which sentence says what is wrong, and of which field; null = nothing is. */
  readonly fault: { readonly id: string; readonly of: FaultOf } | null;
  readonly hoursId: string;
  readonly onChange: (value: WallText) => void;
}

function End({ name, value, fault, hoursId, onChange }: EndProps) {
  const { t } = useTranslation("signals");
  const { timeZone, weekday, dayOrder } = useFormat();
  const faultIn = (field: FaultOf): string | undefined =>
    fault?.of === field || fault?.of === "both" ? fault.id : undefined;
  const day = weekday(value.date);
  return (
    <div className="field" role="group" aria-label={[t(`history.${name}`), day].filter(Boolean).join(", ")}>
      <span aria-hidden="true">
        {t(`history.${name}`)} {day && <bdi className="weekday">{day}</bdi>}
      </span>
      <span className="day-time" title={t("history.zone_named", { zone: timeZone })}>
        <DateField
          label={t(`history.${name}_date`)}
          pickLabel={t(`history.${name}_pick`)}
          value={value.date}
          order={dayOrder}
          faultId={faultIn("day")}
          onChange={(date) => onChange({ ...value, date })}
        />
        <TimeField
          label={t(`history.${name}_time`)}
          value={value.time}
          faultId={faultIn("time")}
          hoursId={hoursId}
          onChange={(time) => onChange({ ...value, time })}
        />
      </span>
    </div>
  );
}
