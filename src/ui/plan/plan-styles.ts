/** Looks of a plan: a table of people and days or hours, with bars in its cells. */
import { TIGHT } from "../density";

/** The bar above a plan: what is shown, steps and choices that belong together, and what can be done. */
export const PLAN_TOOLS = {
  "& .bar .info": { color: "var(--wd-quiet)", lineHeight: "36px", fontVariantNumeric: "tabular-nums" },
  "& .bar .period": { color: "var(--wd-text)", fontWeight: 600 },
  "& .segments": { display: "flex" },
  "& .segments > button": { borderRadius: 0, marginInlineStart: -1 },
  "& .segments > button:first-of-type": { borderStartStartRadius: 4, borderEndStartRadius: 4, marginInlineStart: 0 },
  "& .segments > button:last-of-type": { borderStartEndRadius: 4, borderEndEndRadius: 4 },
  "& button[aria-pressed='true']": {
    borderColor: "var(--wd-interactive)",
    background: "var(--wd-selected)",
    fontWeight: 600,
  },
  "& button.main": {
    background: "var(--wd-interactive)",
    color: "var(--wd-onInteractive)",
    borderColor: "var(--wd-interactive)",
  },
  "& button[aria-disabled='true']": {
    background: "var(--wd-surface)",
    color: "var(--wd-quiet)",
    borderStyle: "dashed",
    borderColor: "var(--wd-line)",
    cursor: "not-allowed",
  },
} as const;

/** Something in a cell. */
export const PLAN_BAR = {
  position: "absolute",
  zIndex: 1,
  boxSizing: "border-box",
  overflow: "hidden",
  textAlign: "start",
  padding: "1px 6px",
  margin: 0,
  borderRadius: 4,
  border: "1px solid var(--wd-quiet)",
  borderInlineStartWidth: 4,
  background: "var(--wd-raised)",
  color: "var(--wd-text)",
  font: "inherit",
  fontSize: 12,
  lineHeight: "16px",
  cursor: "pointer",
} as const;

/** The table. */
export const PLAN_TABLE = {
  "& .plan": { flex: 1, minBlockSize: 0, overflow: "auto", borderBlockStart: "1px solid var(--wd-line)" },
  "& table": { inlineSize: "100%", borderCollapse: "separate", borderSpacing: 0, tableLayout: "fixed" },
  "& th, & td": {
    borderBlockEnd: "1px solid var(--wd-line)",
    borderInlineEnd: "1px solid var(--wd-line)",
    padding: 0,
    fontWeight: 400,
    verticalAlign: "top",
  },
  "& td": { position: "relative", blockSize: 46 },
  "& td:focus-visible": { outline: "2px solid var(--wd-interactive)", outlineOffset: -2 },
  "& thead th": {
    position: "sticky",
    insetBlockStart: 0,
    zIndex: 3,
    background: "var(--wd-surface)",
    padding: "4px 6px",
    fontSize: 13,
    textAlign: "start",
  },
  "& thead th[aria-current]": { fontWeight: 700, boxShadow: "inset 0 3px 0 var(--wd-interactive)" },
  "& td.today": { background: "var(--wd-selected)" },
  "& col.who": { inlineSize: 172 },
  [TIGHT]: { "& col.who": { inlineSize: 116 } },
  "& tbody th, & tfoot th, & thead th:first-of-type": {
    position: "sticky",
    insetInlineStart: 0,
    zIndex: 2,
    background: "var(--wd-surface)",
    textAlign: "start",
    padding: "6px 10px",
    overflow: "hidden",
    textOverflow: "ellipsis",
  },
  "& thead th:first-of-type": { zIndex: 4 },
  "& tbody tr.own th": { fontWeight: 600, boxShadow: "inset 4px 0 0 var(--wd-interactive)" },
  "[dir=rtl] & tbody tr.own th": { boxShadow: "inset -4px 0 0 var(--wd-interactive)" },
  "& th .hours": { display: "block", fontSize: 12, fontWeight: 400, color: "var(--wd-quiet)" },
  "& .away": {
    ...PLAN_BAR,
    zIndex: 0,
    borderStyle: "dashed",
    background: "var(--wd-ground)",
    color: "var(--wd-quiet)",
    borderInlineStartWidth: 1,
    whiteSpace: "nowrap",
    textOverflow: "ellipsis",
  },
  "& .add": {
    position: "absolute",
    inset: 0,
    border: 0,
    background: "transparent",
    color: "transparent",
    font: "inherit",
    cursor: "pointer",
    "&:hover, &:focus-visible": { color: "var(--wd-interactive)" },
  },
  "& tfoot th, & tfoot td": { position: "sticky", insetBlockEnd: 0, background: "var(--wd-surface)", zIndex: 2 },
  "& tfoot th": { zIndex: 3, fontSize: 13 },
} as const;
