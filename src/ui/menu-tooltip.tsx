/** The tooltip of a button that opens a menu: the focus that a menu gives back opens none over what lies below it. */
import Tooltip from "@mui/material/Tooltip";
import { useEffect, useRef, useState, type ReactElement, type SyntheticEvent } from "react";

export interface MenuTooltipProps {
  readonly title: string;
  readonly menuOpen: boolean;
  /** The button. */
  readonly children: ReactElement;
}

/** By the mouse, and by the Tab key, it shows as any other. */
export function MenuTooltip({ title, menuOpen, children }: MenuTooltipProps) {
  const [shown, setShown] = useState(false);
  const givenBack = useRef(false);
  useEffect(() => {
    if (menuOpen) givenBack.current = true;
  }, [menuOpen]);
  const onOpen = ({ type }: SyntheticEvent | Event): void => {
    if (type !== "focus" || !givenBack.current) setShown(true);
  };
  const onBlur = (): void => {
    // To the menu, which will give it back; else for good.
    givenBack.current = menuOpen;
  };
  return (
    <Tooltip title={title} open={shown && !menuOpen} onOpen={onOpen} onClose={() => setShown(false)} onBlur={onBlur}>
      {children}
    </Tooltip>
  );
}
