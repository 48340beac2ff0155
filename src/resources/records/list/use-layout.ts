/** How somebody has laid out the columns of a list. */
import { useCallback, useState } from "react";
import type { GridLayout } from "../../../ui/grid/grid-layout";
import { useMe } from "../../use-can";

/** Columns as they were last laid out in this tab, by person and list: nobody lays them out anew for each visit. */
const lastLayouts = new Map<string, GridLayout>();

/** The layout and the way to change it; `opening` is the one it has until then. */
export function useLayout(list: string, opening: GridLayout) {
  const { id: user } = useMe();
  const key = `${user} ${list}`;
  const [chosen, setChosen] = useState<GridLayout | undefined>(() => lastLayouts.get(key));
  const setLayout = useCallback(
    (next: GridLayout): void => {
      lastLayouts.set(key, next);
      setChosen(next);
    },
    [key],
  );
  return { layout: chosen ?? opening, setLayout };
}
