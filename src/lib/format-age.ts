/** How long something has lasted, as it is read from across the desk. */

const MINUTE = 60;
const HOUR = 3_600;
const DAY = 86_400;

const two = (n: number): string => String(n).padStart(2, "0");

/** `00:12`, `1:02:10`, `3d 04:05`; never negative (H-TS-03). */
export function formatAge(ms: number): string {
  const seconds = Math.max(0, Math.floor(ms / 1000));
  const minutes = Math.floor((seconds % HOUR) / MINUTE);
  if (seconds < HOUR) return `${two(minutes)}:${two(seconds % MINUTE)}`;
  if (seconds < DAY) return `${Math.floor(seconds / HOUR)}:${two(minutes)}:${two(seconds % MINUTE)}`;
  return `${Math.floor(seconds / DAY)}d ${two(Math.floor((seconds % DAY) / HOUR))}:${two(minutes)}`;
}
