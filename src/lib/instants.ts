/** Instants as the store writes them, and spans as people read them. */

/** Milliseconds since 1970 of an instant of the store (`2026-06-15 08:30:00.000Z`, `T` or blank); null for none. */
export function toMs(instant: string | null | undefined): number | null {
  if (!instant) return null;
  const ms = Date.parse(instant.replace(" ", "T"));
  return Number.isNaN(ms) ? null : ms;
}

const two = (n: number): string => String(n).padStart(2, "0");

/** A span as a clock: `00:12`, `59:59`, `1:02:03`; never negative (H-TS-03). From a day on, `days` tells how many to add in words. */
export function clockSpan(spanMs: number): { readonly days: number; readonly clock: string } {
  const seconds = Math.max(0, Math.floor(spanMs / 1000));
  const days = Math.floor(seconds / 86_400);
  const hours = Math.floor((seconds % 86_400) / 3600);
  const minutes = Math.floor((seconds % 3600) / 60);
  const rest = `${two(minutes)}:${two(seconds % 60)}`;
  return { days, clock: days > 0 ? `${two(hours)}:${two(minutes)}` : hours > 0 ? `${hours}:${rest}` : rest };
}
