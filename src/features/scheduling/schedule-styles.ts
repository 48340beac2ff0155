/** Looks of the calendar: calm bars, a mark only where something speaks against one. */
import { styled } from "@mui/material/styles";
import { COARSE, TOUCH } from "../../ui/density";
import { BUTTON, FRAME } from "../../ui/page-frame";
import { PLAN_BAR, PLAN_TABLE, PLAN_TOOLS } from "../../ui/plan/plan-styles";

const CUT = { display: "block", overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap" } as const;

/** The page. */
export const ScheduleRoot = styled("div")({
  ...FRAME,
  ...PLAN_TABLE,
  "& .bar .end": { marginInlineStart: "auto", display: "flex", gap: 8 },
  "& .bar button, & .strip button, & .clashes button": BUTTON,
  ...PLAN_TOOLS,
  "& .split": { flex: 1, minBlockSize: 0, display: "flex" },
  "& .calendar": { flex: 1, minInlineSize: 0, display: "flex", flexDirection: "column" },
  "& .beside": {
    flex: "none",
    inlineSize: "min(50%, 560px)",
    minInlineSize: 0,
    borderInlineStart: "1px solid var(--wd-line)",
  },
  "& .whole": { flex: 1, minInlineSize: 0 },
  "& .hours table": { minInlineSize: 1180 },
  "& .days table": { minInlineSize: 760 },
  "& .entry": { ...PLAN_BAR, touchAction: "none" },
  "& .entry[data-source='']": {
    borderStyle: "dashed",
    borderInlineStartWidth: 1,
    color: "var(--wd-quiet)",
    background: "var(--wd-ground)",
    cursor: "default",
  },
  "& .entry[data-done='true']": { color: "var(--wd-quiet)" },
  "& .entry.against": { borderInlineStartColor: "var(--wd-p2-outline)" },
  "& .entry.against svg": { color: "var(--wd-p2-outline)" },
  "& .entry.carried": { borderColor: "var(--wd-interactive)", outline: "2px dashed var(--wd-interactive)" },
  "& .entry[data-dragged]": { zIndex: 6, opacity: 0.85, cursor: "grabbing" },
  "& td[data-over]": { boxShadow: "inset 0 0 0 2px var(--wd-interactive)" },
  "& .entry:focus-visible": { outline: "2px solid var(--wd-interactive)", outlineOffset: 1, zIndex: 2 },
  "& .entry .name": { ...CUT, fontWeight: 600 },
  "& .entry .more": { ...CUT, fontVariantNumeric: "tabular-nums" },
  "& .entry svg": { fontSize: 14, verticalAlign: "-2px", marginInline: 2 },
  "& .strip": {
    flex: "none",
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    gap: 8,
    minBlockSize: 44,
    padding: "4px 16px",
    borderBlockStart: "1px solid var(--wd-line)",
    color: "var(--wd-quiet)",
  },
  "& .clashes": {
    flex: "none",
    maxBlockSize: 148,
    overflow: "auto",
    margin: 0,
    padding: "4px 16px",
    listStyle: "none",
    background: "var(--wd-notice)",
    borderBlockEnd: "1px solid var(--wd-line)",
  },
  "& .clashes li": { display: "flex", flexWrap: "wrap", alignItems: "center", gap: 8, minBlockSize: 32 },
  "& .clashes button": {
    background: "none",
    border: 0,
    paddingInline: 4,
    minBlockSize: 32,
    color: "var(--wd-text)",
    fontWeight: 600,
    textDecoration: "underline",
    textAlign: "start",
    whiteSpace: "normal",
    [COARSE]: { minBlockSize: 44 },
  },
  "& .hint": { [TOUCH]: { display: "none" } },
  "& .told": { padding: "8px 16px", background: "var(--wd-notice)" },
  "& .unseen": {
    position: "absolute",
    inlineSize: 1,
    blockSize: 1,
    overflow: "hidden",
    clipPath: "inset(50%)",
    whiteSpace: "nowrap",
  },
});

/** What is said of a form before it is saved. */
export const Warnings = styled("ul")({
  margin: 0,
  padding: "8px 12px",
  listStyle: "none",
  borderRadius: 4,
  background: "var(--wd-notice)",
  "& li": { display: "flex", gap: 6, alignItems: "start" },
  "& svg": { flex: "none", fontSize: 18, marginBlockStart: 1 },
});
