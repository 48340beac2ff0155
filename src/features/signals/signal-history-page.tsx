/** History: what came in during a period, and which alarms were closed in it. */
import { useTranslation } from "react-i18next";
import { AlarmStyles } from "../../ui/alarm/alarm-styles";
import { usePageTitle } from "../../ui/use-page-title";
import { AlarmHistoryTab } from "./alarm-history-tab";
import { ExportBar, ExportLine } from "./export/export-bar";
import { useExport } from "./export/use-export";
import type { HistoryAddress } from "./history-address";
import { PageRoot } from "../../ui/page-root";
import { PeriodFields } from "../../resources/period/period-fields";
import { usePeriod } from "../../resources/period/use-period";
import { SignalHistoryTab } from "./signal-history-tab";

const TABS = ["signals", "alarms"] as const;
type Tab = (typeof TABS)[number];

/** The page. */
export function SignalHistoryPage({ address }: { readonly address: HistoryAddress }) {
  const { t } = useTranslation("signals");
  const { text, setText, read, period } = usePeriod(address);
  const { tab = "signals" } = address.search;
  const show = (to: Tab): void =>
    address.change(({ tab: _left, ...old }) => (to === "alarms" ? { ...old, tab: to } : old));
  const exporting = useExport();
  usePageTitle(t("history.title"));
  return (
    <PageRoot>
      <AlarmStyles />
      <div className="bar">
        <h1>{t("history.title")}</h1>
        <PeriodFields value={text} read={read} shown={period} onChange={setText} />
      </div>
      <div className="tab-row">
        <div className="tabs" role="tablist" aria-label={t("history.title")}>
          {TABS.map((name) => (
            <button key={name} type="button" role="tab" aria-selected={tab === name} onClick={() => show(name)}>
              {t(`history.tab_${name}`)}
            </button>
          ))}
        </div>
        <ExportBar exporting={exporting} read={read} search={address.search} />
      </div>
      <ExportLine exporting={exporting} />
      {tab === "signals" ? (
        <SignalHistoryTab period={period} address={address} />
      ) : (
        <AlarmHistoryTab period={period} address={address} />
      )}
    </PageRoot>
  );
}
