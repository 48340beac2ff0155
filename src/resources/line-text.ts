/** A line of an alarm's log in the reader's language; what people wrote stays as they wrote it. */
import type { TFunction } from "i18next";
import { useCallback } from "react";
import { useTranslation } from "react-i18next";
import { LINE_KEYS, namedSignals } from "../../domain/alarms/lines";
import type { ReportRow } from "../../domain/alarms/rows";
import { parseDate } from "../lib/date-time";
import { durationIn } from "./use-duration";
import { useFormat } from "./use-format";

type Line = Pick<ReportRow, "message" | "report" | "at">;

/** Writes the time of day of an instant, with its day where `day` is set. */
type Clock = (instant: string, day: boolean) => string;

/** A signal that waited longer may have come in on the day before. */
const DAY_TOLD_AFTER_SECONDS = 6 * 3600;

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

/** When the signal came in and how long it waited to be decided; "" where it did not wait. */
function waitOf(t: TFunction<"alarms">, { message, at }: Line, clock: Clock): string {
  const seconds = Number(message?.["waited"] ?? 0);
  if (seconds === 0) return "";
  const write = (instant: string): string => clock(instant, seconds > DAY_TOLD_AFTER_SECONDS);
  const cameAt = message?.["at"];
  const received = typeof cameAt === "string" ? write(cameAt) : "";
  const time = durationIn(t, seconds);
  return ` ${t("named.waited", { received, decided: write(at), time })}`;
}

/** When a line was written that waited at its desk; with its day where that may be another. */
function writtenAt(t: TFunction<"alarms">, { message, at }: Line, clock: Clock): string {
  const madeAt = message?.["madeAt"];
  if (typeof madeAt !== "string") return "";
  const waitedSeconds = (parseDate(at) - parseDate(madeAt)) / 1000;
  return t("named.written", { time: clock(madeAt, waitedSeconds > DAY_TOLD_AFTER_SECONDS) });
}

/** Writes a line. */
export function lineIn(t: TFunction<"alarms">, line: Line, clock: Clock): string {
  const { message, report } = line;
  if (message?.key === "late") return `${report} ${writtenAt(t, line, clock)}`;
  const known = LINE_KEYS.find((name) => name === message?.key);
  if (!known || !message) return report;
  const values = known === "signals_joined" ? { ...message, names: names(t, message) } : message;
  const said = t(`system.${known}`, { ...values, context: contextOf(message) } as Record<string, unknown>).trimEnd();
  return `${said}${waitOf(t, line, clock)}`;
}

/** Writes lines in the reader's language, with times of the zone; without one, of the control room's. */
export function useLineText(timeZone?: string): (line: Line) => string {
  const { t } = useTranslation("alarms");
  const format = useFormat();
  return useCallback(
    (line) => lineIn(t, line, (at, day) => (day ? format.dateTime : format.clock)(at, timeZone ? { timeZone } : {})),
    [t, format, timeZone],
  );
}
