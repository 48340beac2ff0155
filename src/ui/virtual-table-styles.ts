/** Looks of the list: one line a row, a 4 px leading edge instead of a filled row. */
import type { SxProps, Theme } from "@mui/material/styles";

const CELL = {
  paddingInline: "8px",
  overflow: "hidden",
  textOverflow: "ellipsis",
  whiteSpace: "nowrap",
  minWidth: 0,
  // In right-to-left pages an ellipsis would cut the wrong end of a Latin name, a time or a code.
  unicodeBidi: "plaintext",
} as const;

export const TABLE_STYLE: SxProps<Theme> = {
  height: "100%",
  overflow: "auto",
  overflowAnchor: "none",
  fontSize: 13,
  fontVariantNumeric: "tabular-nums",
  backgroundColor: "var(--wd-surface)",
  "&[data-lines='2'] [role=gridcell]": {
    display: "-webkit-box",
    WebkitBoxOrient: "vertical",
    WebkitLineClamp: 2,
    whiteSpace: "normal",
    overflowWrap: "break-word",
    // No lone last word: the number of a hall belongs to it.
    textWrap: "balance",
    lineHeight: "17px",
  },
  "&:focus-visible": { outline: "2px solid var(--wd-interactive)", outlineOffset: -2 },
};

export const HEADER_STYLE = {
  display: "grid",
  alignItems: "center",
  position: "sticky",
  insetBlockStart: 0,
  zIndex: 1,
  minWidth: "fit-content",
  width: "100%",
  color: "text.secondary",
  fontWeight: 500,
  backgroundColor: "var(--wd-ground)",
  borderBlockEnd: "1px solid var(--wd-line)",
  paddingInlineStart: "4px",
  "& > [role]": CELL,
} as const;

export const ROW_STYLE = {
  position: "absolute",
  insetInline: 0,
  display: "grid",
  alignItems: "center",
  borderBlockEnd: "1px solid var(--wd-line)",
  paddingInlineStart: "4px",
  "& > [role]": CELL,
  "&:hover": { backgroundColor: "var(--wd-raised)" },
  "&[aria-selected=true]": { backgroundColor: "var(--wd-selected)" },
  "&[data-current]": { outline: "2px solid var(--wd-interactive)", outlineOffset: -2 },
} as const;
