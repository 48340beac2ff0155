/** What this window has written: whoever shows what no copy has whole reads it again. */

const counts = new Map<string, number>();
const listeners = new Set<() => void>();

/** Something of the collection was written. */
export function noteWritten(collection: string): void {
  counts.set(collection, writtenCount(collection) + 1);
  for (const listener of listeners) listener();
}

/** How often, since the window was opened. */
export const writtenCount = (collection: string): number => counts.get(collection) ?? 0;

/** Hears of every write; gives what ends that. */
export function onWritten(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
