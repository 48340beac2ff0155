/** Live signals: everything that comes in, newest first, to be paused, filtered and looked into. */
import useMediaQuery from "@mui/material/useMediaQuery";
import { useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import type { SignalRow } from "../../../domain/signals/rows";
import { edgeOf, useSignalColumns } from "../../resources/signals/signal-columns";
import { useLatestSignals } from "../../resources/use-alarms";
import { useFormat } from "../../resources/use-format";
import { AlarmStyles } from "../../ui/alarm/alarm-styles";
import { useTight } from "../../ui/density";
import { EmptyState } from "../../ui/empty-state";
import { usePageTitle } from "../../ui/use-page-title";
import { hasModifier, isOnControl, type PagePress, usePageKeys } from "../../ui/use-page-keys";
import { useToday } from "../../ui/use-server-now";
import { VirtualTable } from "../../ui/virtual-table";
import { isFiltered, NO_FILTER, passes, receiversOf, type SignalFilter } from "./filter";
import { AccountFilter, ChoiceFilter, ClassFilter, ClearFilter, TextFilter } from "./filter-fields";
import { liveWindow, reachesBack } from "./live-window";
import { PageRoot } from "./page-root";
import { SignalDrawer } from "./signal-drawer";
import { useHold } from "./use-hold";

/** More than are shown, so that a filter still finds something. */
const READ_ROWS = 2_000;

/** What is shown: the newest rows that pass, or those that stood there when the list was paused or held. */
function useShown(filter: SignalFilter, still: boolean) {
  const rows = useLatestSignals(READ_ROWS);
  const newest = rows?.[0]?.seq ?? 0;
  const [stoodAt, setStoodAt] = useState<number | null>(null);
  // Decided while drawing: the very row that came in with the pause must not slip through.
  if (still && stoodAt === null && rows) setStoodAt(newest);
  if (!still && stoodAt !== null) setStoodAt(null);
  const receivers = useMemo(() => receiversOf(rows ?? [], filter.receiver), [rows, filter.receiver]);
  const view = useMemo(() => {
    const passing = rows?.filter((row) => passes(row, filter));
    return passing && liveWindow(passing, still ? stoodAt : null);
  }, [rows, filter, still, stoodAt]);
  return { view, receivers };
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
  const wide = useMediaQuery("(min-width: 1440px)");
  const { view, receivers } = useShown(filter, paused || hold.held || open !== null);
  const { timeZone } = useFormat();
  const today = useToday(timeZone);
  const day = reachesBack(view?.shown ?? [], { today, timeZone }) ? "earlier" : "none";
  const columns = useSignalColumns({ origin: wide, day });
  // On a tablet the filters have a line of their own: a pause that found no room would push the list down.
  const tight = useTight();
  const pause = <Pause paused={paused} waiting={view?.waiting ?? 0} onPause={setPaused} />;
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
        <VirtualTable
          pageKeys
          wraps
          label={t("live.title")}
          columns={columns}
          rows={view?.shown}
          rowKey={(row) => row.id}
          selected={open?.id ?? null}
          onOpen={setOpen}
          edge={edgeOf}
          empty={<EmptyState title={t(isFiltered(filter) ? "live.empty_filtered" : "live.empty")} />}
        />
      </div>
      <SignalDrawer signal={open} onClose={() => setOpen(null)} />
    </PageRoot>
  );
}
