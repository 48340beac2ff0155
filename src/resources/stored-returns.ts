/** What a person has been waiting for, kept with his session: a reload is no turning to an alarm that came back. */
import { RETURNS_KEY } from "../sync/stored-session";
import { NOTHING, type Returns } from "./return-watch";

/** The part of the browser's storage that is needed. */
export type ReturnStorage = Pick<Storage, "getItem" | "setItem" | "removeItem">;

const isWait = (value: unknown): value is readonly [string, number] =>
  Array.isArray(value) && typeof value[0] === "string" && typeof value[1] === "number";

/** What was kept; whatever is damaged is nothing. */
export function readReturns(storage: ReturnStorage, user: string): Returns {
  try {
    const stored: unknown = JSON.parse(storage.getItem(RETURNS_KEY) ?? "");
    if (typeof stored !== "object" || stored === null) return NOTHING;
    const { user: whose, waiting, back } = stored as Readonly<Record<string, unknown>>;
    if (whose !== user) return NOTHING;
    return {
      waiting: new Map(Array.isArray(waiting) ? waiting.filter(isWait) : []),
      back: new Set(Array.isArray(back) ? back.filter((id): id is string => typeof id === "string") : []),
    };
  } catch {
    return NOTHING;
  }
}

/** Keeps it; nothing leaves nothing. A full storage loses no more than the reload would have. */
export function writeReturns(storage: ReturnStorage, user: string, { waiting, back }: Returns): void {
  try {
    if (waiting.size === 0 && back.size === 0) storage.removeItem(RETURNS_KEY);
    else storage.setItem(RETURNS_KEY, JSON.stringify({ user, waiting: [...waiting], back: [...back] }));
  } catch {
    // Told once more is better than a desk that fails.
  }
}
