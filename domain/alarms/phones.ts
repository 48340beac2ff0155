/** Numbers of a person, first one first, as they are stored: `[{"number":"+44 …","kind":"mobile"}]`. */

/** A number and what it is: mobile, work …; `""` where nobody said. */
export interface Phone {
  readonly number: string;
  readonly kind: string;
}

const textOf = (value: unknown): string =>
  typeof value === "number" ? String(value) : typeof value === "string" ? value.trim() : "";

/** What of it can be dialled: a row older than its rules may hold anything, and must keep nobody from being called. */
export function readPhones(stored: unknown): readonly Phone[] {
  if (!Array.isArray(stored)) return [];
  return stored.flatMap((entry: unknown) => {
    const isObject = typeof entry === "object" && entry !== null;
    const { number, kind } = (isObject ? entry : { number: entry }) as Readonly<Record<string, unknown>>;
    const dialled = textOf(number);
    return dialled === "" ? [] : [{ number: dialled, kind: textOf(kind) }];
  });
}
