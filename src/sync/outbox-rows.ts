/** Where the lines of the outbox are kept: the interface, and the memory of this tab where the browser keeps nothing. */
import type { StoredLine } from "./outbox-lines";

/** What is changed of a line; its place in the order never is. */
export type LineChange = Partial<Omit<StoredLine, "seq">>;

/** A place for lines. Its methods reject where it can't be had any more. */
export interface OutboxRows {
  all(): Promise<readonly StoredLine[]>;
  add(line: Omit<StoredLine, "seq">): Promise<void>;
  /** Changes a line if it is still there and as `when` wants it, in one step; true when it did. */
  change(id: string, change: LineChange, when: (line: StoredLine) => boolean): Promise<boolean>;
  remove(when: (line: StoredLine) => boolean): Promise<void>;
  /** Calls back after every change, in whichever tab. */
  watch(onChange: () => void): () => void;
}

/** Kept by this tab alone, and gone with it. */
export function createMemoryRows(): OutboxRows {
  let lines: readonly StoredLine[] = [];
  // Behind all that lie on the disk.
  let seq = 1e12;
  const listeners = new Set<() => void>();
  const become = (next: readonly StoredLine[]): Promise<void> => {
    lines = next;
    for (const listener of listeners) listener();
    return Promise.resolve();
  };
  return {
    all: () => Promise.resolve(lines),
    add: (line) => become([...lines, { ...line, seq: (seq += 1) }]),
    change: async (id, change, when) => {
      const found = lines.find((line) => line.id === id && when(line));
      if (found) await become(lines.map((line) => (line === found ? { ...line, ...change } : line)));
      return found !== undefined;
    },
    remove: (when) => become(lines.filter((line) => !when(line))),
    watch: (onChange) => {
      listeners.add(onChange);
      return () => void listeners.delete(onChange);
    },
  };
}

/**
 * Kept on the disk where that goes, in memory where it does not; read together. What a full disk does not take of a change
 * stands in memory until it does: the line is sent all the same, and at worst, by another tab, once more under its id.
 */
export function joinRows(disk: OutboxRows | undefined, memory: OutboxRows): OutboxRows {
  if (!disk) return memory;
  const changed = new Map<string, LineChange>();
  const listeners = new Set<() => void>();
  const asChanged = (line: StoredLine): StoredLine => ({ ...line, ...changed.get(line.id) });
  const readDisk = (): Promise<readonly StoredLine[]> => disk.all().catch(() => []);
  /** A line that was given another id is on the disk under its first one. */
  const onDisk = (id: string): string => [...changed].find(([, change]) => change.id === id)?.[0] ?? id;

  const changeDisk: OutboxRows["change"] = async (id, change, when) => {
    const place = onDisk(id);
    const all = { ...changed.get(place), ...change };
    try {
      const done = await disk.change(place, all, (line) => when(asChanged(line)));
      if (done) changed.delete(place);
      return done;
    } catch {
      const line = (await readDisk()).find((each) => each.id === place);
      if (!line || !when(asChanged(line))) return false;
      changed.set(place, all);
      for (const listener of listeners) listener();
      return true;
    }
  };

  return {
    all: async () => [...(await readDisk()).map(asChanged), ...(await memory.all())],
    add: (line) => disk.add(line).catch(() => memory.add(line)),
    change: async (id, change, when) => (await changeDisk(id, change, when)) || memory.change(id, change, when),
    remove: async (when) => {
      await disk.remove((line) => when(asChanged(line))).catch(() => undefined);
      await memory.remove(when);
    },
    watch: (onChange) => {
      listeners.add(onChange);
      const ends = [disk.watch(onChange), memory.watch(onChange), () => void listeners.delete(onChange)];
      return () => ends.forEach((end) => end());
    },
  };
}
