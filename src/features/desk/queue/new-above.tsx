/** The strip above the queue: what came in while something below must not move, or how to use the keys. */
import { useTranslation } from "react-i18next";
import { PriorityBadge } from "../../../ui/priority-badge";
import { useDesk } from "../desk-context";
import type { QueueAlarm } from "./queue-alarm";

/** What the keys do to the alarms of a tab; who holds one, or sees another hold it, has none to claim. */
const HINTS = {
  new: "queue.hint",
  mine: "queue.hint_taken",
  others: "queue.hint_taken",
  pending: "queue.hint_pending",
} as const;

/** Always of the same height, so that its message moves nothing. */
export function NewAbove({ above, onShow }: { readonly above: readonly QueueAlarm[]; readonly onShow: () => void }) {
  const { t } = useTranslation("alarms");
  const { tab } = useDesk();
  const priority = Math.min(...above.map((alarm) => alarm.priority));
  return (
    <div className="queue-strip" role="status">
      {above.length === 0 ? (
        <span className="quiet">{t(HINTS[tab])}</span>
      ) : (
        <button type="button" onClick={onShow}>
          <PriorityBadge priority={priority} size={18} />
          {t("queue.new_above", { count: above.length })}
        </button>
      )}
    </div>
  );
}
