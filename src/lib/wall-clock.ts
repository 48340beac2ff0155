/** What a clock on the wall of a time zone shows, and the instant at which it shows it. */

const formats = new Map<string, Intl.DateTimeFormat>();

/** Made once a zone: a roster asks it for each of its shifts. */
function formatOf(timeZone: string): Intl.DateTimeFormat {
  const format =
    formats.get(timeZone) ??
    new Intl.DateTimeFormat("en-CA", {
      timeZone,
      hourCycle: "h23",
      year: "numeric",
      month: "2-digit",
      day: "2-digit",
      hour: "2-digit",
      minute: "2-digit",
    });
  formats.set(timeZone, format);
  return format;
}

/** Wall-clock parts of an instant in a time zone, as `2026-06-15T08:30`. */
export function toWallClock(ms: number, timeZone: string): string {
  const part = Object.fromEntries(
    formatOf(timeZone)
      .formatToParts(ms)
      .map(({ type, value }) => [type, value]),
  );
  return `${part.year}-${part.month}-${part.day}T${part.hour}:${part.minute}`;
}

const asUtc = (wall: string): number => Date.parse(`${wall}:00Z`);

/** The instant of a wall-clock time in a time zone; the earlier one where the clock is set back; null when unreadable. */
export function fromWallClock(wall: string, timeZone: string): number | null {
  if (!/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(wall)) return null;
  const target = asUtc(wall);
  if (Number.isNaN(target)) return null;
  const offsetAt = (ms: number): number => asUtc(toWallClock(ms, timeZone)) - Math.floor(ms / 60_000) * 60_000;
  const day = 24 * 3_600_000;
  const guesses = [offsetAt(target - day), offsetAt(target + day)].map((offset) => target - offset);
  return guesses.find((ms) => toWallClock(ms, timeZone) === wall) ?? Math.max(...guesses);
}
