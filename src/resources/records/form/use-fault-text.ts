/** Faults in the reader's words. */
import { useCallback } from "react";
import { useRecordText } from "../word-spaces";
import type { Fault } from "./faults";

/** The sentence of a fault of a field; what its pattern asks for may have words of its own. */
export function useFaultText({ name: collection }: { readonly name: string }): (field: string, fault: Fault) => string {
  const t = useRecordText();
  return useCallback(
    (field, { key, values }) => {
      const general = t(`form.fault.${key}`, { ...values });
      return key === "pattern" ? t(`pattern.${collection}.${field}`, { defaultValue: general }) : general;
    },
    [t, collection],
  );
}
