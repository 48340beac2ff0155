/** A value or a named failure: codecs and rules return it instead of throwing for what happens every day. */
export type Result<T, F> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly fault: F };

/** Wraps a value as a success. */
export const ok = <T>(value: T): Result<T, never> => ({ ok: true, value });

/** Wraps a fault as a failure. */
export const fail = <F>(fault: F): Result<never, F> => ({ ok: false, fault });
