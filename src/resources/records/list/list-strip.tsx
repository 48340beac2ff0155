/** The line below a list: how many rows, from when they are where nothing comes in, and what became of a file. */
import { useTranslation } from "react-i18next";
import type { ListExportState, Missing } from "./use-list-export";
import type { RecordSource } from "./use-record-source";
import { useErrorText } from "../../../ui/error-text";
import { OwnWay } from "../../../ui/alarm/isolated";
import { useIsPast } from "../../../ui/use-server-now";
import { useFormat } from "../../use-format";
import { useLive } from "../../use-live";
import { ageSaid, LATE_MS } from "./age-said";

export interface ListStripProps {
  readonly rows: RecordSource;
  readonly narrowed: boolean;
}

/** The strip. */
export function ListStrip({ rows, narrowed }: ListStripProps) {
  const { t } = useTranslation("records");
  const say = useErrorText();
  const { source, all } = rows;
  const failed = (rows.status === "error" || rows.status === "offline") && source.count > 0;
  const counted =
    narrowed && all
      ? t("list.count_of", { count: source.count, all: all.length })
      : t(rows.isCut ? "list.count_best" : source.more ? "list.count_more" : "list.count", { count: source.count });
  return (
    <div className="strip">
      <span role="status">{(rows.status === "ready" || source.count > 0) && counted}</span>
      {rows.isStores && source.count > 0 && <span>{t("list.from_store")}</span>}
      <AsOf atMs={rows.asOf} hasRows={source.count > 0} />
      {failed && (
        <>
          <span role="alert">{say(rows.error)}</span>
          <button type="button" onClick={rows.retry}>
            {t("list.retry")}
          </button>
        </>
      )}
    </div>
  );
}

/** From when the rows are, where that is not now: also on a live screen, when what is asked for them finds no answer. */
function AsOf({ atMs, hasRows }: { readonly atMs: number | undefined; readonly hasRows: boolean }) {
  const { t } = useTranslation("records");
  const format = useFormat();
  const { status } = useLive();
  const isLate = useIsPast((atMs ?? 0) + LATE_MS);
  if (atMs === undefined) return null;
  const said = ageSaid({ atMs, isLate, isLive: status !== "offline" && status !== "not_live" });
  if (said === null || (said === "as_of_part" && !hasRows)) return null;
  return <span>{t(`list.${said}`, { time: format.exactTime(atMs) })}</span>;
}

export interface ExportLineProps {
  readonly state: ListExportState;
  readonly onClear: () => void;
}

const EXPORT_WORDS = {
  none: "list.export_saved",
  later: "list.export_more",
  worse: "list.export_best",
} as const satisfies Record<Missing, string>;

/** What became of a file, until somebody has read it. */
export function ExportLine({ state, onClear }: ExportLineProps) {
  const { t } = useTranslation("records");
  const say = useErrorText();
  const words =
    state.kind === "failed"
      ? t("list.export_failed", { reason: say(state.error) })
      : state.kind === "saved"
        ? t(EXPORT_WORDS[state.more], { count: state.count, file: state.file, most: state.count })
        : "";
  return (
    <div className={words ? "strip told" : undefined} role={state.kind === "failed" ? "alert" : "status"}>
      {words && (
        <>
          <OwnWay>{words}</OwnWay>
          <button type="button" onClick={onClear}>
            {t("list.dismiss")}
          </button>
        </>
      )}
    </div>
  );
}
