/** What can be done with the ticked rows, and what was said of them: below the filters while there is something to say. */
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { OwnWay } from "../../../ui/alarm/isolated";
import { WhyButton } from "../../../ui/why-button";
import { useMay } from "../may";
import { useConnected } from "../../use-connected";
import { type PagedCollection, type RecordRow, titleOf } from "../record-row";
import { actsOf, type BulkAct, verbOf } from "./bulk";
import { BulkDialog } from "./bulk-dialog";
import type { Ticks } from "./use-ticks";

export interface BulkBarProps {
  readonly collection: PagedCollection;
  readonly ticks: Ticks;
  /** The row as it is now; undefined where the list has it no more. */
  readonly current: (id: string) => RecordRow | undefined;
  readonly onDone: () => void;
}

/** The acts that somebody may do with many; none where he may do none. */
export function useBulkActs(collection: PagedCollection): readonly BulkAct[] {
  const may = useMay();
  return actsOf(collection).filter((act) => may(collection, verbOf(act)));
}

/** The bar. */
export function BulkBar({ collection, ticks, current, onDone }: BulkBarProps) {
  const { t } = useTranslation("records");
  const connected = useConnected();
  const acts = useBulkActs(collection);
  const [act, setAct] = useState<BulkAct | null>(null);
  const { ticked } = ticks;
  const rows = [...ticked.values()].map((row) => current(row.id) ?? row);
  const close = (): void => setAct(null);
  return (
    <>
      {ticked.size > 0 && (
        <div className="strip acts" role="group" aria-label={t("list.ticked_acts")}>
          <span role="status">{t("list.ticked", { count: ticked.size })}</span>
          {acts.map((name) => (
            <WhyButton
              key={name}
              label={t(`list.${name}`)}
              why={connected ? "" : t("list.why_offline")}
              onPress={() => setAct(name)}
            />
          ))}
          <button type="button" onClick={() => ticks.clear()}>
            {t("list.untick")}
          </button>
        </div>
      )}
      <Dropped collection={collection} ticks={ticks} />
      {act && (
        <BulkDialog
          act={act}
          collection={collection}
          rows={rows}
          onClose={close}
          onOutcome={({ done }) => {
            ticks.clear(done);
            // What the act itself took out of the list is no news.
            ticks.dismiss();
            onDone();
          }}
        />
      )}
    </>
  );
}

const NAMED_MOST = 5;

/** Whose ticks went, since a filter hides them or they are no more: nothing hidden is ever acted on. */
function Dropped({ collection, ticks }: Pick<BulkBarProps, "collection" | "ticks">) {
  const { t } = useTranslation("records");
  const { dropped } = ticks;
  const names = dropped.slice(0, NAMED_MOST).map((row) => titleOf(collection, row));
  const more = dropped.length - names.length;
  const named = [...names, ...(more > 0 ? [t("list.and_more", { count: more })] : [])].join(", ");
  return (
    <div className={dropped.length > 0 ? "strip told" : undefined} role="status">
      {dropped.length > 0 && (
        <>
          <OwnWay>{t("list.dropped", { count: dropped.length, names: named })}</OwnWay>
          <button type="button" onClick={ticks.dismiss}>
            {t("list.dismiss")}
          </button>
        </>
      )}
    </div>
  );
}
