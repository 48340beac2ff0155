/** Open alarms counted by their priority. */

interface Counted {
  readonly priority: number;
  readonly owner: string;
  readonly firstAt: string;
}

/** A priority of which there are alarms; `oldestAt` is when the oldest of them began. */
export interface PriorityCount {
  readonly priority: number;
  readonly count: number;
  readonly unclaimed: number;
  readonly oldestAt: string;
}

/** The most urgent first. */
export function byPriority(alarms: readonly Counted[]): readonly PriorityCount[] {
  const counts = new Map<number, PriorityCount>();
  for (const { priority, owner, firstAt } of alarms) {
    const old = counts.get(priority) ?? { priority, count: 0, unclaimed: 0, oldestAt: firstAt };
    counts.set(priority, {
      priority,
      count: old.count + 1,
      unclaimed: old.unclaimed + (owner === "" ? 1 : 0),
      oldestAt: firstAt < old.oldestAt ? firstAt : old.oldestAt,
    });
  }
  return [...counts.values()].toSorted((a, b) => a.priority - b.priority);
}
