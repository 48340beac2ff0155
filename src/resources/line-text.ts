/** A line of an alarm's log in the reader's language; what people wrote stays as they wrote it. */
import type { TFunction } from "i18next";
import { useCallback } from "react";
import { useTranslation } from "react-i18next";
import { LINE_KEYS, namedSignals } from "../../domain/alarms/lines";
import type { ReportRow } from "../../domain/alarms/rows";

type Line = Pick<ReportRow, "message" | "report">;

/** Sentences that name a zone are sentences of their own. */
const contextOf = (values: Readonly<Record<string, unknown>>): "zone" | undefined =>
  values["zone"] ? "zone" : undefined;

/** The signals that the line names, one after the other. */
function names(t: TFunction<"alarms">, values: Readonly<Record<string, unknown>>): string {
  const named = namedSignals(values).map(({ times, account, ...signal }) => {
    const name = t(signal.zone === "" ? "named.signal" : "named.signal_zone", signal).trimEnd();
    const counted = times > 1 ? t("named.times", { name, times }) : name;
    return account === "" ? counted : t("named.account", { account, name: counted });
  });
  const more = Number(values["more"] ?? 0);
  return [...named, ...(more > 0 ? [t("named.more", { more })] : [])].join("; ");
}

/** Writes a line. */
export function lineIn(t: TFunction<"alarms">, { message, report }: Line): string {
  const known = LINE_KEYS.find((name) => name === message?.key);
  if (!known || !message) return report;
  const values = known === "signals_joined" ? { ...message, names: names(t, message) } : message;
  return t(`system.${known}`, { ...values, context: contextOf(message) } as Record<string, unknown>).trimEnd();
}

/** Writes lines in the reader's language. */
export function useLineText(): (line: Line) => string {
  const { t } = useTranslation("alarms");
  return useCallback((line) => lineIn(t, line), [t]);
}
