/** Where it is: site, address, both clocks, armed or not, and what must be read before acting. */
import { useTranslation } from "react-i18next";
import { addressText } from "../../../../domain/alarms/address";
import { plainNumber } from "../../../../domain/signals/normalise";
import { useAlarmSignals, useSiteSignals } from "../../../resources/use-alarms";
import { knownZone } from "../../../lib/zoned-time";
import { OpenNow } from "../../../resources/site/site-times";
import { SiteNotes } from "../../../resources/site/site-notes";
import { useFormat } from "../../../resources/use-format";
import type { Remote } from "../../../resources/use-remote";
import { type SiteStates, useSiteStates } from "../../../resources/use-site";
import { Ltr, OwnWay } from "../../../ui/alarm/isolated";
import { useServerNow } from "../../../ui/use-server-now";
import { useAlarmView } from "./alarm-context";
import { armedSince, armedUnknown } from "../../../resources/site/armed-since";

/** The site's clock and, where it differs, the centre's beside it; the centre's alone where no site is known. */
function Clocks({ timeZone, siteless }: { readonly timeZone: string; readonly siteless: boolean }) {
  const { t } = useTranslation("alarms");
  const format = useFormat();
  const now = useServerNow();
  const siteZone = knownZone(timeZone, format.timeZone);
  const [there, here] = [format.clock(now, { timeZone: siteZone, short: true }), format.clock(now, { short: true })];
  if (siteless || there === here) {
    return (
      <span>
        {t(siteless ? "head.time_at_centre" : "head.same_time")} <Ltr className="clock">{here}</Ltr>
      </span>
    );
  }
  return (
    <span>
      {t("head.site_time")} <Ltr className="clock">{there}</Ltr> · {t("head.centre_time")} <Ltr>{here}</Ltr>
    </span>
  );
}

/** States of the site as of its newest signal. */
export function useStatesOfAlarm(): ReturnType<typeof useSiteStates> {
  const { alarm } = useAlarmView();
  const newest = useSiteSignals(alarm.site, 1)?.[0]?.id ?? "";
  return useSiteStates(alarm.site, newest);
}

function Partition({ states }: { readonly states: Remote<SiteStates> }) {
  const { t } = useTranslation("alarms");
  const format = useFormat();
  const { alarm, site } = useAlarmView();
  const number = plainNumber(alarm.partitionNo);
  if (number === "") return null;
  // Whoever keeps the record writes `a` or `02`; a signal comes as `A` or `2`, and its state is kept so.
  const name = site?.partitions.find((partition) => plainNumber(partition.number) === number)?.name ?? "";
  const state = states.data?.partitions.get(number);
  const time = format.time(state && armedSince(state), { short: true });
  return (
    <span>
      {t(name === "" ? "head.partition" : "head.partition_named", { number, name })} ·{" "}
      {state && state.armedState !== "" && time !== ""
        ? t(`head.${state.armedState}_since`, { time })
        : t(`head.${armedUnknown(states)}`)}
    </span>
  );
}

/** The lines below the headline. */
export function SiteLines() {
  const { t } = useTranslation("alarms");
  const { alarm, site, siteStanding, facts } = useAlarmView();
  const { connected } = facts;
  const format = useFormat();
  const states = useStatesOfAlarm();
  const account = useAlarmSignals(alarm.id)?.[0]?.account ?? "";
  const code = site?.site.code ?? (alarm.siteNo || account);
  return (
    <div className="site-lines">
      <p>
        <Ltr className="site-code">{code}</Ltr>
        <b className="site-name">
          <OwnWay>{site?.site.name || alarm.siteName}</OwnWay>
        </b>
        {alarm.site === "" && <span className="odd">{t("head.no_site")}</span>}
        {siteStanding === "fetching" && <span className="quiet">{t("head.site_fetching")}</span>}
        {site && <OwnWay>{addressText(site.site) || t("head.no_address")}</OwnWay>}
        {site && !connected && (
          <span className="quiet">{t("head.site_as_of", { time: format.exactTime(site.readAt) })}</span>
        )}
      </p>
      <p className="quiet">
        <Clocks timeZone={site?.site.timeZone || alarm.siteTimeZone} siteless={alarm.site === ""} />
        <Partition states={states} />
        {site && <OpenNow content={site} partition={alarm.partitionNo} />}
      </p>
      {site && <SiteNotes site={site.site} />}
    </div>
  );
}
