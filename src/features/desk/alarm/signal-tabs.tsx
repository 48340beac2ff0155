/** Signals of the alarm, the last of the site, and its partitions and zones: three views in one place. */
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useAlarmSignals, useSiteSignals } from "../../../resources/use-alarms";
import { useDelayed } from "../../../resources/use-delayed";
import { useFormat } from "../../../resources/use-format";
import { SkeletonRows } from "../../../ui/skeleton-rows";
import { TabRow } from "../tab-row";
import { Areas } from "./areas";
import { useAlarmView } from "./alarm-context";
import { SignalTable } from "./signal-table";
import type { SignalRow } from "../../../../domain/signals/rows";

type View = "of_alarm" | "of_site" | "areas";

function Rows({
  signals,
  empty,
  label,
  unseen,
}: {
  signals: readonly SignalRow[] | undefined;
  empty: string;
  label: string;
  unseen?: number;
}) {
  const { t } = useTranslation("alarms");
  const slow = useDelayed(signals === undefined);
  if (signals === undefined) return slow ? <SkeletonRows rows={3} label={t("signals.loading")} /> : null;
  if (signals.length === 0) return <p className="quiet none-here">{empty}</p>;
  return <SignalTable signals={signals} label={label} unseen={unseen} />;
}

/** The tabs. */
export function SignalTabs() {
  const { t } = useTranslation("alarms");
  const format = useFormat();
  const [view, setView] = useState<View>("of_alarm");
  const { alarm } = useAlarmView();
  const ofAlarm = useAlarmSignals(alarm.id);
  const ofSite = useSiteSignals(alarm.site);
  const unseen = alarm.unseenCount > 0 ? t("signals.unseen", { count: alarm.unseenCount }) : undefined;
  const tabs = [
    { id: "of_alarm", label: `${t("signals.of_alarm")} (${format.number(alarm.eventCount)})`, mark: unseen },
    { id: "of_site", label: t("signals.of_site") },
    { id: "areas", label: t("signals.areas") },
  ] as const;
  return (
    <div className="signal-tabs">
      <TabRow label={t("signals.of_alarm")} tabs={tabs} current={view} onChange={setView} />
      <div className="tab-body" role="tabpanel">
        {view === "of_alarm" && (
          <Rows
            signals={ofAlarm}
            label={t("signals.of_alarm")}
            empty={t("signals.empty_alarm")}
            unseen={alarm.unseenCount}
          />
        )}
        {view === "of_site" && (
          <Rows
            signals={alarm.site === "" ? [] : ofSite}
            label={t("signals.of_site")}
            empty={t("signals.empty_site")}
          />
        )}
        {view === "areas" && <Areas />}
      </div>
    </div>
  );
}
