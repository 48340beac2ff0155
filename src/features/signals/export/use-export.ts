/** Takes the history that is on the screen away as a file: read page by page, and saved only when all of it is there. */
import { useEffect, useMemo, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { ClosedRow } from "../../../../domain/alarms/rows";
import type { SignalRow } from "../../../../domain/signals/rows";
import { browserClock } from "../../../lib/clock";
import { csvHead, csvLines } from "../../../lib/csv";
import { saveFile } from "../../../lib/save-file";
import { dayOf } from "../../../lib/zoned-time";
import { useAlarmName } from "../../../resources/alarm-name";
import { useDuration } from "../../../resources/use-duration";
import { useFormat } from "../../../resources/use-format";
import { patiently } from "../../../sync/patience";
import { filterOf, type HistorySearch } from "../history-address";
import { NO_ALARM_FILTER, NO_SIGNAL_FILTER } from "../history-filters";
import type { Period } from "../../../resources/period/period";
import { alarmQuery, exportQuery, type Query, readPage, signalQuery } from "../use-history";
import { alarmColumns, type ExportColumn, type ExportWords, signalColumns } from "./columns";
import { readAll } from "./read-all";

/** Which of the histories. */
export type Exportable = "signals" | "alarms";

/** Where an export stands; `saved` also where it found nothing, and then there is no file. */
export type ExportState =
  | { readonly kind: "idle" }
  | { readonly kind: "reading"; readonly of: Exportable; readonly count: number }
  | {
      readonly kind: "saved";
      readonly of: Exportable;
      readonly count: number;
      readonly more: boolean;
      readonly file: string;
    }
  | { readonly kind: "failed"; readonly error: unknown };

/** The state of one export, and what may be done with it. */
export interface Exporting {
  readonly state: ExportState;
  readonly start: (period: Period, search: HistorySearch) => void;
  /** Ends it, or takes away what it said. */
  readonly clear: () => void;
}

const CSV = "text/csv;charset=utf-8";

/** What is asked of the store, and what of its rows stands in the file. */
interface Wanted<T> {
  readonly path: string;
  readonly query: Query;
  readonly columns: readonly ExportColumn<T>[];
}

/** `watchdesk-signals-2026-11-27-to-2026-11-28.csv`: of which days it is; and of a part, that it is one. */
function fileName(
  of: Exportable,
  { fromMs, toMs }: Period,
  { timeZone, most }: { timeZone: string; most: number },
): string {
  const [from, to] = [dayOf(fromMs, timeZone), dayOf(toMs - 1, timeZone)];
  return [`watchdesk-${of}-${from}`, from === to ? "" : `-to-${to}`, most > 0 ? `-newest-${most}` : "", ".csv"].join(
    "",
  );
}

/** The file's parts, a page each. */
async function partsOf<T>(
  { path, query, columns }: Wanted<T>,
  { signal, onCount }: { readonly signal: AbortSignal; readonly onCount: (count: number) => void },
) {
  const page = readPage<T, string | number>(path, exportQuery(query));
  const parts = [csvHead(columns.map(({ name }) => name))];
  const patience = { clock: browserClock, random: Math.random, signal };
  const read = (before: string | number | undefined) => patiently(() => page(before, signal), patience);
  const onRows = (rows: readonly T[], count: number): void => {
    parts.push(csvLines(rows.map((row) => columns.map(({ cell }) => cell(row)))));
    onCount(count);
  };
  return { parts, ...(await readAll({ read, onRows, signal })) };
}

function useWords(): ExportWords {
  const { t } = useTranslation("signals");
  const { timeZone } = useFormat();
  const [alarmName, duration] = [useAlarmName(), useDuration()];
  return useMemo(() => ({ t, timeZone, alarmName, duration }), [t, timeZone, alarmName, duration]);
}

/** One at a time; leaving the page ends it. */
export function useExport(): Exporting {
  const words = useWords();
  const [state, setState] = useState<ExportState>({ kind: "idle" });
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);
  const clear = (): void => {
    running.current?.abort();
    setState({ kind: "idle" });
  };
  const run = async (of: Exportable, period: Period, search: HistorySearch): Promise<void> => {
    const abort = new AbortController();
    running.current = abort;
    setState({ kind: "reading", of, count: 0 });
    const { signal } = abort;
    const onCount = (count: number): void => setState({ kind: "reading", of, count });
    try {
      const { parts, count, more } = await (of === "alarms"
        ? partsOf<ClosedRow>(wantedAlarms(words, period, search), { signal, onCount })
        : partsOf<SignalRow>(wantedSignals(words, period, search), { signal, onCount }));
      const file = fileName(of, period, { timeZone: words.timeZone, most: more ? count : 0 });
      if (count > 0) saveFile(file, parts, CSV);
      setState({ kind: "saved", of, count, more, file });
    } catch (error) {
      // Whoever cancelled knows it.
      if (!signal.aborted) setState({ kind: "failed", error });
    }
  };
  const start = (period: Period, search: HistorySearch): void => void run(search.tab ?? "signals", period, search);
  return { state, start, clear };
}

const wantedSignals = (words: ExportWords, period: Period, search: HistorySearch): Wanted<SignalRow> => ({
  path: "signal_history",
  query: signalQuery(period, filterOf(NO_SIGNAL_FILTER, search)),
  columns: signalColumns(words),
});

const wantedAlarms = (words: ExportWords, period: Period, search: HistorySearch): Wanted<ClosedRow> => ({
  path: "alarm_history",
  query: alarmQuery(period, filterOf(NO_ALARM_FILTER, search), (number) => words.t("record.title", { number })),
  columns: alarmColumns(words),
});
