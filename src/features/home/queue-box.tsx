/** What waits now: open alarms by priority with the oldest of each, and the way to them. */
import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import type { Section } from "../../../domain/access/authorities";
import { toMs } from "../../lib/date-time";
import { Age } from "../../resources/age";
import { useOpenAlarms, usePendingAlarms } from "../../resources/use-alarms";
import { ownAddress } from "../../resources/landing";
import { useFormat } from "../../resources/use-format";
import { useSession } from "../../resources/use-session";
import { PriorityBadge } from "../../ui/priority-badge";
import { Box } from "./box";
import { byPriority } from "./by-priority";

/** The queue as the browser's copy has it: it is live, and stays readable without a line. */
export function QueueBox({ section }: { readonly section: Section }) {
  const { t } = useTranslation("home");
  const format = useFormat();
  const open = useOpenAlarms();
  const pending = usePendingAlarms();
  const { user } = useSession();
  // The portal sees how many there are, and has no desk.
  const [desk, waiting] = ["alarms", "pending_signals"].map(
    (page) => user !== null && ownAddress(user, `/${section}/signals/${page}`) !== undefined,
  );
  if (open === undefined || pending === undefined) return <Box title={t("queue.title")}>{t("reading")}</Box>;
  return (
    <Box title={t("queue.title")}>
      {open.length === 0 && <p>{t("queue.none")}</p>}
      <ul>
        {byPriority(open).map(({ priority, count, unclaimed, oldestAt }) => (
          <li key={priority}>
            <PriorityBadge priority={priority} size={22} unclaimed={unclaimed > 0} />
            <span className="main">{t("queue.open", { count })}</span>
            {unclaimed > 0 && <span>{t("queue.unclaimed", { count: unclaimed })}</span>}
            <span className="side">
              <Age sinceMs={toMs(oldestAt) ?? 0} />
            </span>
          </li>
        ))}
        <li>
          <span className="main">
            {waiting === true ? (
              <Link to="/$role/signals/pending_signals" params={{ role: section }}>
                {t("queue.pending", { count: pending.length })}
              </Link>
            ) : (
              t("queue.pending", { count: pending.length })
            )}
          </span>
          {pending[0] && <span className="side">{t("queue.wakes", { time: format.time(pending[0].wakeAt) })}</span>}
        </li>
      </ul>
      {desk === true && (
        <Link className="take" to="/$role/signals/alarms" params={{ role: section }}>
          {t("queue.go")}
        </Link>
      )}
    </Box>
  );
}
