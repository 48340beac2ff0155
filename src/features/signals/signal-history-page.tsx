/** History: what came in during a period, and which alarms were closed in it. */
import { useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { serverNow } from "../../lib/server-time";
import { useFormat } from "../../resources/use-format";
import { AlarmStyles } from "../../ui/alarm/alarm-styles";
import { usePageTitle } from "../../ui/use-page-title";
import { AlarmHistoryTab } from "./alarm-history-tab";
import { PageRoot } from "./page-root";
import { type Period, quickPeriod, readPeriod } from "./period";
import { PeriodFields, type PeriodText, toText } from "./period-fields";
import { SignalHistoryTab } from "./signal-history-tab";
import { useSettled } from "./use-settled";

const TABS = ["signals", "alarms"] as const;
type Tab = (typeof TABS)[number];

/** The period of the fields, and the last one that could be read: a slip of the finger takes nothing from the list. */
function usePeriod() {
  const { timeZone } = useFormat();
  const [typed, setText] = useState<PeriodText | null>(null);
  const [start] = useState(serverNow);
  // Until somebody types, the last 24 hours: the zone may be known only after the first drawing.
  const text = useMemo(() => typed ?? toText(quickPeriod("h24", start), "h24", timeZone), [typed, start, timeZone]);
  const settled = useSettled(text) === text;
  const read = useMemo(() => readPeriod(text, timeZone), [text, timeZone]);
  const [last, setLast] = useState<Period | null>(null);
  const asked = read.period;
  if (settled && asked && (last?.fromMs !== asked.fromMs || last?.toMs !== asked.toMs)) setLast(asked);
  return { text, setText, read, period: last };
}

/** The page. */
export function SignalHistoryPage() {
  const { t } = useTranslation("signals");
  const [tab, setTab] = useState<Tab>("signals");
  const { text, setText, read, period } = usePeriod();
  usePageTitle(t("history.title"));
  return (
    <PageRoot>
      <AlarmStyles />
      <div className="bar">
        <h1>{t("history.title")}</h1>
        <PeriodFields value={text} read={read} shown={period} onChange={setText} />
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
