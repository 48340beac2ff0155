/** Signals of a period, read from the store page by page. */
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { SignalRow } from "../../../domain/signals/rows";
import { edgeOf, useAllSignalColumns, useUsualSignalColumns } from "../../resources/signals/signal-columns";
import { isFiltered } from "./filter";
import { AccountFilter, ClassFilter, ClearFilter, TextFilter } from "./filter-fields";
import { type HistoryTabProps, useAddressedFilter } from "./history-address";
import { HistoryActs } from "./history-acts";
import { HistoryTable } from "./history-table";
import { SignalDrawer } from "./signal-drawer";
import { type HistoryFilter, NO_SIGNAL_FILTER } from "./history-filters";
import { useSignalHistory } from "./use-history";
import { type HistoryView, useHistoryView } from "./use-history-view";

function Filters({
  filter,
  view,
  onChange,
}: {
  readonly filter: HistoryFilter;
  readonly view: HistoryView;
  readonly onChange: (filter: HistoryFilter) => void;
}) {
  const { t } = useTranslation("signals");
  const set = (name: keyof HistoryFilter) => (value: string) => onChange({ ...filter, [name]: value });
  return (
    <div className="bar" role="search" aria-label={t("filter.label")}>
      <ClassFilter value={filter.class} onChange={set("class")} />
      <TextFilter label={t("filter.site")} value={filter.site} onChange={set("site")} />
      <AccountFilter value={filter.account} onChange={set("account")} />
      <TextFilter
        label={t("filter.code")}
        hint={t("filter.code_hint")}
        size="narrow"
        value={filter.code}
        onChange={set("code")}
      />
      <TextFilter label={t("filter.zone")} size="narrow" value={filter.zone} onChange={set("zone")} />
      <TextFilter label={t("filter.text")} size="wide" value={filter.text} onChange={set("text")} />
      <ClearFilter filter={filter} onClear={() => onChange(NO_SIGNAL_FILTER)} />
      <HistoryActs view={view} />
    </div>
  );
}

/** The tab. */
export function SignalHistoryTab({ period, address }: HistoryTabProps) {
  const { t } = useTranslation("signals");
  const { filter, setFilter, asked } = useAddressedFilter(NO_SIGNAL_FILTER, address);
  const [open, setOpen] = useState<SignalRow | null>(null);
  const pages = useSignalHistory(period, asked);
  const columns = useAllSignalColumns("all");
  const usual = useUsualSignalColumns(columns, { origin: false });
  const { search } = address;
  const view = useHistoryView(
    { list: "signal_history", columns, usual, none: NO_SIGNAL_FILTER, search },
    { filter, setFilter },
  );
  return (
    <>
      <Filters filter={filter} view={view} onChange={setFilter} />
      <HistoryTable
        label={t("history.tab_signals")}
        columns={columns}
        period={period}
        pages={pages}
        view={view}
        asked={asked}
        filtered={isFiltered(asked)}
        openKey={open?.id ?? null}
        onOpen={setOpen}
        edge={edgeOf}
      />
      <SignalDrawer signal={open} onClose={() => setOpen(null)} />
    </>
  );
}
