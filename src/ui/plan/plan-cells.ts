/** Keys of a plan: people as rows, days or hours as columns, things in the cells. */
import { type FocusEvent, type KeyboardEvent, useRef, useState } from "react";

/** Where the focus is to go from a cell. */
const STEPS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** `data-cell` of each cell is `row/column`. One stop for the Tab key; arrows go from cell to cell, down through what stands in one. */
export function usePlanCells() {
  const table = useRef<HTMLTableElement>(null);
  const [at, setAt] = useState("0/0");
  const targets = (cell: Element | null | undefined): HTMLElement[] =>
    cell ? [...cell.querySelectorAll<HTMLElement>("button"), cell as HTMLElement] : [];
  const onKeyDown = (event: KeyboardEvent): void => {
    const step = STEPS[event.key];
    const cell = (event.target as Element).closest<HTMLElement>("[data-cell]");
    if (!step || !cell) return;
    event.preventDefault();
    const [row = 0, column = 0] = (cell.dataset["cell"] ?? "").split("/").map(Number);
    const isMirrored = getComputedStyle(cell).direction === "rtl";
    const [down, along] = [step[0], isMirrored ? -step[1] : step[1]];
    const inside = targets(cell).filter((one) => one !== cell);
    const next = inside[inside.indexOf(event.target as HTMLElement) + down];
    if (down !== 0 && next !== undefined && inside.includes(event.target as HTMLElement)) return next.focus();
    const to = table.current?.querySelector(`[data-cell="${row + down}/${column + along}"]`);
    targets(to)[0]?.focus();
  };
  const onFocus = (event: FocusEvent): void => {
    const cell = (event.target as Element).closest<HTMLElement>("[data-cell]")?.dataset["cell"];
    if (cell !== undefined) setAt(cell);
  };
  return { table, at, onKeyDown, onFocus };
}
