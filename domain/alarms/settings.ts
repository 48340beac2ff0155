/** The room's figures that acts go by: fields of `program_settings`, with what holds when nothing was ever set. */

/** Figures of `program_settings`. */
export interface RoomSettings {
  readonly claimBeatSeconds: number;
  readonly claimLapseSeconds: number;
  readonly claimLapseLowSeconds: number;
  readonly holdDefaultMinutes: number;
  readonly holdMaxHighMinutes: number;
  readonly holdMaxLowMinutes: number;
  readonly closeCommentMin: number;
  readonly sessionHours: number;
}

/** Alarm handling 3.2, rules 4, 11 and 12. */
export const ROOM_DEFAULTS: RoomSettings = {
  claimBeatSeconds: 10,
  claimLapseSeconds: 45,
  claimLapseLowSeconds: 120,
  holdDefaultMinutes: 10,
  holdMaxHighMinutes: 30,
  holdMaxLowMinutes: 240,
  closeCommentMin: 10,
  sessionHours: 12,
};

/** Priorities that lives or property hang on at once: shorter lapses and holds, a comment at closing. */
export const LAST_HIGH_PRIORITY = 3;

/** Is it one of priority 1 to 3? */
export const isHigh = (priority: number): boolean => priority <= LAST_HIGH_PRIORITY;

// Only a comment may be asked for with no characters; a time of 0 was never set.
const MAY_BE_ZERO: readonly string[] = ["closeCommentMin"];

/** The stored figures, the defaults for those that were never set. */
export function roomSettings(stored: Readonly<Record<string, unknown>> | null): RoomSettings {
  const figure = (key: keyof RoomSettings): number => {
    const value = stored?.[key];
    if (typeof value !== "number") return ROOM_DEFAULTS[key];
    return value > 0 || MAY_BE_ZERO.includes(key) ? value : ROOM_DEFAULTS[key];
  };
  const keys = Object.keys(ROOM_DEFAULTS) as (keyof RoomSettings)[];
  return Object.fromEntries(keys.map((key) => [key, figure(key)])) as unknown as RoomSettings;
}
