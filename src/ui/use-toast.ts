/** Short notices for components; what draws them is loaded beside. */
import { useSyncExternalStore } from "react";
import { type ToastKind, toasts, type ToastsShown } from "./toast-state";

/** What is shown, and the errors of this tab. */
export const useToasts = (): ToastsShown => useSyncExternalStore(toasts.subscribe, toasts.shown);

/** Shows a notice. Give it finished sentences; the second is a line of its own. */
export function useToast(): (kind: ToastKind, title: string, text?: string) => void {
  return (kind, title, text) => toasts.show(kind, title, text);
}
