/** Open alarms, and what the badge shows of their number (H-UX-05). */
export const BADGES = [
  [998, "998"],
  [999, "999"],
  [1000, "999+"],
  [1001, "999+"],
] as const;
