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
export function faultsOf({ old, ...typed }: Passwords): Partial<Record<keyof Passwords, PasswordFault>> {
  return {
    ...(old === "" ? { old: "missing" } : {}),
    ...(typed.next === old ? { next: "same" } : {}),
    ...faultsOfNew(typed),
  };
}

/** The same of one that is set without the old one. */
export const faultsOfNew = ({ next, again }: Omit<Passwords, "old">): { next?: "short"; again?: "differs" } => ({
  ...([...next].length < PASSWORD_LEAST ? { next: "short" } : {}),
  ...(again !== next ? { again: "differs" } : {}),
});
