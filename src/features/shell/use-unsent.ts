/** What the question about unsent lines needs, and the way on once it is answered. */
import { useState } from "react";
import { AppError } from "../../../domain/errors";
import { useOutbox } from "../../resources/use-outbox";
import { discardLines, flushLines } from "../../sync/outbox";
import { isUnsent } from "../../sync/outbox-lines";
import { outboxState } from "../../sync/outbox-state";
import type { UnsentDialogProps } from "./unsent-dialog";

/** The question, and `ask`, which goes on at once where there is nothing to ask. */
export function useUnsent(goOn: () => void): { readonly question: UnsentDialogProps; readonly ask: () => void } {
  const { lines, inMemory } = useOutbox();
  const open = lines.filter(({ state }) => state !== "sent");
  const [asked, setAsked] = useState(false);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const leave = (): void => {
    setAsked(false);
    goOn();
  };
  const send = async (): Promise<void> => {
    setBusy(true);
    setError(null);
    const failed: unknown = await flushLines().then(
      () => null,
      (cause: unknown) => cause,
    );
    setBusy(false);
    // As it stands now, not as it was drawn.
    const left = outboxState.lines.filter(({ state }) => state !== "sent");
    if (left.length === 0) return leave();
    if (left.some(isUnsent)) setError(failed ?? new AppError("network"));
  };
  return {
    question: {
      open: asked,
      count: open.length,
      canSend: open.some(isUnsent),
      inMemory: inMemory > 0,
      busy,
      error,
      onStay: () => setAsked(false),
      onSend: () => void send(),
      onKeep: leave,
      onDiscard: () => void discardLines().then(leave, setError),
    },
    ask: () => {
      setError(null);
      if (open.length > 0) setAsked(true);
      else goOn();
    },
  };
}
