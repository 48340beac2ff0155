/** The queue: tabs with counts, take next, and the alarms in the order in which they are taken. */
import { useTranslation } from "react-i18next";
import { useLive } from "../../../resources/use-live";
import { useSlowly } from "../../../ui/use-slowly";
import { SkeletonRows } from "../../../ui/skeleton-rows";
import { useDesk } from "../desk-context";
import { QueueList } from "./queue-list";
import { QueueTabs } from "./queue-tabs";
import { TakeNext } from "./take-next";
import type { QueueTab } from "./tabs";

function Empty({ tab }: { readonly tab: QueueTab }) {
  const { t } = useTranslation("alarms");
  const { loaded, status } = useLive();
  const unknown = !loaded && status !== "live";
  return <p className="queue-empty">{unknown ? t("queue.not_loaded") : t(`queue.empty.${tab}`)}</p>;
}

/** The panel. */
export function QueuePanel() {
  const { t } = useTranslation("alarms");
  const { lists, tab, onTab } = useDesk();
  const slow = useSlowly(lists === undefined);
  const rows = lists?.[tab];
  return (
    <section className="queue" aria-label={t("queue.label")}>
      <QueueTabs lists={lists} tab={tab} onTab={onTab} />
      {slow && <SkeletonRows rows={8} rowPx={52} label={t("queue.loading")} />}
      {rows && rows.length === 0 && <Empty tab={tab} />}
      {rows && <QueueList key={tab} rows={rows} />}
      <TakeNext />
    </section>
  );
}
