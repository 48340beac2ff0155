/** Whether the sidebar is open: as it was left on a wide window, closed after each move on a narrow one. */
import useMediaQuery from "@mui/material/useMediaQuery";
import { useState } from "react";
import { chooseSidebar, usePreferences } from "../../ui/use-preferences";

/** Specification section 2: it closes by itself when the window is narrower than this. */
const NARROW = "(max-width: 1023.95px)";

export interface Sidebar {
  readonly narrow: boolean;
  /** Beside the page it can be folded away. */
  readonly folds: boolean;
  readonly open: boolean;
  readonly toggle: () => void;
  /** After a move: a narrow window shows the page again. */
  readonly onMove: () => void;
}

/** Open unless it was stored as false. */
export function useSidebar(): Sidebar {
  const narrow = useMediaQuery(NARROW);
  const { sidebar: wide, menu } = usePreferences();
  const [drawn, setDrawn] = useState(false);
  const toggle = (): void => {
    if (narrow) return setDrawn(!drawn);
    chooseSidebar(!wide);
  };
  // Only one of the three menus can be folded away beside the page.
  const folds = menu === "collapsible-vertical";
  return { narrow, folds, open: narrow ? drawn : wide || !folds, toggle, onMove: () => setDrawn(false) };
}
