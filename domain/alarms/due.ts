/** What falls due, and in which order it is fired. */

/** Kinds of what falls due in this order at the same instant: who wakes into a session must find it standing. */
export const DUE_KINDS = ["wake", "lapse", "session_end"] as const;

/** Something that is due. */
export interface Due {
  readonly kind: (typeof DUE_KINDS)[number];
  readonly id: string;
  readonly dueAt: string;
}

/** Oldest first. */
export function compareDue(a: Due, b: Due): number {
  if (a.dueAt !== b.dueAt) return a.dueAt < b.dueAt ? -1 : 1;
  if (a.kind !== b.kind) return DUE_KINDS.indexOf(a.kind) - DUE_KINDS.indexOf(b.kind);
  return a.id < b.id ? -1 : 1;
}
