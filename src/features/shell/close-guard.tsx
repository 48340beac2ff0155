/** Closing a tab that alone has what was written is asked about by the browser, on every page, also when its person is signed out. */
import { useEffect } from "react";
import { useOutbox } from "../../resources/use-outbox";

/** The guard; it draws nothing. */
export function CloseGuard() {
  const { inMemory } = useOutbox();
  useEffect(() => {
    if (inMemory === 0) return;
    const guard = (event: BeforeUnloadEvent): void => event.preventDefault();
    window.addEventListener("beforeunload", guard);
    return () => window.removeEventListener("beforeunload", guard);
  }, [inMemory]);
  return null;
}
