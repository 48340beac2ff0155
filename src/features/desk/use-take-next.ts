/** Claims the first alarm nobody has taken. A lost race ends there: what comes next is shown, and claimed by a press of its own. */
import { useCallback, useEffect, useMemo, useRef } from "react";
import { useTranslation } from "react-i18next";
import type { Desk } from "./desk-context";
import { type QueueStanding, useQueueStanding } from "./queue/queue-standing";
import { useReasonText } from "./reasoned-button";
import { nextAlarm } from "./refusals";
import type { Reason } from "./why-not";

const NONE: ReadonlySet<string> = new Set();

/** What is soon otherwise is not said for long. */
const PASSING_MS = 6_000;

type Needed = Pick<
  Desk,
  "lists" | "connected" | "can" | "busy" | "run" | "onOpen" | "mayClaim" | "notices" | "say" | "dismiss"
>;

/** Why nothing can be taken: that nobody knows what waits is not that nothing waits. */
export function whyNotNext(
  { connected, can, busy }: Pick<Needed, "connected" | "can" | "busy">,
  standing: QueueStanding,
): Reason | null {
  if (!connected) return { key: "not_connected" };
  if (!can("signals.alarms.claim")) return { key: "no_right" };
  if (standing === "reading") return { key: "queue_reading" };
  if (standing === "unknown") return { key: "queue_unknown" };
  if (standing === "none") return { key: "nothing_waits" };
  return busy ? { key: "busy" } : null;
}

async function take({ lists, run, onOpen, notices, dismiss }: Needed): Promise<void> {
  const holdsOthers = (lists?.mine.length ?? 0) > 0;
  const next = nextAlarm(lists?.new ?? [], NONE);
  if (!next || !(await run(next, "claim", {}))) return;
  for (const { id, topic } of notices) if (topic === "next") dismiss(id);
  // Whoever holds more than one sees all of them, where the new one stands.
  if (holdsOthers) onOpen(next.id, "mine");
  else onOpen(next.id);
}

/** The word on a press of the key that could take nothing. */
function useNotTaken(say: Desk["say"]): (reason: Reason) => void {
  const { t } = useTranslation("alarms");
  const why = useReasonText();
  return (reason) => {
    // The first press is on its way.
    if (reason.key === "busy") return;
    const offline = reason.key === "not_connected";
    const text = t("notice.not_taken", { reason: why(reason) });
    say({ kind: "refused", topic: "next", text, ...(offline ? { offline } : { shownMs: PASSING_MS }) });
  };
}

/** The act and why it can't be done. */
export function useTakeNext(needed: Needed): Pick<Desk, "takeNext" | "takeNextWhyNot"> {
  const standing = useQueueStanding(needed.lists?.new);
  const reason = whyNotNext(needed, standing);
  const tell = useNotTaken(needed.say);
  const latest = useRef({ needed, reason, tell });
  useEffect(() => {
    latest.current = { needed, reason, tell };
  });
  const takeNext = useCallback(() => {
    const now = latest.current;
    // Not taken once it can be: nobody has seen yet what that would be.
    if (now.reason !== null) now.tell(now.reason);
    else if (now.needed.mayClaim()) void take(now.needed);
  }, []);
  // A reason is a fresh object with every render: its key tells whether it changed.
  const key = reason?.key;
  return useMemo(() => ({ takeNext, takeNextWhyNot: key === undefined ? null : { key } }), [takeNext, key]);
}
