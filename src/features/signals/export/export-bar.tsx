/** The button that takes a history away as a file, how far it is, and what came of it. */
import { useTranslation } from "react-i18next";
import { AppError } from "../../../../domain/errors";
import { useCan } from "../../../resources/use-can";
import { useConnected } from "../../../resources/use-connected";
import { OwnWay } from "../../../ui/alarm/isolated";
import { useErrorText } from "../../../ui/error-text";
import type { HistorySearch } from "../history-address";
import type { ReadPeriod } from "../../../resources/period/period";
import { WhyButton } from "../../../ui/why-button";
import type { Exporting, ExportState } from "./use-export";
import { EXPORT_ROWS_MAX } from "./read-all";

export interface ExportBarProps {
  readonly exporting: Exporting;
  /** The period as its fields read now: where they can't be read, nothing is taken away. */
  readonly read: ReadPeriod;
  readonly search: HistorySearch;
}

/** At the end of the row of tabs; nothing without the right. */
export function ExportBar({ exporting: { state, start, clear }, read: { period }, search }: ExportBarProps) {
  const { t } = useTranslation("signals");
  const can = useCan();
  const connected = useConnected();
  if (!can("signals.signal_history.export")) return null;
  const reading = state.kind === "reading";
  const why = period === null ? t("export.why_period") : connected ? "" : t("export.why_offline");
  return (
    <div className="export">
      {reading && (
        <>
          <span className="info">{t(`export.reading_${state.of}`, { count: state.count })}</span>
          <button type="button" onClick={clear}>
            {t("export.cancel")}
          </button>
        </>
      )}
      <WhyButton
        label={t("export.start")}
        why={reading ? "" : why}
        busy={reading}
        onPress={() => period && start(period, search)}
      />
    </div>
  );
}

/** What came of it, below the tabs until somebody has read it. */
export function ExportLine({ exporting: { state, clear } }: Pick<ExportBarProps, "exporting">) {
  const { t } = useTranslation("signals");
  const says = useOutcome();
  const words = says(state);
  return (
    // There before its words are: a screen reader reads aloud what changes in it.
    <div className={words ? "strip told" : undefined} role={state.kind === "failed" ? "alert" : "status"}>
      {words && (
        <>
          <OwnWay>{words}</OwnWay>
          <button type="button" onClick={clear}>
            {t("export.dismiss")}
          </button>
        </>
      )}
    </div>
  );
}

function useOutcome(): (state: ExportState) => string {
  const { t } = useTranslation("signals");
  const say = useErrorText();
  return (state) => {
    if (state.kind === "failed") {
      const { error } = state;
      // Nothing was typed that could be kept, as the sentence for acts has it.
      if (error instanceof AppError && error.code === "network") return t("export.failed_offline");
      return `${t("export.failed")} ${say(error)}`;
    }
    if (state.kind !== "saved") return "";
    const { of, count, more, file } = state;
    if (count === 0) return t("export.nothing");
    return more ? t(`export.more_${of}`, { most: EXPORT_ROWS_MAX, file }) : t(`export.saved_${of}`, { count, file });
  };
}
