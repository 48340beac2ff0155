/** The draft of one alarm, stored with every change. */
import { useCallback, useState } from "react";
import { serverNow } from "../../../lib/server-time";
import { typedText } from "../../../sync/typed-text";
import { type Draft, draftKey, readDraft, writeDraft } from "../drafts";

/** The draft and how to change it. */
export function useDraft(user: string, alarm: string): readonly [Draft, (change: Partial<Draft>) => void] {
  const key = draftKey(user, alarm);
  const [draft, setDraft] = useState<Draft>(() => readDraft(typedText, key));
  const change = useCallback(
    (part: Partial<Draft>) => {
      // What another tab has typed meanwhile in other fields stays.
      const next = { ...readDraft(typedText, key), ...part };
      writeDraft(typedText, key, { draft: next, now: serverNow() });
      setDraft((old) => ({ ...old, ...part }));
    },
    [key],
  );
  return [draft, change];
}
