/** The period: quick choices and both ends, on the control room's clock. */
import { useTranslation } from "react-i18next";
import { serverNow } from "../../lib/server-time";
import { useFormat } from "../../resources/use-format";
import { type Period, type PeriodFault, QUICK_HOURS, type Quick, quickPeriod, toWallClock } from "./period";

/** What the fields hold: text, because a half-typed time is no instant yet. */
export interface PeriodText {
  readonly from: string;
  readonly to: string;
  readonly quick: Quick | null;
}

/** A period as its fields show it. `to` is rounded up, so that the running minute is part of it. */
export function toText(period: Period, quick: Quick | null, timeZone: string): PeriodText {
  return { from: toWallClock(period.fromMs, timeZone), to: toWallClock(period.toMs + 59_999, timeZone), quick };
}

export interface PeriodFieldsProps {
  readonly value: PeriodText;
  readonly fault: PeriodFault | null;
  readonly onChange: (value: PeriodText) => void;
}

/** The fields. */
export function PeriodFields({ value, fault, onChange }: PeriodFieldsProps) {
  const { t } = useTranslation("signals");
  const { timeZone } = useFormat();
  const quicks = Object.keys(QUICK_HOURS) as readonly Quick[];
  const end = (name: "from" | "to") => (
    <label className="field">
      {t(`history.${name}`)}
      <input
        type="datetime-local"
        dir="ltr"
        required
        value={value[name]}
        aria-invalid={fault !== null}
        title={t("history.zone_named", { zone: timeZone })}
        onChange={(event) => onChange({ ...value, [name]: event.target.value, quick: null })}
      />
    </label>
  );
  return (
    <>
      <div className="segments" role="group" aria-label={t("history.period")}>
        {quicks.map((quick) => (
          <button
            key={quick}
            type="button"
            aria-pressed={value.quick === quick}
            onClick={() => onChange(toText(quickPeriod(quick, serverNow()), quick, timeZone))}
          >
            {t(`history.quick.${quick}`)}
          </button>
        ))}
      </div>
      {end("from")}
      {end("to")}
    </>
  );
}
