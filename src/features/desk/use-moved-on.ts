/** A lost race moves the queue on: the next alarm nobody has taken is opened, not claimed, and no key is armed for it. */
import { useCallback, useEffect, useRef, useState } from "react";
import type { AlarmRow } from "../../../domain/alarms/rows";
import { PressGuard } from "./press-guard";
import type { Desk } from "./desk-context";
import { nextAlarm, type Refusal } from "./refusals";

/** Where a lost race led to, and the sentence that says who won it. */
export interface MovedOn {
  readonly to: string;
  readonly lost: string;
}

/** What a refusal is followed by, and whether a press may claim. */
export function useMovedOn(lists: Desk["lists"], onOpen: Desk["onOpen"]) {
  const latest = useRef(lists);
  useEffect(() => {
    latest.current = lists;
  });
  const [guard] = useState(() => new PressGuard());
  const [movedOn, setMovedOn] = useState<MovedOn | null>(null);
  const moveOn = useCallback(
    (refusal: Refusal, alarm: AlarmRow, lost: string) => {
      if (!refusal.movesOn) return;
      guard.hold(performance.now());
      const next = nextAlarm(latest.current?.new ?? [], new Set([alarm.id]));
      if (!next) return;
      setMovedOn({ to: next.id, lost });
      onOpen(next.id);
    },
    [guard, onOpen],
  );
  const mayClaim = useCallback(() => guard.press(performance.now()), [guard]);
  const holdClaims = useCallback(() => guard.hold(performance.now()), [guard]);
  return { moveOn, movedOn, mayClaim, holdClaims };
}
