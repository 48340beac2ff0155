/** Nobody at the desk (specification, section 4): when a person is asked whether he is there, and when he is signed out. */

/** Two spans: without a sign of him until he is asked, and from then until he is signed out. */
export interface Limits {
  readonly idleMs: number;
  readonly logoutMs: number;
}

const MINUTE_MS = 60_000;

/** After "still working" (section 9). */
export const SHORT: Limits = { idleMs: 2 * MINUTE_MS, logoutMs: MINUTE_MS };

/** What a role's minutes mean; null where one of them is 0, which switches it off. */
export const limitsOf = (role: { readonly inactivityTimer: number; readonly logoutTimer: number }): Limits | null =>
  role.inactivityTimer > 0 && role.logoutTimer > 0
    ? { idleMs: role.inactivityTimer * MINUTE_MS, logoutMs: role.logoutTimer * MINUTE_MS }
    : null;

/** Instants on one clock that only goes forward. */
export interface Watch {
  /** The last sign of the person. */
  readonly lastAt: number;
  /** When he said "still working", as long as the short spans stand. */
  readonly shortAt: number | null;
}

export type Look =
  { readonly phase: "here" } | { readonly phase: "asked"; readonly secondsLeft: number } | { readonly phase: "gone" };

/** Is he here, asked, or gone? */
export function look({ lastAt, shortAt }: Watch, now: number, role: Limits | null): Look {
  if (!role) return { phase: "here" };
  const { idleMs, logoutMs } = shortAt === null ? role : SHORT;
  const leftMs = lastAt + idleMs + logoutMs - now;
  if (leftMs <= 0) return { phase: "gone" };
  return leftMs > logoutMs ? { phase: "here" } : { phase: "asked", secondsLeft: Math.ceil(leftMs / 1000) };
}

/** A sign of him. The short spans stand until he has worked on for as long as the first of them. */
export const signOfLife = ({ shortAt }: Watch, now: number): Watch => ({
  lastAt: now,
  shortAt: shortAt !== null && now - shortAt < SHORT.idleMs ? shortAt : null,
});

/** He says that he is still working. */
export const stillWorking = (now: number): Watch => ({ lastAt: now, shortAt: now });
