/** Why somebody on the list is not the one to call now, with the day or the hours by the site's clock. */
import { useTranslation } from "react-i18next";
import { knownZone } from "../../../lib/zoned-time";
import { useFormat } from "../../../resources/use-format";
import { useAlarmView } from "../alarm/alarm-context";
import { daysText, type Standing } from "./call-terms";

/** The site's zone, the centre's where it has none. */
export function useSiteZone(): string {
  const { alarm, site } = useAlarmView();
  const { timeZone } = useFormat();
  return knownZone(site?.site.timeZone || alarm.siteTimeZone, timeZone);
}

function useStandingText({ now, validFromMs, validUntilMs, hours }: Standing): string {
  const { t } = useTranslation("alarms");
  const format = useFormat();
  const timeZone = useSiteZone();
  if (now === "expired") return t("calls.expired", { day: format.day(validUntilMs, { timeZone }) });
  if (now === "not_yet") return t("calls.not_yet", { day: format.day(validFromMs, { timeZone }) });
  // Isolated: the clocks keep their order in right-to-left text (H-IN-01).
  const written = hours.map(({ days, from, to }) => `${daysText(days, format.weekdayShort)} \u2066${from}–${to}\u2069`);
  return t("calls.outside_hours", { hours: written.join(", ") });
}

/** The line below the name. */
export function StandingLine({ standing }: { readonly standing: Standing }) {
  const text = useStandingText(standing);
  return <p className="standing-line">{text}</p>;
}
