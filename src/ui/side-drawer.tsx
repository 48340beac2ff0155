/** A record beside its list: at the end side, over the whole width on small screens. */
import CloseOutlined from "@mui/icons-material/CloseOutlined";
import Drawer from "@mui/material/Drawer";
import IconButton from "@mui/material/IconButton";
import { type ReactNode, useId } from "react";

export interface SideDrawerProps {
  readonly open: boolean;
  readonly title: ReactNode;
  readonly closeLabel: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
  readonly widthPx?: number;
}

/** The drawer; Escape and the cross close it, and the focus goes back to where it was. */
export function SideDrawer({ open, title, closeLabel, onClose, children, widthPx = 560 }: SideDrawerProps) {
  const id = useId();
  const paper = {
    role: "dialog",
    "aria-modal": true,
    "aria-labelledby": id,
    sx: {
      inlineSize: `min(100vw, ${widthPx}px)`,
      // A list of which a third is left says nothing (look.md, other pages).
      "@media (max-width: 899.95px)": { inlineSize: "100vw" },
      backgroundColor: "var(--wd-raised)",
    },
  };
  return (
    <Drawer anchor="right" open={open} onClose={onClose} slotProps={{ paper }}>
      <header className="wd-drawer-head">
        <h2 id={id}>{title}</h2>
        <IconButton data-closes onClick={onClose} aria-label={closeLabel}>
          <CloseOutlined />
        </IconButton>
      </header>
      <div className="wd-drawer-body">{children}</div>
    </Drawer>
  );
}
