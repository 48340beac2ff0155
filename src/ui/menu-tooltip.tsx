/** The tooltip of a button that opens a menu: none opens over what lies below only because the menu has closed. */
import Tooltip from "@mui/material/Tooltip";
import { useEffect, useRef, useState, type ReactElement } from "react";

export interface MenuTooltipProps {
  readonly title: string;
  readonly menuOpen: boolean;
  /** The button. */
  readonly children: ReactElement;
}

/** By the mouse, and by the Tab key, it shows as any other. */
export function MenuTooltip({ title, menuOpen, children }: MenuTooltipProps) {
  const [shown, setShown] = useState(false);
  // The menu gives the focus back, and the mouse that rests there is over the button again.
  const givenBack = useRef(false);
  useEffect(() => {
    if (menuOpen) givenBack.current = true;
  }, [menuOpen]);
  const onOpen = (): void => {
    if (!givenBack.current) setShown(true);
  };
  const onGone = (): void => {
    givenBack.current = menuOpen;
  };
  const goes = { onBlur: onGone, onMouseLeave: onGone };
  return (
    <Tooltip title={title} open={shown && !menuOpen} onOpen={onOpen} onClose={() => setShown(false)} {...goes}>
      {children}
    </Tooltip>
  );
}
