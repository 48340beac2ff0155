/** A time of day as people write it: always of 24 hours, whatever the browser's country does. */

/** Zeros of the scripts whose digits a keyboard here may send: Arabic, and Persian and Urdu. */
const ZEROS = [0x0660, 0x06f0] as const;

/** Digits of other scripts as Latin ones. */
export const latin = (text: string): string =>
  text.replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => {
    const code = digit.charCodeAt(0);
    return String(code - (code >= ZEROS[1] ? ZEROS[1] : ZEROS[0]));
  });

/** `8`, `830`, `8:30`, `08.30` and `08h30` as `08:30`; null when it is no time of the 24-hour clock. */
export function readTimeOfDay(text: string): string | null {
  const match = /^(\d{1,2})(?:[:.h ]?(\d{2}))?$/i.exec(latin(text.trim()));
  if (!match) return null;
  const [hour, minute] = [Number(match[1]), Number(match[2] ?? 0)];
  if (hour > 23 || minute > 59) return null;
  return `${String(hour).padStart(2, "0")}:${String(minute).padStart(2, "0")}`;
}

/** Written out to the last digit: what is still being typed is not taken for a time. */
export const isWholeTime = (text: string): boolean => /^\d{2}:\d{2}$/.test(text) && readTimeOfDay(text) === text;
