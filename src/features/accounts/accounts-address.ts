/** The address of the site accounts, with what a caller's popup writes into it (specification 2, caller filter). */

const CALLER = ["filterByUser", "userId", "siteIds", "userName", "userEmail", "userMobile"] as const;

/** Who calls and which sites are his; stays in the address until somebody asks for all sites. */
export type CallerSearch = Partial<Readonly<Record<(typeof CALLER)[number], string | number | boolean>>>;

const TEXT_MOST = 2_000;

const isSaid = (value: unknown): value is string | number | boolean =>
  typeof value === "number" || typeof value === "boolean" || (typeof value === "string" && value.length <= TEXT_MOST);

/** Reads that part of an address as anybody may have written it. */
export const readCaller = (search: Readonly<Record<string, unknown>>): CallerSearch =>
  Object.fromEntries(CALLER.map((name) => [name, search[name]] as const).filter(([, value]) => isSaid(value)));

/** As many ids as there is room for in such an address. */
const ID_MOST = 40;

/** Whose sites alone are shown. */
export interface Caller {
  readonly siteIds: readonly string[];
  readonly name: string;
  readonly number: string;
}

const textOf = (value: CallerSearch[keyof CallerSearch]): string => String(value ?? "").trim();

/** The caller of an address; null where it asks for no filter. */
export function callerIn(search: CallerSearch): Caller | null {
  if (textOf(search.filterByUser) !== "true") return null;
  const ids = textOf(search.siteIds)
    .split(",")
    .map((id) => id.trim())
    .filter((id) => id !== "" && id.length <= ID_MOST);
  return {
    siteIds: [...new Set(ids)],
    name: textOf(search.userName) || textOf(search.userEmail),
    number: textOf(search.userMobile),
  };
}
