/** A line of an alarm's log in the reader's language; what people wrote stays as they wrote it. */
import { useCallback } from "react";
import { useTranslation } from "react-i18next";
import { LINE_KEYS } from "../../domain/alarms/lines";
import type { ReportRow } from "../../domain/alarms/rows";

/** Writes a line. */
export function useLineText(): (line: ReportRow) => string {
  const { t } = useTranslation("alarms");
  return useCallback(
    (line) => {
      const key = line.message?.key;
      const known = LINE_KEYS.find((name) => name === key);
      if (!known || !line.message) return line.report;
      // A line that names a zone may have a sentence of its own.
      const context = line.message["zone"] ? "zone" : undefined;
      return t(`system.${known}`, { ...line.message, context });
    },
    [t],
  );
}
