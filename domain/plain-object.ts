/** What JSON calls an object. */

/** Names and values: no list, no null. */
export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
