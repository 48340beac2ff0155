/** Whether an act would reach the store. */
import { useEffect } from "react";
import { live } from "../sync/runtime";
import { useLive } from "./use-live";

/** False while the store does not answer: acts are then disabled, reading stays. */
export function useConnected(): boolean {
  const { status } = useLive();
  useEffect(() => {
    // A silent stream may mean a silent store: ask it now, so that the buttons soon say what is true.
    if (status === "not_live") live()?.requestCatchUp();
  }, [status]);
  return status !== "offline";
}
