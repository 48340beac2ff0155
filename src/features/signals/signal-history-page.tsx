/** History: what came in during a period, and which alarms were closed in it. */
import { useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { serverNow } from "../../lib/server-time";
import { useFormat } from "../../resources/use-format";
import { AlarmStyles } from "../../ui/alarm/alarm-styles";
import { usePageTitle } from "../../ui/use-page-title";
import { AlarmHistoryTab } from "./alarm-history-tab";
import { PageRoot } from "./page-root";
import { fromWallClock, type Period, periodFault, quickPeriod } from "./period";
import { PeriodFields, type PeriodText, toText } from "./period-fields";
import { SignalHistoryTab } from "./signal-history-tab";
import { useSettled } from "./use-settled";

const TABS = ["signals", "alarms"] as const;
type Tab = (typeof TABS)[number];

/** The period of the fields; null with the fault while they hold none. */
function usePeriod() {
  const { timeZone } = useFormat();
  const [typed, setText] = useState<PeriodText | null>(null);
  const [start] = useState(serverNow);
  // Until somebody types, the last 24 hours: the zone may be known only after the first drawing.
  const text = typed ?? toText(quickPeriod("h24", start), "h24", timeZone);
  const settled = useSettled(text.from + text.to) === text.from + text.to;
  const { from, to } = text;
  const [fromMs, toMs] = [fromWallClock(from, timeZone), fromWallClock(to, timeZone)];
  const fault = periodFault(fromMs, toMs);
  const [last, setLast] = useState<Period | null>(null);
  const asked = useMemo(
    () => (fault === null && fromMs !== null && toMs !== null ? { fromMs, toMs } : null),
    [fault, fromMs, toMs],
  );
  if (settled && (last?.fromMs !== asked?.fromMs || last?.toMs !== asked?.toMs)) setLast(asked);
  return { text, setText, fault, period: last };
}

/** The page. */
export function SignalHistoryPage() {
  const { t } = useTranslation("signals");
  const [tab, setTab] = useState<Tab>("signals");
  const { text, setText, fault, period } = usePeriod();
  usePageTitle(t("history.title"));
  return (
    <PageRoot>
      <AlarmStyles />
      <div className="bar">
        <h1>{t("history.title")}</h1>
        <PeriodFields value={text} fault={fault} onChange={setText} />
        {fault !== null && (
          <span className="fault" role="alert">
            {t(`history.fault.${fault}`)}
          </span>
        )}
      </div>
      <div className="tabs" role="tablist" aria-label={t("history.title")}>
        {TABS.map((name) => (
          <button key={name} type="button" role="tab" aria-selected={tab === name} onClick={() => setTab(name)}>
            {t(`history.tab_${name}`)}
          </button>
        ))}
      </div>
      {tab === "signals" ? <SignalHistoryTab period={period} /> : <AlarmHistoryTab period={period} />}
    </PageRoot>
  );
}
