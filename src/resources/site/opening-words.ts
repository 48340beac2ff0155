/** Opening times in words. */
import type { TFunction } from "i18next";
import { writeMinute } from "../../../domain/clock-time";
import type { Because } from "../../../domain/schedules/opening";
import type { OpenStanding, SiteMoment } from "../../../domain/schedules/standing";
import { plainNumber } from "../../../domain/signals/normalise";
import { isolateTurning } from "../../lib/isolate";
import type { Format } from "../use-format";

/** Clocks keep their order in right-to-left text (H-IN-01). */
export const clockText = (clock: string): string => `\u2066${clock}\u2069`;

/** From when until when; one time where both are the same. */
export const windowText = (from: string, until: string): string =>
  clockText(from === until ? from : `${from}–${until}`);

/** Of which partition a line is, after its other words; "" of the whole site. */
export function partitionText(t: TFunction<"alarms">, partition: string): string {
  const number = plainNumber(partition);
  return number === "" ? "" : ` · ${t("head.partition", { number })}`;
}

/** Why it is so: nothing of an ordinary week. */
export function becauseText(t: TFunction<"alarms">, because: Because): string {
  if (because.kind === "week") return "";
  if (because.kind === "holiday") return t("times.holiday", { names: because.names.map(isolateTurning) });
  const { reason, askedBy } = because;
  return askedBy === "" ? t("times.asked", { reason }) : t("times.asked_by", { reason, name: askedBy });
}

/** What it is said with; `today` is the site's day. */
export interface OpeningWords {
  readonly t: TFunction<"alarms">;
  readonly format: Format;
  readonly today: string;
}

function shutText({ t, format, today }: OpeningWords, next: SiteMoment | null): string {
  if (next === null) return t("times.shut_long");
  const time = clockText(writeMinute(next.minute));
  return next.day === today
    ? t("times.shut_today", { time })
    : t("times.shut", { day: format.calendarDay(next.day), time });
}

/** Until when, with the day where that is another: days may go on into each other. */
function openText({ t, format, today }: OpeningWords, until: SiteMoment | null): string {
  if (until === null) return t("times.open_long");
  const time = clockText(writeMinute(until.minute));
  return until.day === today
    ? t("times.open", { until: time })
    : t("times.open_day", { day: format.calendarDay(until.day), time });
}

/** How it should be now; "" where nothing is on record. */
export function standingText(words: OpeningWords, standing: OpenStanding): string {
  const { t } = words;
  if (standing.state === "none") return "";
  if (standing.state === "shut") return shutText(words, standing.next);
  if (standing.state === "open") return openText(words, standing.until);
  const { opensFrom, opensUntil, closesFrom, closesUntil } = standing.opening;
  // Opened and shut when its people like.
  const isFlexible = opensFrom === closesFrom && opensFrom < opensUntil;
  if (isFlexible && opensUntil === closesUntil)
    return t("times.flexible", { window: windowText(writeMinute(opensFrom), writeMinute(closesUntil)) });
  if (standing.state === "opening")
    return t("times.opening", { window: windowText(writeMinute(opensFrom), writeMinute(opensUntil)) });
  const until = clockText(writeMinute(closesUntil));
  return isFlexible || closesFrom === closesUntil
    ? t("times.closing_by", { until })
    : t("times.closing", { window: windowText(writeMinute(closesFrom), writeMinute(closesUntil)) });
}
