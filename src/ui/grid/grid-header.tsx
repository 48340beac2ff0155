/** The head of a grid: names that sort when pressed, may be dragged to another place, and have a grip for their width. */
import ArrowDownward from "@mui/icons-material/ArrowDownward";
import ArrowUpward from "@mui/icons-material/ArrowUpward";
import { type PointerEvent, type ReactNode, useRef, useState } from "react";
import { sortOf, type GridSort } from "./grid-column";
import type { Cursor } from "./use-cursor";
import type { ShownColumn, ShownColumns } from "./use-columns";

/** What the head does. */
export interface HeaderActs {
  readonly onSort: (id: string) => void;
  readonly onPlace: (id: string, at: string) => void;
  readonly onResize: (id: string, px: number) => void;
  readonly onStand: (id: string) => void;
}

export interface GridHeaderProps<T> extends HeaderActs {
  readonly shown: ShownColumns<T>;
  readonly sort: GridSort;
  readonly cursor: Cursor | null;
  readonly cellId: (cursor: Cursor) => string;
  readonly heightPx: number;
  readonly rightToLeft: boolean;
  /** They may be moved, and made wider. */
  readonly laidOut: boolean;
  /** The cell before the columns. */
  readonly lead?: ReactNode;
}

/** The row. */
export function GridHeader<T>(props: GridHeaderProps<T>) {
  const { shown, heightPx, lead } = props;
  const [target, setTarget] = useState<string | null>(null);
  const dragged = useRef<string | null>(null);
  const style = { gridTemplateColumns: shown.template, blockSize: heightPx };
  return (
    <div role="row" aria-rowindex={1} className="row head" style={style}>
      {lead}
      {shown.columns.map((one, index) => (
        <HeaderCell
          key={one.column.id}
          {...props}
          one={one}
          index={index + (lead === undefined ? 1 : 2)}
          target={target === one.column.id}
          drag={{
            start: () => (dragged.current = one.column.id),
            over: () => dragged.current !== null && setTarget(one.column.id),
            end: () => {
              dragged.current = null;
              setTarget(null);
            },
            drop: () => dragged.current !== null && props.onPlace(dragged.current, one.column.id),
          }}
        />
      ))}
    </div>
  );
}

interface Drag {
  readonly start: () => void;
  readonly over: () => void;
  readonly drop: () => void;
  readonly end: () => void;
}

interface HeaderCellProps<T> extends GridHeaderProps<T> {
  readonly one: ShownColumn<T>;
  readonly index: number;
  readonly target: boolean;
  readonly drag: Drag;
}

function HeaderCell<T>({ one, index, target, drag, laidOut, ...props }: HeaderCellProps<T>) {
  const { column, pinnedAtPx } = one;
  const { id, header, align, sortable = false } = column;
  const sorted = sortOf(props.sort, id);
  const isCurrent = props.cursor?.row === null && props.cursor.column === id;
  return (
    // Its keys are those of the grid, which holds the focus for all its cells.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
    <div
      id={props.cellId({ row: null, column: id })}
      role="columnheader"
      aria-colindex={index}
      aria-sort={sortable ? sorted : undefined}
      data-current={isCurrent || undefined}
      data-sortable={sortable || undefined}
      data-target={target || undefined}
      className={one.className}
      style={pinnedAtPx === undefined ? undefined : { insetInlineStart: pinnedAtPx }}
      title={header}
      draggable={laidOut}
      onDragStart={drag.start}
      onDragOver={(event) => {
        event.preventDefault();
        drag.over();
      }}
      onDrop={(event) => {
        event.preventDefault();
        drag.drop();
        drag.end();
      }}
      onDragEnd={drag.end}
      onClick={() => {
        if (laidOut || sortable) props.onStand(id);
        if (sortable) props.onSort(id);
      }}
    >
      {align === "end" && <SortMark sorted={sorted} />}
      <span className="name">{header}</span>
      {align !== "end" && <SortMark sorted={sorted} />}
      {laidOut && <Grip one={one} rightToLeft={props.rightToLeft} onResize={props.onResize} />}
    </div>
  );
}

function SortMark({ sorted }: { readonly sorted: ReturnType<typeof sortOf> }) {
  if (sorted === "none") return null;
  return sorted === "ascending" ? <ArrowUpward aria-hidden /> : <ArrowDownward aria-hidden />;
}

interface GripProps<T> {
  readonly one: ShownColumn<T>;
  readonly rightToLeft: boolean;
  readonly onResize: HeaderActs["onResize"];
}

/** Taken hold of and pulled; by keys it is Alt, Shift and an arrow. */
function Grip<T>({ one, rightToLeft, onResize }: GripProps<T>) {
  const held = useRef<{ readonly x: number; readonly px: number } | null>(null);
  const start = (event: PointerEvent<HTMLElement>): void => {
    event.preventDefault();
    event.stopPropagation();
    event.currentTarget.setPointerCapture(event.pointerId);
    const px = event.currentTarget.parentElement?.offsetWidth ?? one.widthPx;
    held.current = { x: event.clientX, px };
  };
  const move = ({ clientX }: PointerEvent): void => {
    if (!held.current) return;
    const byPx = (clientX - held.current.x) * (rightToLeft ? -1 : 1);
    onResize(one.column.id, held.current.px + byPx);
  };
  return (
    <span
      className="grip"
      aria-hidden
      // Or the press would begin to drag the whole name away.
      onMouseDown={(event) => event.preventDefault()}
      onPointerDown={start}
      onPointerMove={move}
      onPointerUp={() => (held.current = null)}
      onPointerCancel={() => (held.current = null)}
      onClick={(event) => event.stopPropagation()}
    />
  );
}
