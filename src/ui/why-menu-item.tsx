/** An item of a menu that says in words why it can't be chosen now; the keys reach it all the same. */
import MenuItem, { type MenuItemProps } from "@mui/material/MenuItem";
import Tooltip from "@mui/material/Tooltip";
import { useId } from "react";

/** What the menu that has such items is told: its keys pass over what is disabled unless it is. */
export const WHY_MENU_LIST = { disabledItemsFocusable: true } as const;

export interface WhyMenuItemProps extends Omit<MenuItemProps, "onClick" | "disabled"> {
  /** "" = it can be chosen. */
  readonly why: string;
  readonly onChoose: () => void;
}

/** The item; further properties are the menu's own. */
export function WhyMenuItem({ why, onChoose, children, ...given }: WhyMenuItemProps) {
  const id = useId();
  const isOff = why !== "";
  return (
    <Tooltip title={isOff ? <>{why}</> : null} describeChild>
      <MenuItem
        {...given}
        aria-disabled={isOff || undefined}
        aria-describedby={isOff ? id : undefined}
        sx={isOff ? { color: "text.disabled", cursor: "default" } : undefined}
        onClick={() => {
          if (!isOff) onChoose();
        }}
      >
        {children}
        {isOff && (
          <span id={id} hidden>
            {why}
          </span>
        )}
      </MenuItem>
    </Tooltip>
  );
}
