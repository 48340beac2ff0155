/** When a site may be open: what its week says, the holidays that come, and the days on which it asked for other times. */
import { useTranslation } from "react-i18next";
import { daysFrom } from "../../../domain/clock-time";
import { type Decides, decidesOver, holidaysOn, type TemporaryRow, WEEKDAYS } from "../../../domain/schedules/opening";
import { plainNumber } from "../../../domain/signals/normalise";
import type { HolidayOfSetRow, SiteScheduleRow, TemporaryScheduleRow } from "../../sync/rows";
import { OwnWay } from "../../ui/alarm/isolated";
import { useFormat } from "../use-format";
import { daysText } from "./call-terms";
import { partitionText, windowText } from "./opening-words";
import type { KeptTimes } from "./use-site-times";

/** Holidays that are told before they come, days. */
const HOLIDAYS_AHEAD = 30;

const dayNumber = (day: string): number => WEEKDAYS.findIndex((name) => name === day) + 1;

const byPlace = (a: SiteScheduleRow, b: SiteScheduleRow): number =>
  plainNumber(a.partition).localeCompare(plainNumber(b.partition), "en", { numeric: true }) ||
  Math.min(...a.days.map(dayNumber)) - Math.min(...b.days.map(dayNumber)) ||
  (a.opensFrom < b.opensFrom ? -1 : 1);

function WeekLine({ row }: { readonly row: SiteScheduleRow }) {
  const { t } = useTranslation("alarms");
  const format = useFormat();
  const days = row.days.map(dayNumber).sort((a, b) => a - b);
  return (
    <tr>
      <td>
        {daysText(days, format.weekdayShort)}
        {partitionText(t, row.partition)}
      </td>
      <td>{windowText(row.opensFrom, row.opensUntil)}</td>
      <td>
        {windowText(row.closesFrom, row.closesUntil)}{" "}
        {row.tolerance > 0 && <span className="quiet">{t("times.tolerance", { count: row.tolerance })}</span>}
      </td>
    </tr>
  );
}

/** What is done on that day instead, by holidays and by wishes alike. */
function useEffectText() {
  const { t } = useTranslation("alarms");
  return ({ effect, hours }: Pick<TemporaryRow, "effect" | "hours">, part = "whole"): string => {
    const [from = "", until = ""] = hours.split("-");
    const said =
      effect === "own_hours" && hours !== ""
        ? windowText(from, until)
        : t(`times.effect.${effect}` as "times.effect.closed");
    return part === "whole" ? said : t(`times.part.${part}` as "times.part.morning", { effect: said });
  };
}

interface TemporaryLineProps {
  readonly row: TemporaryScheduleRow;
  readonly decides: Decides;
}

function TemporaryLine({ row, decides }: TemporaryLineProps) {
  const { t } = useTranslation("alarms");
  const format = useFormat();
  const effect = useEffectText();
  const days = [...new Set([row.fromDay, row.untilDay])].map(format.calendarDay).join(" – ");
  return (
    <li className={decides === "none" || decides === "unread" ? "quiet" : undefined}>
      <b>{days}</b> {effect(row)}
      {partitionText(t, row.partition)} · <OwnWay>{row.reason}</OwnWay>
      {row.askedBy !== "" && (
        <>
          {" "}
          <span className="quiet">{t("times.by", { name: row.askedBy })}</span>
        </>
      )}
      {decides !== "all" && <> · {t(`times.decides.${decides}`)}</>}
    </li>
  );
}

function HolidayLine({ day, row }: { readonly day: string; readonly row: HolidayOfSetRow }) {
  const format = useFormat();
  const effect = useEffectText();
  return (
    <li>
      <b>{format.calendarDay(day)}</b> {effect(row, row.part)} · <OwnWay>{row.name}</OwnWay>
    </li>
  );
}

function WeekTable({ week }: Pick<KeptTimes, "week">) {
  const { t } = useTranslation("alarms");
  return (
    <table>
      <caption>{t("times.title")}</caption>
      {week.length > 0 && (
        <thead>
          <tr>
            <th scope="col">{t("times.days")}</th>
            <th scope="col">{t("times.opens")}</th>
            <th scope="col">{t("times.closes")}</th>
          </tr>
        </thead>
      )}
      <tbody>
        {week.toSorted(byPlace).map((row) => (
          <WeekLine key={row.id} row={row} />
        ))}
        {week.length === 0 && (
          <tr>
            <td className="quiet">{t("times.none")}</td>
          </tr>
        )}
      </tbody>
    </table>
  );
}

/** All of it; `today` is the day at the site. */
export function OpeningTimes({ times, today }: { readonly times: KeptTimes; readonly today: string }) {
  const { week, temporary, holidays } = times;
  const asked = temporary.filter(({ untilDay }) => untilDay >= today);
  const coming = week.length === 0 ? [] : holidaysOn(holidays, daysFrom(today, HOLIDAYS_AHEAD + 1));
  return (
    <section className="times">
      <WeekTable week={week} />
      {asked.length + coming.length > 0 && (
        <ul>
          {asked.map((row) => (
            <TemporaryLine key={row.id} row={row} decides={decidesOver(row, asked, today)} />
          ))}
          {coming.map(({ day, row }) => (
            <HolidayLine key={row.id} day={day} row={row} />
          ))}
        </ul>
      )}
    </section>
  );
}
