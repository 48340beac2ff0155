/** The queue: tabs with counts, take next, and the alarms in the order in which they are taken. */
import { useTranslation } from "react-i18next";
import { useLive } from "../../../resources/use-live";
import { useSlowly } from "../../../ui/use-slowly";
import { SkeletonRows } from "../../../ui/skeleton-rows";
import { useDesk } from "../desk-context";
import { Notices } from "../notices";
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
  const { lists, tab, onTab, alarmId } = useDesk();
  const slow = useSlowly(lists === undefined);
  const rows = lists?.[tab];
  return (
    <section className="queue" aria-label={t("queue.label")}>
      {alarmId === null && <h1 className="unseen">{t("title")}</h1>}
      <QueueTabs lists={lists} tab={tab} onTab={onTab} />
      {slow && <SkeletonRows rows={8} rowPx={52} label={t("queue.loading")} />}
      {rows && <QueueList key={tab} rows={rows} empty={<Empty tab={tab} />} />}
      <Notices />
      <TakeNext />
    </section>
  );
}
