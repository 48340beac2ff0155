/** Whether the sidebar is open: as it was left on a wide window, closed after each move on a narrow one. */
import useMediaQuery from "@mui/material/useMediaQuery";
import { useState } from "react";

const KEY = "sidebar";
/** Specification section 2: it closes by itself when the window is narrower than this. */
const NARROW = "(max-width: 1023.95px)";

export interface Sidebar {
  readonly narrow: boolean;
  readonly open: boolean;
  readonly toggle: () => void;
  /** After a move: a narrow window shows the page again. */
  readonly onMove: () => void;
}

/** Open unless it was stored as false. */
export function useSidebar(): Sidebar {
  const narrow = useMediaQuery(NARROW);
  const [wide, setWide] = useState(() => localStorage.getItem(KEY) !== "false");
  const [drawn, setDrawn] = useState(false);
  const toggle = (): void => {
    if (narrow) return setDrawn(!drawn);
    localStorage.setItem(KEY, String(!wide));
    setWide(!wide);
  };
  return { narrow, open: narrow ? drawn : wide, toggle, onMove: () => setDrawn(false) };
}
