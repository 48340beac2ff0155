/** No alarm is open: what waits, and the one button that gives work. */
import { useTranslation } from "react-i18next";
import { EmptyState } from "../../ui/empty-state";
import { useDesk } from "./desk-context";
import { type QueueStanding, useQueueStanding } from "./queue/queue-standing";

const TEXTS = {
  some: "nothing_open.text_some",
  none: "nothing_open.text_none",
  reading: "nothing_open.text_reading",
  unknown: "queue.not_loaded",
} as const satisfies Record<QueueStanding, string>;

/** The empty middle of the desk. */
export function NothingOpen() {
  const { t } = useTranslation("alarms");
  const { lists } = useDesk();
  const standing = useQueueStanding(lists?.new);
  return (
    <section className="alarm missing" aria-label={t("panel.alarm")}>
      <EmptyState title={t("nothing_open.title")} detail={t(TEXTS[standing])} />
    </section>
  );
}
