/** What the desk has to say: it leaves by itself, refusals late enough to be read after a call. */
import { useCallback, useEffect, useRef, useState } from "react";

/** A sentence on the desk. */
export interface Notice {
  readonly id: number;
  readonly kind: "done" | "refused";
  readonly text: string;
  /** A later notice on the same takes the place of this one. */
  readonly topic?: string;
  /** Id of the alarm it is about: what happens to that later makes it untrue. */
  readonly alarm?: string | null;
  /** What can be done about it; the notice leaves with the press. */
  readonly action?: { readonly label: string; readonly run: () => void };
  /** Said because the store could not be reached: no longer true once it can. */
  readonly offline?: boolean;
  /** How long it stays, where that differs from its kind's time. */
  readonly shownMs?: number;
}

export type NewNotice = Omit<Notice, "id">;

const KEEP = 3;
const SHOWN_MS = { done: 6_000, refused: 30_000 } as const;

const saysTheSame = (a: NewNotice, b: NewNotice): boolean =>
  a.text === b.text || (a.topic !== undefined && a.topic === b.topic);

/** The notices once another is said: the newest first. */
export const withNotice = (old: readonly Notice[], notice: Notice): readonly Notice[] =>
  [notice, ...old.filter((other) => !saysTheSame(other, notice))].slice(0, KEEP);

/** What is left of them once these alarms stand elsewhere: what was said of them before is no longer so. */
export const withoutAlarms = (old: readonly Notice[], moved: ReadonlySet<string>): readonly Notice[] => {
  const left = old.filter(({ alarm }) => !alarm || !moved.has(alarm));
  return left.length < old.length ? left : old;
};

/** What is left of them once the store can be reached. */
export const whenConnected = (old: readonly Notice[]): readonly Notice[] =>
  old.some(({ offline }) => offline) ? old.filter(({ offline }) => !offline) : old;

export interface Notices {
  readonly notices: readonly Notice[];
  /** What names no alarm is about the one that is open. */
  readonly say: (notice: NewNotice) => void;
  /** These alarms stand elsewhere now. */
  readonly outdate: (moved: ReadonlySet<string>) => void;
  readonly dismiss: (id: number) => void;
}

/** The newest few notices, while `alarmId` is open. */
export function useNotices(connected: boolean, alarmId: string | null): Notices {
  const [notices, setNotices] = useState<readonly Notice[]>([]);
  const next = useRef(1);
  useEffect(() => {
    if (connected) setNotices(whenConnected);
  }, [connected]);
  const dismiss = useCallback((id: number) => setNotices((old) => old.filter((notice) => notice.id !== id)), []);
  const say = useCallback(
    (notice: NewNotice) => {
      const id = next.current++;
      setNotices((old) => withNotice(old, { alarm: alarmId, ...notice, id }));
      setTimeout(() => dismiss(id), notice.shownMs ?? SHOWN_MS[notice.kind]);
    },
    [dismiss, alarmId],
  );
  const outdate = useCallback((moved: ReadonlySet<string>) => setNotices((old) => withoutAlarms(old, moved)), []);
  return { notices, say, outdate, dismiss };
}
