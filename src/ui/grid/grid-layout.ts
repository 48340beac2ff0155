/** How somebody has laid out the columns of a grid: one small object, kept with his views. */

/** Order, widths in CSS pixels, what is hidden, and what stays at the start while the rest scrolls. */
export interface GridLayout {
  readonly order: readonly string[];
  readonly width: Readonly<Record<string, number>>;
  readonly hidden: readonly string[];
  readonly pinned: readonly string[];
}

export const MIN_WIDTH_PX = 56;
export const MAX_WIDTH_PX = 960;
/** One press of a key. */
export const RESIZE_STEP_PX = 16;

const texts = (value: unknown, known: readonly string[]): readonly string[] =>
  Array.isArray(value) ? [...new Set(value.filter((one): one is string => known.includes(one as string)))] : [];

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Widths stay where a column can be seen and taken hold of. */
export const boundedWidth = (px: number): number => Math.round(Math.min(Math.max(px, MIN_WIDTH_PX), MAX_WIDTH_PX));

/** The layout that shows these columns in this order, and no others of `all`. */
export const layoutOf = (shown: readonly string[], all: readonly string[]): GridLayout => {
  const others = all.filter((id) => !shown.includes(id));
  return { order: [...shown, ...others], width: {}, hidden: others, pinned: [] };
};

interface Named {
  readonly id: string;
}

const idsOf = (columns: readonly Named[]): string[] => columns.map(({ id }) => id);

/** The same by the columns themselves. */
export const layoutOfColumns = (shown: readonly Named[], all: readonly Named[] = shown): GridLayout =>
  layoutOf(idsOf(shown), idsOf(all));

/**
 * A layout as it was kept, by whichever release: columns that have gone are left out, and new ones stand hidden at the
 * end. `usual` where it is none, and where nothing of it would be left to see.
 */
export function readLayout(value: unknown, usual: GridLayout): GridLayout {
  if (!isObject(value)) return usual;
  const all = usual.order;
  const kept = texts(value["order"], all);
  if (kept.length === 0) return usual;
  const added = all.filter((id) => !kept.includes(id));
  const order = [...kept, ...added];
  const hidden = [...new Set([...texts(value["hidden"], all), ...added])];
  if (hidden.length >= order.length) return usual;
  const widths = isObject(value["width"]) ? Object.entries(value["width"]) : [];
  const width = Object.fromEntries(
    widths
      .filter((entry): entry is [string, number] => all.includes(entry[0]) && Number.isFinite(entry[1]))
      .map(([id, px]) => [id, boundedWidth(px)]),
  );
  return { order, width, hidden, pinned: texts(value["pinned"], all) };
}

const isPinned = ({ pinned }: GridLayout, id: string): boolean => pinned.includes(id);

/** Columns that are seen, in the order in which they are: the pinned ones first. */
export const shownIds = (layout: GridLayout): readonly string[] => {
  const seen = layout.order.filter((id) => !layout.hidden.includes(id));
  return [...seen.filter((id) => isPinned(layout, id)), ...seen.filter((id) => !isPinned(layout, id))];
};

/** One place towards the start (-1) or the end (1) among those that are seen; pinned ones stay among themselves. */
export function moveColumn(layout: GridLayout, id: string, step: -1 | 1): GridLayout {
  const group = shownIds(layout).filter((one) => isPinned(layout, one) === isPinned(layout, id));
  const beside = group[group.indexOf(id) + step];
  if (!group.includes(id) || beside === undefined) return layout;
  return placeColumn(layout, id, beside);
}

/** To the place of another column, which makes room towards where the first one came from. */
export function placeColumn(layout: GridLayout, id: string, at: string): GridLayout {
  if (id === at || isPinned(layout, id) !== isPinned(layout, at)) return layout;
  const forward = layout.order.indexOf(id) < layout.order.indexOf(at);
  const others = layout.order.filter((one) => one !== id);
  const place = others.indexOf(at) + (forward ? 1 : 0);
  return { ...layout, order: [...others.slice(0, place), id, ...others.slice(place)] };
}

/** Another width. */
export const resizeColumn = (layout: GridLayout, id: string, px: number): GridLayout => ({
  ...layout,
  width: { ...layout.width, [id]: boundedWidth(px) },
});

/** Shows or hides a column; the last one that is seen stays. */
export function showColumn(layout: GridLayout, id: string, shown: boolean): GridLayout {
  const others = layout.hidden.filter((one) => one !== id);
  if (shown) return { ...layout, hidden: others };
  return shownIds(layout).every((one) => one === id) ? layout : { ...layout, hidden: [...others, id] };
}

/** Keeps a column at the start while the others scroll, or lets go of it. */
export const pinColumn = (layout: GridLayout, id: string, pinned: boolean): GridLayout => {
  const others = layout.pinned.filter((one) => one !== id);
  return { ...layout, pinned: pinned ? [...others, id] : others };
};
