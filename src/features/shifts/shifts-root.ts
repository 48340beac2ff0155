/** Frame and looks of the page of shifts, and of the fields in its dialogs. */
import { styled } from "@mui/material/styles";
import { COARSE } from "../../ui/density";
import { BUTTON, FIELD_CONTROL, FRAME } from "../../ui/page-frame";
import { PLAN_BAR, PLAN_TABLE, PLAN_TOOLS } from "../../ui/plan/plan-styles";

const FIELDS = {
  "& .field": { display: "grid", gap: 2, fontSize: 12, color: "var(--wd-quiet)", minInlineSize: 0 },
  "& .field input, & .field select, & .field textarea": { ...FIELD_CONTROL, inlineSize: "100%", minInlineSize: 0 },
  "& .field textarea": { ...FIELD_CONTROL, inlineSize: "100%", minBlockSize: 96, resize: "vertical" },
  "& .field input[aria-invalid='true']": { borderColor: "var(--wd-p1-outline)", borderWidth: 2 },
  "& .day": { position: "relative", display: "flex" },
  "& .day button.pick": {
    ...BUTTON,
    display: "inline-flex",
    alignItems: "center",
    justifyContent: "center",
    inlineSize: 40,
    paddingInline: 0,
    marginInlineStart: 4,
    borderColor: "var(--wd-quiet)",
    [COARSE]: { inlineSize: 44 },
  },
  "& .field input.behind": {
    position: "absolute",
    insetBlockEnd: 0,
    insetInlineStart: 0,
    inlineSize: 1,
    blockSize: 1,
    minBlockSize: 0,
    padding: 0,
    border: 0,
    opacity: 0,
    pointerEvents: "none",
  },
  "& .unseen": {
    position: "absolute",
    inlineSize: 1,
    blockSize: 1,
    overflow: "hidden",
    clipPath: "inset(50%)",
    whiteSpace: "nowrap",
  },
} as const;

/** A dialog's form: fields two by two where there is room. */
export const ShiftForm = styled("form")({
  ...FIELDS,
  fontSize: 14,
  lineHeight: "20px",
  "& .pair": { display: "grid", gridTemplateColumns: "1fr 1fr", gap: 12 },
  "& .fields": { display: "grid", gap: 12, paddingBlock: 4 },
  "& .days": { display: "flex", flexWrap: "wrap", gap: 4, border: 0, margin: 0, padding: 0, minInlineSize: 0 },
  "& .tick": { display: "inline-flex", alignItems: "center", gap: 6, minBlockSize: 32, [COARSE]: { minBlockSize: 44 } },
  "& .crew": { border: "1px solid var(--wd-line)", borderRadius: 4, padding: "4px 10px", margin: 0, minInlineSize: 0 },
  "& .crew legend": { fontWeight: 600, paddingInline: 4 },
  "& .crew .ticks": { display: "grid", gridTemplateColumns: "repeat(auto-fill, minmax(150px, 1fr))", columnGap: 12 },
  "& .line": {
    display: "grid",
    gridTemplateColumns: "minmax(0, 2fr) minmax(0, 1fr) minmax(0, 1fr) minmax(0, 1fr) auto",
    gap: 6,
    alignItems: "end",
  },
  "& .line button, & .plain": BUTTON,
  "& .quiet": { margin: 0, color: "var(--wd-quiet)" },
  "& .warn": { margin: 0, display: "flex", gap: 6, alignItems: "center", fontWeight: 600 },
});

/** The roster itself. */
const TABLE = {
  ...PLAN_TABLE,
  "& .shift": PLAN_BAR,
  "& .shift.night": { background: "var(--wd-selected)", borderInlineStartColor: "var(--wd-interactive)" },
  "& .shift.absent": { borderStyle: "dashed", textDecoration: "line-through" },
  "& .shift:focus-visible": { outline: "2px solid var(--wd-interactive)", outlineOffset: 1, zIndex: 2 },
  "& .shift .name": {
    display: "block",
    fontWeight: 600,
    overflow: "hidden",
    textOverflow: "ellipsis",
    whiteSpace: "nowrap",
  },
  "& .shift .times": {
    display: "block",
    overflow: "hidden",
    textOverflow: "ellipsis",
    whiteSpace: "nowrap",
    fontVariantNumeric: "tabular-nums",
  },
  "& .shift svg, & .staff svg": { fontSize: 14, verticalAlign: "-2px", marginInlineEnd: 2 },
  "& .month td": { blockSize: 30 },
  "& .month .shift": { padding: "1px 2px", borderInlineStartWidth: 3, textAlign: "center" },
  "& .month thead th": { paddingInline: 2, textAlign: "center", fontSize: 12 },
  "& .month tbody th, & .month tfoot th, & .month thead th:first-of-type": { textAlign: "start", paddingInline: 8 },
  "& .month": { minInlineSize: 1180 },
  "& .staff": { padding: "4px 6px", fontSize: 12, lineHeight: "16px", blockSize: "auto" },
  "& .staff.gap": { background: "var(--wd-notice)", fontWeight: 600 },
} as const;

/** The page. */
export const ShiftsRoot = styled("div")({
  ...FRAME,
  ...FIELDS,
  ...TABLE,
  "& .head": { flex: "none", display: "flex", flexWrap: "wrap", alignItems: "end", gap: 8, paddingInlineEnd: 16 },
  "& .head .end": { paddingBlockEnd: 6 },
  "& .end": { flex: 1, display: "flex", flexWrap: "wrap", justifyContent: "flex-end", gap: 8 },
  "& .bar button, & .end button, & .panel button, & .tabs > button": BUTTON,
  ...PLAN_TOOLS,
  "& .tabs": { flex: "none", display: "flex", flexWrap: "wrap", gap: 4, paddingInline: 16 },
  "& .tabs > button": {
    ...BUTTON,
    border: 0,
    borderRadius: 0,
    background: "none",
    borderBlockEnd: "2px solid transparent",
    color: "var(--wd-quiet)",
  },
  "& .tabs > button[aria-selected='true']": {
    color: "var(--wd-text)",
    fontWeight: 600,
    borderBlockEndColor: "var(--wd-interactive)",
  },
  "& .tab-mark": {
    marginInlineStart: 6,
    paddingInline: 6,
    borderRadius: 8,
    border: "1px solid var(--wd-quiet)",
    fontSize: 12,
  },
  "& .panel": {
    flex: 1,
    minBlockSize: 0,
    overflow: "auto",
    borderBlockStart: "1px solid var(--wd-line)",
    padding: 16,
    display: "grid",
    gap: 12,
    alignContent: "start",
  },
  "& .card": {
    background: "var(--wd-surface)",
    border: "1px solid var(--wd-line)",
    borderRadius: 4,
    padding: "10px 14px",
    display: "grid",
    gap: 6,
    maxInlineSize: 860,
  },
  "& .card h2": { margin: 0, fontSize: 15, lineHeight: "22px", fontWeight: 600 },
  "& .card p, & .card ul": { margin: 0, whiteSpace: "pre-wrap", overflowWrap: "anywhere" },
  "& .card .acts": { display: "flex", flexWrap: "wrap", gap: 8, alignItems: "center" },
  "& .quiet": { color: "var(--wd-quiet)" },
  "& .told": { padding: "8px 16px", background: "var(--wd-notice)" },
});
