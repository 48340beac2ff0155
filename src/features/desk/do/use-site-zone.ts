/** By which clock the hours of the people to call are read. */
import { knownZone } from "../../../lib/zoned-time";
import { useFormat } from "../../../resources/use-format";
import { useAlarmView } from "../alarm/alarm-context";

/** The site's zone, the centre's where it has none. */
export function useSiteZone(): string {
  const { alarm, site } = useAlarmView();
  const { timeZone } = useFormat();
  return knownZone(site?.site.timeZone || alarm.siteTimeZone, timeZone);
}
