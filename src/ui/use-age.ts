/** How old something is and how much time is left, at a glance: `32 s`, `4 min`, `1 h 05 min`; no time of day looks like it. */
import type { TFunction } from "i18next";
import { useCallback } from "react";
import { useTranslation } from "react-i18next";

const MINUTE = 60;
const HOUR = 3_600;
const DAY = 86_400;

/** Writes whole units, never negative (H-TS-03); the width changes only where a unit does. */
export function ageIn(t: TFunction<"alarms">, ms: number): string {
  const whole = Math.max(0, Math.floor(ms / 1000));
  const [d, h, m] = [Math.floor(whole / DAY), Math.floor((whole % DAY) / HOUR), Math.floor((whole % HOUR) / MINUTE)];
  if (d > 0) return t("duration.dh", { d, h });
  if (h > 0) return t("duration.hm", { h, m });
  return m > 0 ? t("duration.m", { m }) : t("duration.s", { s: whole });
}

/** What is left is seen to go: below ten minutes with its seconds, so that five minutes do not begin as four. */
export function leftIn(t: TFunction<"alarms">, ms: number): string {
  const whole = Math.max(0, Math.ceil(ms / 1000));
  if (whole < MINUTE || whole >= 10 * MINUTE) return ageIn(t, whole * 1000);
  return t("duration.ms", { m: Math.floor(whole / MINUTE), s: whole % MINUTE });
}

/** Writes ages in the reader's language. */
export function useAge(): (ms: number) => string {
  const { t } = useTranslation("alarms");
  return useCallback((ms) => ageIn(t, ms), [t]);
}

/** Writes times left in the reader's language. */
export function useTimeLeft(): (ms: number) => string {
  const { t } = useTranslation("alarms");
  return useCallback((ms) => leftIn(t, ms), [t]);
}
