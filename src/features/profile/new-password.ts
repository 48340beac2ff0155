/** What is wrong with a new password before it is sent; the store decides again. */

/** The store's own least. */
export const PASSWORD_LEAST = 8;

export interface Passwords {
  readonly old: string;
  readonly next: string;
  readonly again: string;
}

export const NO_PASSWORDS: Passwords = { old: "", next: "", again: "" };

export type PasswordFault = "missing" | "short" | "same" | "differs";

/** By field; none = it may be sent. */
export function faultsOf({ old, next, again }: Passwords): Partial<Record<keyof Passwords, PasswordFault>> {
  return {
    ...(old === "" ? { old: "missing" } : {}),
    ...([...next].length < PASSWORD_LEAST ? { next: "short" } : next === old ? { next: "same" } : {}),
    ...(again !== next ? { again: "differs" } : {}),
  };
}
