/** Arrows lead from box to box: with Tab alone whoever has no mouse would come past four hundred of them. */

const boxesOf = (row: HTMLTableRowElement): HTMLInputElement[] => [
  ...row.querySelectorAll<HTMLInputElement>("input:not(:disabled)"),
];
const columnOf = (box: HTMLElement): number => box.closest("td")?.cellIndex ?? 0;

/** The box a key leads to from another of the table; undefined = none, or the key is not one of movement. */
export function boxByKey(key: string, from: HTMLInputElement): HTMLInputElement | undefined {
  const row = from.closest("tr");
  const body = row?.closest("tbody");
  if (!row || !body) return undefined;
  const inRow = boxesOf(row);
  const rightToLeft = getComputedStyle(body).direction === "rtl";
  const onward = rightToLeft ? "ArrowLeft" : "ArrowRight";
  const back = rightToLeft ? "ArrowRight" : "ArrowLeft";
  switch (key) {
    case onward:
      return inRow[inRow.indexOf(from) + 1];
    case back:
      return inRow[inRow.indexOf(from) - 1];
    case "Home":
      return inRow[0];
    case "End":
      return inRow.at(-1);
    case "ArrowDown":
    case "ArrowUp": {
      const rows = [...body.rows];
      const at = rows.indexOf(row);
      const ahead = key === "ArrowDown" ? rows.slice(at + 1) : rows.slice(0, at).toReversed();
      const boxes = ahead.map(boxesOf).find((own) => own.length > 0) ?? [];
      return boxes.find((box) => columnOf(box) === columnOf(from)) ?? boxes[0];
    }
    default:
      return undefined;
  }
}
