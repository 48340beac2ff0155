/** The draft of one alarm, stored with every change. */
import { useCallback, useState } from "react";
import { serverNow } from "../../../lib/server-time";
import { type Draft, draftKey, readDraft, writeDraft } from "../drafts";

/** The draft and how to change it. */
export function useDraft(user: string, alarm: string): readonly [Draft, (change: Partial<Draft>) => void] {
  const key = draftKey(user, alarm);
  const [draft, setDraft] = useState<Draft>(() => readDraft(localStorage, key));
  const change = useCallback(
    (part: Partial<Draft>) => {
      // What another tab has typed meanwhile in other fields stays.
      const next = { ...readDraft(localStorage, key), ...part };
      writeDraft(localStorage, key, { draft: next, now: serverNow() });
      setDraft((old) => ({ ...old, ...part }));
    },
    [key],
  );
  return [draft, change];
}
