/** Work that writes to the store from a dialog: whether it is under way, and why it failed. */
import { useState } from "react";

/** Its failure stays beside what was typed. */
export function useSending(onDone: () => void) {
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const send = async (work: () => Promise<unknown>): Promise<void> => {
    setBusy(true);
    setError(null);
    try {
      await work();
      onDone();
    } catch (cause) {
      setError(cause);
    } finally {
      setBusy(false);
    }
  };
  return { busy, error, send };
}
