/** Rows that are ticked. A tick is of an id; what is not in the list any more loses it, and is named (H-AC-05). */
import { useCallback, useEffect, useState } from "react";
import type { RowSource } from "../../../ui/grid/row-source";
import type { RecordRow } from "../record-row";

/** Ticked rows as they were ticked, by id. */
export type Ticked = ReadonlyMap<string, RecordRow>;

export interface Ticks {
  readonly ticked: Ticked;
  /** Rows that lost their tick since they left the list. */
  readonly dropped: readonly RecordRow[];
  readonly toggle: (id: string) => void;
  readonly toggleAll: () => void;
  /** Takes the ticks of these away, or all of them. */
  readonly clear: (ids?: readonly string[]) => void;
  readonly dismiss: () => void;
}

const NONE: Ticked = new Map();

/** Which of the ticked rows the list no longer shows. */
export const goneFrom = (ticked: Ticked, source: RowSource<RecordRow>): readonly RecordRow[] =>
  [...ticked].filter(([id]) => source.indexOf(id) < 0).map(([, row]) => row);

/** How many of the rows that are read are ticked. */
export function shownTicks(ticked: Ticked, source: RowSource<RecordRow>): "all" | "some" | "none" {
  if (ticked.size === 0) return "none";
  return ticked.size >= source.count ? "all" : "some";
}

/** The ticks of a list; `ready` once its rows are there. */
export function useTicks(source: RowSource<RecordRow>, ready: boolean): Ticks {
  const [ticked, setTicked] = useState<Ticked>(NONE);
  const [dropped, setDropped] = useState<readonly RecordRow[]>([]);
  const { version } = source;
  useEffect(() => {
    if (!ready) return;
    const gone = goneFrom(ticked, source);
    if (gone.length === 0) return;
    const ids = new Set(gone.map(({ id }) => id));
    setTicked((old) => new Map([...old].filter(([id]) => !ids.has(id))));
    setDropped(gone);
  }, [source, version, ready, ticked]);
  const toggle = useCallback(
    (id: string): void => {
      const row = source.at(source.indexOf(id));
      setDropped([]);
      setTicked((old) => {
        const next = new Map(old);
        if (!next.delete(id) && row) next.set(id, row);
        return next;
      });
    },
    [source],
  );
  const toggleAll = useCallback((): void => {
    setDropped([]);
    const rows = Array.from({ length: source.count }, (_, index) => source.at(index));
    const all = new Map(rows.flatMap((row) => (row ? [[row.id, row] as const] : [])));
    setTicked((old) => (shownTicks(old, source) === "all" ? NONE : all));
  }, [source]);
  const clear = useCallback(
    (ids?: readonly string[]): void =>
      setTicked((old) => (ids ? new Map([...old].filter(([id]) => !ids.includes(id))) : NONE)),
    [],
  );
  const dismiss = useCallback(() => setDropped([]), []);
  return { ticked, dropped, toggle, toggleAll, clear, dismiss };
}
