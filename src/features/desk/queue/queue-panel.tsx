/** The queue: tabs with counts, take next, and the alarms in the order in which they are taken. */
import { useTranslation } from "react-i18next";
import { useSlowly } from "../../../ui/use-slowly";
import { SkeletonRows } from "../../../ui/skeleton-rows";
import { useDesk } from "../desk-context";
import { Notices } from "../notices";
import { QueueList } from "./queue-list";
import { useQueueStanding } from "./queue-standing";
import { QueueTabs } from "./queue-tabs";
import { TakeNext } from "./take-next";
import type { QueueTab } from "./tabs";

function Empty({ tab }: { readonly tab: QueueTab }) {
  const { t } = useTranslation("alarms");
  const standing = useQueueStanding(useDesk().lists?.[tab]);
  if (standing === "unknown") return <p className="queue-empty">{t("queue.not_loaded")}</p>;
  return <p className="queue-empty">{standing === "reading" ? t("queue.loading") : t(`queue.empty.${tab}`)}</p>;
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
