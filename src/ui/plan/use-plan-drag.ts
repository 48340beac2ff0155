/** Dragging a bar of a plan by mouse, pen or finger from cell to cell; the cell under the pointer is marked. */
import { type MouseEvent, type PointerEvent, useRef } from "react";

/** Less than this is a press with an unsteady hand. */
const SLACK_PX = 6;

/** Where a bar was let go: the cell, and how far the pointer had moved, in widths of a cell along the line. */
export interface PlanDrop {
  readonly cell: string;
  readonly along: number;
}

interface Drag {
  readonly x: number;
  readonly y: number;
  readonly cellPx: number;
  readonly sign: 1 | -1;
  over: HTMLElement | null;
  isMoved: boolean;
}

const cellUnder = ({ clientX, clientY }: PointerEvent): HTMLElement | null =>
  document
    .elementsFromPoint(clientX, clientY)
    // What is dragged is still of its own cell.
    .map((one) => (one.closest("[data-dragged]") ? null : one.closest<HTMLElement>("[data-cell]")))
    .find((cell) => cell !== null) ?? null;

function begin(event: PointerEvent<HTMLElement>): Drag {
  const cell = event.currentTarget.closest<HTMLElement>("[data-cell]");
  const sign = getComputedStyle(event.currentTarget).direction === "rtl" ? -1 : 1;
  return { x: event.clientX, y: event.clientY, cellPx: cell?.offsetWidth ?? 1, sign, over: null, isMoved: false };
}

function mark(drag: Drag, over: HTMLElement | null): void {
  if (drag.over === over) return;
  drag.over?.removeAttribute("data-over");
  over?.setAttribute("data-over", "");
  drag.over = over;
}

/** Handlers of one bar; `null` = it can't be moved. */
export function usePlanDrag(onDrop: ((drop: PlanDrop) => void) | null) {
  const drag = useRef<Drag | null>(null);
  const wasDragged = useRef(false);
  const end = (bar: HTMLElement): Drag | null => {
    const { current } = drag;
    drag.current = null;
    bar.style.translate = "";
    bar.removeAttribute("data-dragged");
    if (current) mark(current, current.over);
    current?.over?.removeAttribute("data-over");
    return current;
  };
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>): void => {
      wasDragged.current = false;
      if (!onDrop || event.button !== 0) return;
      drag.current = begin(event);
      // A quick hand is beside the bar with its first movement.
      event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerMove: (event: PointerEvent<HTMLElement>): void => {
      const { current } = drag;
      if (!current) return;
      const [dx, dy] = [event.clientX - current.x, event.clientY - current.y];
      if (!current.isMoved && Math.hypot(dx, dy) < SLACK_PX) return;
      const bar = event.currentTarget;
      current.isMoved = true;
      bar.dataset["dragged"] = "";
      bar.style.translate = `${dx}px ${dy}px`;
      mark(current, cellUnder(event));
    },
    onPointerUp: (event: PointerEvent<HTMLElement>): void => {
      const done = end(event.currentTarget);
      wasDragged.current = done?.isMoved === true;
      const cell = done?.over?.dataset["cell"];
      if (!done?.isMoved || cell === undefined) return;
      onDrop?.({ cell, along: ((event.clientX - done.x) * done.sign) / done.cellPx });
    },
    onPointerCancel: (event: PointerEvent<HTMLElement>): void => void end(event.currentTarget),
    /** The press that ends a drag opens nothing. */
    onClickCapture: (event: MouseEvent): void => {
      if (!wasDragged.current) return;
      wasDragged.current = false;
      event.preventDefault();
      event.stopPropagation();
    },
  };
}
