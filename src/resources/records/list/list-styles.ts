/** Looks of a list of records: a bar of title and filters, lines for what is said, and rows that take the rest. */
import { styled } from "@mui/material/styles";
import { COARSE } from "../../../ui/density";

const CONTROL = {
  font: "inherit",
  color: "inherit",
  minBlockSize: 36,
  boxSizing: "border-box",
  borderRadius: 4,
  [COARSE]: { minBlockSize: 44 },
} as const;

/** The frame. */
export const ListRoot = styled("div")({
  blockSize: "100%",
  minBlockSize: 0,
  containerType: "inline-size",
  display: "flex",
  flexDirection: "column",
  background: "var(--wd-ground)",
  color: "var(--wd-text)",
  fontSize: 14,
  lineHeight: "20px",
  "& .bar": { flex: "none", display: "flex", flexWrap: "wrap", alignItems: "end", gap: 8, padding: "8px 16px" },
  "& .bar + .bar": { paddingBlockStart: 0 },
  "& .bar h1": { margin: 0, marginInlineEnd: 8, fontSize: 20, lineHeight: "36px", fontWeight: 600 },
  "& .bar .end": { flex: 1, display: "flex", flexWrap: "wrap", justifyContent: "flex-end", gap: 8 },
  "& .field": { display: "grid", gap: 2, fontSize: 12, color: "var(--wd-quiet)" },
  "& .field > input, & .field > select": {
    ...CONTROL,
    fontSize: 14,
    color: "var(--wd-text)",
    padding: "4px 8px",
    background: "var(--wd-raised)",
    border: "1px solid var(--wd-quiet)",
    inlineSize: 140,
  },
  "& .field.wide > input": { inlineSize: 200 },
  // Beside an open record: the title on a line of its own, and fields that share what there is.
  "@container (max-width: 560px)": {
    "& .bar h1": { flexBasis: "100%" },
    "& .bar .end": { justifyContent: "flex-start" },
    "& .field, & .field.wide": { flex: "1 1 104px", minInlineSize: 0 },
    "& .field > input, & .field > select, & .field.wide > input": { inlineSize: "100%" },
  },
  "& .bar button, & .strip button, & .state button": {
    ...CONTROL,
    background: "var(--wd-surface)",
    border: "1px solid var(--wd-line)",
    paddingInline: 12,
    cursor: "pointer",
    whiteSpace: "nowrap",
  },
  "& .bar button.main": {
    color: "var(--wd-onInteractive)",
    background: "var(--wd-interactive)",
    borderColor: "var(--wd-interactive)",
    fontWeight: 500,
  },
  "& button[aria-disabled='true']": {
    color: "var(--wd-quiet)",
    background: "var(--wd-surface)",
    borderColor: "var(--wd-line)",
    borderStyle: "dashed",
    cursor: "not-allowed",
  },
  "& .list": { flex: 1, minBlockSize: 0, borderBlockStart: "1px solid var(--wd-line)" },
  "& .strip": {
    flex: "none",
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    gap: 8,
    padding: "4px 16px",
    minBlockSize: 28,
    color: "var(--wd-quiet)",
    fontVariantNumeric: "tabular-nums",
    borderBlockStart: "1px solid var(--wd-line)",
  },
  "& .strip.acts": { color: "var(--wd-text)", background: "var(--wd-selected)" },
  "& .strip.told": { color: "var(--wd-text)" },
  "& .unseen": {
    position: "absolute",
    inlineSize: 1,
    blockSize: 1,
    margin: -1,
    overflow: "hidden",
    clipPath: "inset(50%)",
    whiteSpace: "nowrap",
  },
});

/** Lines of the dialogs, which stand outside the frame. */
export const DIALOG_RULES = {
  ".wd-lines": { listStyle: "none", margin: 0, padding: 0 },
  ".wd-lines > li": { display: "flex", alignItems: "center", gap: 4, minBlockSize: 44 },
  ".wd-lines > li > :first-child": { flex: 1, minInlineSize: 0, marginInlineEnd: 0 },
  ".wd-names": { margin: "0 0 12px", paddingInlineStart: 20, maxBlockSize: "40vh", overflow: "auto" },
} as const;
