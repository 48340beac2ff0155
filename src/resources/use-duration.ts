/** How long something took, in the two greatest units that say it: `9 min 30 s`, `1 h 05 min`. */
import type { TFunction } from "i18next";
import { useCallback } from "react";
import { useTranslation } from "react-i18next";

const MINUTE = 60;
const HOUR = 3_600;
const DAY = 86_400;

/** Writes seconds; what is lost is less than the smaller unit. */
export function durationIn(t: TFunction<"alarms">, seconds: number): string {
  const whole = Math.max(0, Math.round(seconds));
  const [d, h, m] = [Math.floor(whole / DAY), Math.floor((whole % DAY) / HOUR), Math.floor((whole % HOUR) / MINUTE)];
  const s = whole % MINUTE;
  if (d > 0) return t(h > 0 ? "duration.dh" : "duration.d", { d, h });
  if (h > 0) return t(m > 0 ? "duration.hm" : "duration.h", { h, m });
  if (m > 0) return t(s > 0 ? "duration.ms" : "duration.m", { m, s });
  return t("duration.s", { s });
}

/** Writes durations in the reader's language. */
export function useDuration(): (seconds: number) => string {
  const { t } = useTranslation("alarms");
  return useCallback((seconds) => durationIn(t, seconds), [t]);
}
