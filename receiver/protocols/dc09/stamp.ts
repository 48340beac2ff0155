/** DC-09 time stamps `HH:MM:SS,MM-DD-YYYY` in UTC, and the window an encrypted frame must fall in. */

/** A stamp in full at the end of a text. */
export const STAMP_AT_END = /_(\d\d:\d\d:\d\d,\d\d-\d\d-\d{4})$/;

const SHAPE = /^(\d\d):(\d\d):(\d\d),(\d\d)-(\d\d)-(\d{4})$/;
const PAST_SECONDS = 40;
const FUTURE_SECONDS = 20;

/** Milliseconds since 1970, or null for a date that does not exist (month 00 has been seen, quirk 31). */
export function parseStamp(text: string): number | null {
  const match = SHAPE.exec(text);
  if (!match) return null;
  const [hour, minute, second, month, day, year] = match.slice(1).map(Number) as [
    number,
    number,
    number,
    number,
    number,
    number,
  ];
  if (hour > 23 || minute > 59 || second > 59 || year < 1970) return null;
  const time = Date.UTC(year, month - 1, day, hour, minute, second);
  const check = new Date(time);
  return check.getUTCMonth() === month - 1 && check.getUTCDate() === day ? time : null;
}

const two = (value: number): string => (value < 10 ? `0${value}` : String(value));

/** The stamp of a moment. */
export function buildStamp(timeMs: number): string {
  const at = new Date(timeMs);
  const clock = `${two(at.getUTCHours())}:${two(at.getUTCMinutes())}:${two(at.getUTCSeconds())}`;
  const year = String(at.getUTCFullYear()).padStart(4, "0");
  return `${clock},${two(at.getUTCMonth() + 1)}-${two(at.getUTCDate())}-${year}`;
}

/** Panel clock minus ours in whole seconds. */
export const skewSeconds = (stampMs: number, nowMs: number): number =>
  Math.trunc(stampMs / 1000) - Math.floor(nowMs / 1000);

/** Receiver clock - 40 s … + 20 s, both ends accepted (reference 2). */
export const isInWindow = (skew: number): boolean => skew >= -PAST_SECONDS && skew <= FUTURE_SECONDS;

/** ISO-8601 without fractions, as the vectors write it. */
export const toIsoSeconds = (timeMs: number): string => `${new Date(timeMs).toISOString().slice(0, 19)}Z`;
