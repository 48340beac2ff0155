/** A row of a grid: where it stands and what it is like outside, its cells inside, drawn anew only when they change. */
import { memo, type ReactNode } from "react";
import { PriorityEdge } from "../priority-edge";
import type { ShownColumns } from "./use-columns";
import { WHOLE_ROW } from "./use-cursor";

export interface GridRowProps<T> {
  readonly id: string;
  /** The row's key: what is pointed at is told by it. */
  readonly name: string;
  /** undefined while it is being read. */
  readonly row: T | undefined;
  readonly index: number;
  readonly topPx: number;
  readonly heightPx: number;
  readonly shown: ShownColumns<T>;
  /** The column that the keys stand on, when they stand in this row; `WHOLE_ROW` when on all of it. */
  readonly current: string | null;
  /** undefined = rows can't be ticked. */
  readonly ticked: boolean | undefined;
  readonly tickLabel: string;
  readonly open: boolean;
  readonly opens: boolean;
  /** Of its leading edge. */
  readonly priority: number | undefined;
  readonly quiet: boolean;
}

/** The row. Presses are heard by the grid, by `data-row` and `data-column`. */
export function GridRow<T>(props: GridRowProps<T>) {
  const { id, name, row, index, topPx, heightPx, shown, ticked, open, opens, priority, quiet } = props;
  const style = {
    transform: `translateY(${topPx}px)`,
    blockSize: heightPx,
    lineHeight: `${heightPx - 1}px`,
    gridTemplateColumns: shown.template,
  };
  return (
    <div
      id={id}
      role="row"
      aria-rowindex={index + 2}
      aria-selected={ticked}
      aria-current={open || undefined}
      data-row={name}
      data-open={open || undefined}
      data-opens={(opens && row !== undefined) || undefined}
      data-current={props.current === WHOLE_ROW || undefined}
      className={`row${priority === undefined ? "" : " edged"}${quiet ? " calm" : ""}`}
      style={style}
    >
      {priority !== undefined && <PriorityEdge priority={priority} />}
      {ticked !== undefined && <TickCell {...props} ticked={ticked} />}
      {row === undefined ? <Waiting shown={shown} /> : <MemoCells {...pick(props, row)} />}
    </div>
  );
}

interface CellsProps<T> {
  readonly id: string;
  readonly row: T;
  readonly shown: ShownColumns<T>;
  readonly current: string | null;
  readonly firstColumn: number;
}

const pick = <T,>({ id, shown, current, ticked }: GridRowProps<T>, row: T): CellsProps<T> => ({
  id,
  row,
  shown,
  current,
  firstColumn: ticked === undefined ? 1 : 2,
});

function Cells<T>({ id, row, shown, current, firstColumn }: CellsProps<T>): ReactNode {
  return shown.columns.map((one, index) => {
    const { column, pinnedAtPx } = one;
    return (
      <div
        key={column.id}
        // Looked for by its id only while the keys stand on it; a text for each cell is felt in thousands of them.
        id={current === column.id ? `${id}-${column.id}` : undefined}
        role="gridcell"
        aria-colindex={index + firstColumn}
        data-column={column.id}
        data-current={current === column.id || undefined}
        dir={column.dir}
        title={column.title?.(row)}
        className={one.className}
        style={pinnedAtPx === undefined ? undefined : { insetInlineStart: pinnedAtPx }}
      >
        {column.cell(row)}
      </div>
    );
  });
}

const MemoCells = memo(Cells) as typeof Cells;

function Waiting<T>({ shown }: { readonly shown: ShownColumns<T> }) {
  return shown.columns.map(({ column }) => (
    <div key={column.id} role="gridcell" className="cell">
      <span className="waiting" />
    </div>
  ));
}

/** The name of the column of ticks. */
export const TICK = "tick";

function TickCell<T>({ id, current, ticked, tickLabel, row }: GridRowProps<T> & { readonly ticked: boolean }) {
  return (
    <div
      id={`${id}-${TICK}`}
      role="gridcell"
      aria-colindex={1}
      data-column={TICK}
      data-current={current === TICK || undefined}
      className="cell tick pinned"
    >
      <label>
        <input
          type="checkbox"
          tabIndex={-1}
          checked={ticked}
          disabled={row === undefined}
          readOnly
          aria-label={tickLabel}
        />
      </label>
    </div>
  );
}
