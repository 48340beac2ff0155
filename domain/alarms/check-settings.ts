/** What the room's settings may say, where a type of column can't: a time zone's name, times to answer in, an address. */

/** A name as IANA writes them: `UTC`, `Europe/Istanbul`, `America/Argentina/Buenos_Aires`, `Etc/GMT+3`. */
const ZONE = /^(?:UTC|GMT|[A-Z][A-Za-z]+(?:\/[A-Z][A-Za-z0-9_+-]*){1,2})$/;
const LONGEST_ZONE = 60;

/** Has it the form of a time zone's name? What is shown would else be refused by every browser that reads it. */
export const isZoneName = (name: string): boolean => name.length <= LONGEST_ZONE && ZONE.test(name);

/** Longest time to answer in, seconds. */
const LONGEST_SECONDS = 3600;
const KINDS = ["life", "other"] as const;

/** Times to answer in: of each kind two whole numbers of seconds, the shorter one first (alarm-handling 3.3). */
export function isSla(value: unknown): boolean {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return false;
  const kinds = value as Readonly<Record<string, unknown>>;
  return Object.keys(kinds).length === KINDS.length && KINDS.every((kind) => isPair(kinds[kind]));
}

function isPair(value: unknown): boolean {
  if (!Array.isArray(value) || value.length !== 2) return false;
  const [first, second] = value as readonly unknown[];
  const isTime = (seconds: unknown): seconds is number =>
    Number.isInteger(seconds) && Number(seconds) >= 1 && Number(seconds) <= LONGEST_SECONDS;
  return isTime(first) && isTime(second) && first <= second;
}

/** Another installation, by its plain address: no user, no query, nothing but the web. */
export const isStoreUrl = (url: string): boolean => /^https?:\/\/[\w.-]+(?::\d{1,5})?(?:\/[\w.~/-]*)?$/.test(url);
