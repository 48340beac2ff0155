/** Claims the first alarm nobody has taken. A lost race ends there: what comes next is shown, and claimed by a press of its own. */
import { useCallback, useEffect, useMemo, useRef } from "react";
import type { Desk } from "./desk-context";
import { nextAlarm } from "./refusals";
import type { Reason } from "./why-not";

const NONE: ReadonlySet<string> = new Set();

type Needed = Pick<Desk, "lists" | "connected" | "can" | "busy" | "run" | "onOpen" | "mayClaim">;

function whyNotNext({ lists, connected, can, busy }: Needed): Reason | null {
  if (!connected) return { key: "not_connected" };
  if (!can("signals.alarms.claim")) return { key: "no_right" };
  if (!lists || lists.new.length === 0) return { key: "nothing_waits" };
  return busy ? { key: "busy" } : null;
}

/** The act and why it can't be done. */
export function useTakeNext(needed: Needed): Pick<Desk, "takeNext" | "takeNextWhyNot"> {
  const latest = useRef(needed);
  useEffect(() => {
    latest.current = needed;
  });
  const reason = whyNotNext(needed);
  const takeNext = useCallback(() => {
    const take = async (): Promise<void> => {
      const { lists, run, onOpen } = latest.current;
      const holdsOthers = (lists?.mine.length ?? 0) > 0;
      const next = nextAlarm(lists?.new ?? [], NONE);
      if (!next || !(await run(next, "claim", {}))) return;
      // Whoever holds more than one sees all of them, where the new one stands.
      if (holdsOthers) onOpen(next.id, "mine");
      else onOpen(next.id);
    };
    if (whyNotNext(latest.current) === null && latest.current.mayClaim()) void take();
  }, []);
  // A reason is a fresh object with every render: its key tells whether it changed.
  const key = reason?.key;
  return useMemo(() => ({ takeNext, takeNextWhyNot: key === undefined ? null : { key } }), [takeNext, key]);
}
