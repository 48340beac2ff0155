/** Live signals: everything that comes in, newest first, to be paused, filtered and looked into. */
import useMediaQuery from "@mui/material/useMediaQuery";
import { useLayoutEffect, useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import type { SignalRow } from "../../../domain/signals/rows";
import { useLayout } from "../../resources/records/list/use-layout";
import { edgeOf, useAllSignalColumns, useUsualSignalColumns } from "../../resources/signals/signal-columns";
import { useLiveSignals } from "../../resources/signals/use-live-signals";
import { useFormat } from "../../resources/use-format";
import { AlarmStyles } from "../../ui/alarm/alarm-styles";
import { useTight } from "../../ui/density";
import { EmptyState } from "../../ui/empty-state";
import { Grid } from "../../ui/grid/grid";
import { layoutOfColumns } from "../../ui/grid/grid-layout";
import type { LiveView } from "../../ui/grid/live-view";
import { usePageTitle } from "../../ui/use-page-title";
import { hasModifier, isOnControl, type PagePress, usePageKeys } from "../../ui/use-page-keys";
import { useToday } from "../../ui/use-server-now";
import { isFiltered, NO_FILTER, receiversOf, testOf, type SignalFilter } from "./filter";
import { AccountFilter, ChoiceFilter, ClassFilter, ClearFilter, TextFilter } from "./filter-fields";
import { reachesBack } from "./live-days";
import { PageRoot } from "../../ui/page-root";
import { SignalDrawer } from "./signal-drawer";
import { useHold } from "./use-hold";

/** The list, as it is narrowed and held. */
function useShown(filter: SignalFilter, still: boolean) {
  const { view, senders } = useLiveSignals();
  const test = useMemo(() => testOf(filter), [filter]);
  // Before the next row is heard of: the very one that came in with the pause must not slip through.
  useLayoutEffect(() => view.stand(still), [view, still]);
  useLayoutEffect(() => view.narrow(test), [view, test]);
  return { view, receivers: useMemo(() => receiversOf(senders, filter.receiver), [senders, filter.receiver]) };
}

/** All columns, and which of them are seen, until somebody lays them out. */
function useLaidOut(source: LiveView<SignalRow>["shown"]) {
  const wide = useMediaQuery("(min-width: 1440px)");
  const { timeZone } = useFormat();
  const today = useToday(timeZone);
  const day = reachesBack(source.at(source.count - 1), { today, timeZone }) ? "earlier" : "none";
  const columns = useAllSignalColumns(day);
  const seen = useUsualSignalColumns(columns, { origin: wide });
  const usual = useMemo(() => layoutOfColumns(seen, columns), [seen, columns]);
  return { columns, ...useLayout("all_live_signals", usual) };
}

function Filters({
  filter,
  receivers,
  onChange,
}: {
  readonly filter: SignalFilter;
  readonly receivers: readonly string[];
  readonly onChange: (filter: SignalFilter) => void;
}) {
  const { t } = useTranslation("signals");
  const set = (name: keyof SignalFilter) => (value: string) => onChange({ ...filter, [name]: value });
  return (
    <>
      <ClassFilter value={filter.class} onChange={set("class")} />
      {/* One is no choice. */}
      {receivers.length > 1 && (
        <ChoiceFilter
          label={t("column.receiver")}
          choices={receivers.map((name) => ({ value: name, text: name }))}
          value={filter.receiver}
          onChange={set("receiver")}
        />
      )}
      <TextFilter label={t("filter.site")} value={filter.site} onChange={set("site")} />
      <AccountFilter value={filter.account} onChange={set("account")} />
      <TextFilter label={t("filter.text")} size="wide" value={filter.text} onChange={set("text")} />
      <ClearFilter filter={filter} onClear={() => onChange(NO_FILTER)} />
    </>
  );
}

function Pause({
  paused,
  waiting,
  onPause,
}: {
  readonly paused: boolean;
  readonly waiting: number;
  readonly onPause: (paused: boolean) => void;
}) {
  const { t } = useTranslation("signals");
  return (
    <div className="end">
      <span className="info" role="status">
        {waiting > 0 ? t("live.waiting", { count: waiting }) : paused ? t("live.paused") : ""}
      </span>
      <button
        type="button"
        className={paused ? "on" : undefined}
        aria-keyshortcuts="Space"
        onClick={() => onPause(!paused)}
      >
        {paused ? t("live.resume") : t("live.pause")}
      </button>
    </div>
  );
}

/** The page. */
export function LiveSignalsPage() {
  const { t } = useTranslation("signals");
  const [filter, setFilter] = useState(NO_FILTER);
  const [paused, setPaused] = useState(false);
  const [open, setOpen] = useState<SignalRow | null>(null);
  const hold = useHold();
  const { view, receivers } = useShown(filter, paused || hold.held || open !== null);
  const { columns, layout, setLayout } = useLaidOut(view.shown);
  // On a tablet the filters have a line of their own: a pause that found no room would push the list down.
  const tight = useTight();
  const pause = <Pause paused={paused} waiting={view.waiting} onPause={setPaused} />;
  usePageTitle(t("live.title"));
  const pauseByKey = (press: PagePress): void => {
    if (press.key !== " " || hasModifier(press) || isOnControl(press)) return;
    press.preventDefault();
    setPaused((old) => !old);
  };
  usePageKeys(true, pauseByKey);
  return (
    // The keys are those of the list inside; here they are only caught on their way up.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <PageRoot onKeyDown={pauseByKey}>
      <AlarmStyles />
      <div className="bar" role="search" aria-label={t("filter.label")}>
        <h1>{t("live.title")}</h1>
        {tight && pause}
        <Filters filter={filter} receivers={receivers} onChange={setFilter} />
        {!tight && pause}
      </div>
      <div className="list" {...hold.handlers}>
        <Grid
          pageKeys
          byRow
          twoLines="narrow"
          label={t("live.title")}
          columns={columns}
          layout={layout}
          onLayout={setLayout}
          source={view.shown}
          orderKey={JSON.stringify(filter)}
          openKey={open === null ? null : String(open.seq)}
          onOpen={setOpen}
          edge={edgeOf}
          empty={<EmptyState title={t(isFiltered(filter) ? "live.empty_filtered" : "live.empty")} />}
        />
      </div>
      <SignalDrawer signal={open} onClose={() => setOpen(null)} />
    </PageRoot>
  );
}
