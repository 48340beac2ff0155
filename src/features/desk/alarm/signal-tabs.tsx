/** Signals of the alarm, the last of the site, and its partitions, zones and opening times: three views in one place. */
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useAlarmSignals, useSiteSignals, useStrangersSignals } from "../../../resources/use-alarms";
import { Areas } from "../../../resources/site/areas";
import { SiteTimes } from "../../../resources/site/site-times";
import { useCan } from "../../../resources/use-can";
import { useFormat } from "../../../resources/use-format";
import type { SignalRow } from "../../../sync/rows";
import { TabRow } from "../../../ui/tab-row";
import { useAlarmView } from "./alarm-context";
import { SignalTable } from "./signal-table";
import { useStatesOfAlarm } from "./site-lines";

type View = "of_alarm" | "of_site" | "areas";

/** The last signals of the site; where no site has the account, those of the account, which stands in the alarm's signals. */
function useLastSignals(site: string, ofAlarm: readonly SignalRow[] | undefined): readonly SignalRow[] | undefined {
  const ofSite = useSiteSignals(site);
  const ofAccount = useStrangersSignals(site === "" ? (ofAlarm?.[0]?.account ?? "") : "");
  if (site !== "") return ofSite;
  return ofAlarm && ofAccount;
}

/** The tabs. */
export function SignalTabs() {
  const { t } = useTranslation("alarms");
  const format = useFormat();
  const [view, setView] = useState<View>("of_alarm");
  const { alarm, place, since } = useAlarmView();
  const ofAlarm = useAlarmSignals(alarm.id);
  const last = useLastSignals(alarm.site, ofAlarm);
  const lastLabel = t(alarm.site === "" ? "signals.of_account" : "signals.of_site");
  const { unseenCount } = alarm;
  // The words would push the third tab out of a screen of 1280 px.
  const unseen = { text: format.number(unseenCount), meaning: t("signals.unseen", { count: unseenCount }) };
  const { others } = since;
  const more = { text: `+${format.number(others)}`, meaning: t("since.others", { count: others }) };
  const tabs = [
    {
      id: "of_alarm",
      label: `${t("signals.of_alarm")} (${format.number(alarm.eventCount)})`,
      mark: unseenCount > 0 ? unseen : undefined,
    },
    { id: "of_site", label: lastLabel, mark: others > 0 && place !== "closed" ? more : undefined },
    { id: "areas", label: t("signals.areas") },
  ] as const;
  return (
    <div className="signal-tabs">
      <TabRow label={t("signals.of_alarm")} tabs={tabs} current={view} onChange={setView} />
      <div className="tab-body" role="tabpanel">
        {view === "of_alarm" && (
          <SignalTable
            signals={ofAlarm}
            label={t("signals.of_alarm")}
            empty={t("signals.empty_alarm")}
            unseen={alarm.unseenCount}
            groups
          />
        )}
        {view === "of_site" && (
          <SignalTable
            signals={last}
            label={lastLabel}
            empty={t(alarm.site === "" ? "signals.empty_account" : "signals.empty_site")}
          />
        )}
        {view === "areas" && <AreasOfSite />}
      </div>
    </div>
  );
}

function AreasOfSite() {
  const { alarm, site } = useAlarmView();
  const states = useStatesOfAlarm();
  const can = useCan();
  return (
    <Areas partitions={site?.partitions ?? []} zones={site?.zones ?? []} zone={alarm.zone} states={states}>
      {site && can("accounts.site_schedules.read") && <SiteTimes content={site} />}
    </Areas>
  );
}
