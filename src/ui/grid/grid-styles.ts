/** Looks of the grid: one line a row or two, lines between rows, what is pinned on a ground of its own; no row is ever filled. */
import { styled } from "@mui/material/styles";
import { COARSE } from "../density";

/** Rows that break their texts instead of cutting them after one line. */
const TWO_LINES = {
  "&[data-lines='2'] .body .row": { alignItems: "center" },
  "&[data-lines='2'] .body .cell": {
    display: "-webkit-box",
    WebkitBoxOrient: "vertical",
    WebkitLineClamp: 2,
    whiteSpace: "normal",
    overflowWrap: "break-word",
    // No lone last word: the number of a hall belongs to it.
    textWrap: "balance",
    lineHeight: "17px",
  },
  // As high as the row: what scrolls away beneath it must not show above and below it, nor its own third line at its end. A
  // flex box would lose the direction of the text in it.
  "&[data-lines='2'] .body .cell.pinned": {
    alignSelf: "stretch",
    alignContent: "center",
    borderBlock: "4px solid transparent",
    [COARSE]: { borderBlockWidth: 8 },
  },
} as const;

/** Rules of the whole grid in one place: thousands of rows are drawn while scrolling, none of them asks for styles. */
export const GridRoot = styled("div")({
  position: "relative",
  blockSize: "100%",
  overflow: "auto",
  overflowAnchor: "none",
  contain: "strict",
  fontSize: 13,
  fontVariantNumeric: "tabular-nums",
  color: "var(--wd-text)",
  backgroundColor: "var(--wd-surface)",
  "&:focus-visible": { outline: "none" },
  "& .row": {
    display: "grid",
    alignItems: "stretch",
    boxSizing: "border-box",
    borderBlockEnd: "1px solid var(--wd-line)",
  },
  "& .head": {
    position: "sticky",
    insetBlockStart: 0,
    zIndex: 3,
    color: "var(--wd-quiet)",
    fontWeight: 500,
    "--wd-row": "var(--wd-ground)",
    backgroundColor: "var(--wd-row)",
  },
  "& .body .row": {
    position: "absolute",
    insetBlockStart: 0,
    insetInline: 0,
    // By a variable, which a pinned cell takes its ground from: with an inherited background the browser works out every cell
    // of a row again with each move of it, ever more slowly.
    "--wd-row": "var(--wd-surface)",
    backgroundColor: "var(--wd-row)",
  },
  "& .body .row[data-opens]": { cursor: "pointer" },
  "& .body .row:hover": { "--wd-row": "var(--wd-raised)" },
  "& .body .row[aria-selected='true'], & .body .row[data-open]": { "--wd-row": "var(--wd-selected)" },
  "& .body .row.calm": { color: "var(--wd-quiet)" },
  "& .body .row[data-current]": { outline: "2px solid var(--wd-interactive)", outlineOffset: -2, zIndex: 1 },
  // Ticked rows have the same ground: the open one is told from them by its edge. A priority's edge stays what it is.
  "& .body .row[data-open]:not(.edged)::before": {
    content: '""',
    position: "absolute",
    zIndex: 2,
    insetBlock: 0,
    insetInlineStart: 0,
    inlineSize: 4,
    backgroundColor: "var(--wd-interactive)",
  },
  "& .cell": {
    display: "block",
    paddingInline: 8,
    overflow: "hidden",
    textOverflow: "ellipsis",
    whiteSpace: "nowrap",
    minInlineSize: 0,
    textAlign: "left",
    // In right-to-left pages an ellipsis would cut the wrong end of a Latin name, a time or a code.
    unicodeBidi: "plaintext",
    "&[dir='ltr']": { unicodeBidi: "isolate" },
  },
  // Mirrored by the theme; `start` and `end` would follow each cell's own text instead of the page.
  "& .cell.end": { textAlign: "right" },
  "& .cell.pinned": { position: "sticky", zIndex: 1, backgroundColor: "var(--wd-row)" },
  "& .cell.last-pinned": { borderInlineEnd: "1px solid var(--wd-line)" },
  "& .cell.tick": {
    paddingInline: 0,
    display: "flex",
    alignItems: "center",
    justifyContent: "center",
    insetInlineStart: 0,
  },
  "& .cell.tick input": { inlineSize: 18, blockSize: 18, margin: 0, accentColor: "var(--wd-interactive)" },
  "& .cell.tick label": {
    display: "flex",
    alignItems: "center",
    justifyContent: "center",
    inlineSize: "100%",
    blockSize: "100%",
    cursor: "pointer",
  },
  ...TWO_LINES,
  "& .cell .quiet": { color: "var(--wd-quiet)" },
  "& .cell .dot": {
    display: "inline-block",
    inlineSize: 10,
    blockSize: 10,
    marginInlineEnd: 6,
    borderRadius: "50%",
    verticalAlign: "baseline",
  },
  "& .head .cell": { display: "flex", alignItems: "center", gap: 4, position: "relative", userSelect: "none" },
  "& .head .cell.pinned": { position: "sticky", zIndex: 4 },
  "& .head .cell.end": { justifyContent: "flex-end" },
  "& .head .cell[data-sortable]": { cursor: "pointer" },
  "& .head .cell[aria-sort='ascending'], & .head .cell[aria-sort='descending']": { color: "var(--wd-text)" },
  "& .head .cell[data-target]": { boxShadow: "inset 0 0 0 2px var(--wd-interactive)" },
  "& .head .name": { overflow: "hidden", textOverflow: "ellipsis" },
  "& .head svg": { flex: "none", fontSize: 16 },
  "& .grip": {
    position: "absolute",
    insetBlock: 0,
    insetInlineEnd: 0,
    inlineSize: 9,
    cursor: "col-resize",
    touchAction: "none",
    [COARSE]: { inlineSize: 24 },
  },
  "& .grip::after": {
    content: '""',
    position: "absolute",
    insetBlock: 8,
    insetInlineEnd: 0,
    inlineSize: 1,
    backgroundColor: "var(--wd-line)",
  },
  "& .grip:hover::after": { inlineSize: 3, backgroundColor: "var(--wd-interactive)" },
  // Before the first press the keys stand above the rows.
  "&:focus-visible:not([aria-activedescendant]) .head::after": {
    content: '""',
    position: "absolute",
    inset: 0,
    zIndex: 5,
    border: "2px solid var(--wd-interactive)",
    pointerEvents: "none",
  },
  "&:focus-visible .cell[data-current], & .cell[data-current][data-seen]": {
    outline: "2px solid var(--wd-interactive)",
    outlineOffset: -2,
  },
  "& .unread": { display: "flex", flexDirection: "column", gap: 26, padding: 12 },
  "& .waiting": { display: "block", blockSize: 10, borderRadius: 4, backgroundColor: "var(--wd-line)" },
});
