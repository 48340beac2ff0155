/** The open alarm: two columns side by side, or panes with the acts below on a narrow screen. */
import { useTranslation } from "react-i18next";
import { PartBoundary } from "../../ui/part-boundary";
import { ActBar } from "./alarm/act-bar";
import { useAlarmView } from "./alarm/alarm-context";
import { BesideLine } from "./alarm/beside-line";
import { Headline } from "./alarm/headline";
import { LapseBanner } from "./alarm/lapse-banner";
import { Log } from "./alarm/log";
import { SignalTabs } from "./alarm/signal-tabs";
import { SiteLines } from "./alarm/site-lines";
import { BackToQueue } from "./back-to-queue";
import { useDesk } from "./desk-context";
import { DoPanel } from "./do/do-panel";
import { Notices } from "./notices";
import { TabRow } from "../../ui/tab-row";

// Whatever one of them can't show, the acts stay.
function Head() {
  const { t } = useTranslation("alarms");
  return (
    <PartBoundary name={t("panel.alarm")}>
      <Headline />
    </PartBoundary>
  );
}

function Beside() {
  const { t } = useTranslation("alarms");
  return (
    <PartBoundary name={t("panel.alarm")}>
      <LapseBanner />
      <BesideLine />
    </PartBoundary>
  );
}

function SiteAndSignals() {
  const { t } = useTranslation("alarms");
  return (
    <>
      <PartBoundary name={t("calls.site")}>
        <SiteLines />
      </PartBoundary>
      <PartBoundary name={t("signals.of_alarm")}>
        <SignalTabs />
      </PartBoundary>
    </>
  );
}

function Wide() {
  const { t } = useTranslation("alarms");
  return (
    <>
      <section className="alarm" aria-label={t("panel.alarm")}>
        <Head />
        <Beside />
        <SiteAndSignals />
        <Log />
        <ActBar />
      </section>
      <DoPanel />
    </>
  );
}

function Narrow() {
  const { t } = useTranslation("alarms");
  const { pane: asked, showPane } = useAlarmView();
  const { tall } = useDesk();
  // On a tall screen the log stands below the signals, as it does beside the queue.
  const panes = tall ? (["alarm", "do"] as const) : (["alarm", "do", "log"] as const);
  const pane = tall && asked === "log" ? "alarm" : asked;
  const tabs = panes.map((id) => ({ id, label: t(`panel.${id}`) }));
  return (
    <section className="alarm over" aria-label={t("panel.alarm")}>
      <div className="over-head">
        <BackToQueue />
        <Head />
      </div>
      <Beside />
      <TabRow label={t("panel.alarm")} tabs={tabs} current={pane} onChange={showPane} />
      <div className="pane" role="tabpanel">
        {pane === "alarm" && <SiteAndSignals />}
        {pane === "do" && <DoPanel />}
        {(pane === "log" || (tall && pane === "alarm")) && <Log />}
      </div>
      {/* Where the forms are, the notices stand above them: nothing below may move. */}
      {pane !== "do" && <Notices />}
      <ActBar />
    </section>
  );
}

/** The columns. */
export function AlarmColumns() {
  const { narrow } = useDesk();
  return narrow ? <Narrow /> : <Wide />;
}
