/** The address of the site accounts, with what a caller's popup writes into it (specification 2, caller filter). */

const CALLER = ["filterByUser", "userId", "siteIds", "userName", "userEmail", "userMobile"] as const;

/** Who calls and which sites are his; stays in the address for as long as the page is as it was opened. */
export type CallerSearch = Partial<Readonly<Record<(typeof CALLER)[number], string | number | boolean>>>;

const TEXT_MOST = 2_000;

const isSaid = (value: unknown): value is string | number | boolean =>
  typeof value === "number" || typeof value === "boolean" || (typeof value === "string" && value.length <= TEXT_MOST);

/** Reads that part of an address as anybody may have written it. */
export const readCaller = (search: Readonly<Record<string, unknown>>): CallerSearch =>
  Object.fromEntries(CALLER.map((name) => [name, search[name]] as const).filter(([, value]) => isSaid(value)));
