/** History: what came in during a period, and which alarms were closed in it. */
import { useEffect, useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { serverNow } from "../../lib/server-time";
import { toWallClock } from "../../lib/wall-clock";
import { useFormat } from "../../resources/use-format";
import { AlarmStyles } from "../../ui/alarm/alarm-styles";
import { usePageTitle } from "../../ui/use-page-title";
import { AlarmHistoryTab } from "./alarm-history-tab";
import { ExportBar, ExportLine } from "./export/export-bar";
import { useExport } from "./export/use-export";
import type { HistoryAddress, HistorySearch } from "./history-address";
import { PageRoot } from "./page-root";
import { type Period, type Quick, quickPeriod, readPeriod, type WallText } from "./period";
import { PeriodFields, type PeriodText, toText } from "./period-fields";
import { SignalHistoryTab } from "./signal-history-tab";
import { useSettled } from "../../ui/use-settled";

const TABS = ["signals", "alarms"] as const;
type Tab = (typeof TABS)[number];

const quickOf = ({ quick = "h24" }: HistorySearch): Quick => quick;

/** The period that an address names; null where it names none, or a quick one. */
function addressed({ from, to }: HistorySearch): PeriodText | null {
  if (from === undefined || to === undefined) return null;
  const end = (wall: string): WallText => ({ date: wall.slice(0, 10), time: wall.slice(11) });
  return { from: end(from), to: end(to), quick: null };
}

/** As the address keeps it: a quick one by its name, so that it ends now whenever it is opened. */
function inAddress({ quick }: PeriodText, { fromMs, toMs }: Period, timeZone: string): HistorySearch {
  if (quick !== null) return { quick: quick === "h24" ? undefined : quick, from: undefined, to: undefined };
  return { quick: undefined, from: toWallClock(fromMs, timeZone), to: toWallClock(toMs, timeZone) };
}

/** The period of the fields, and the last one that could be read: a slip of the finger takes nothing from the list. */
function usePeriod({ search, change }: HistoryAddress) {
  const { timeZone, dayOrder: order } = useFormat();
  const [typed, setText] = useState(() => addressed(search));
  const [start] = useState(() => ({ at: serverNow(), quick: quickOf(search) }));
  // Until somebody types, a quick one: the zone may be known only after the first drawing.
  const text = useMemo(
    () => typed ?? toText(quickPeriod(start.quick, start.at), start.quick, timeZone),
    [typed, start, timeZone],
  );
  const settled = useSettled(text) === text;
  const read = useMemo(() => readPeriod(text, { timeZone, order, nowMs: serverNow() }), [text, timeZone, order]);
  const [last, setLast] = useState<Period | null>(null);
  const asked = read.period;
  if (settled && asked && (last?.fromMs !== asked.fromMs || last?.toMs !== asked.toMs)) setLast(asked);
  useEffect(() => {
    if (settled && asked) change((old) => ({ ...old, ...inAddress(text, asked, timeZone) }));
  }, [settled, asked, text, timeZone, change]);
  return { text, setText, read, period: last };
}

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
