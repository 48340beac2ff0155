/** Looks of a list of records: a bar of title and filters, lines for what is said, and rows that take the rest. */
import { styled } from "@mui/material/styles";
import { BUTTON, FIELD_CONTROL, FRAME } from "../../../ui/page-frame";

/** The frame. */
export const ListRoot = styled("div")({
  ...FRAME,
  containerType: "inline-size",
  "& .bar + .bar": { paddingBlockStart: 0 },
  "& .bar .caller": { flexBasis: "100%", display: "flex", flexWrap: "wrap", alignItems: "center", gap: 8, margin: 0 },
  "& .bar .end": { flex: 1, display: "flex", flexWrap: "wrap", justifyContent: "flex-end", gap: 8 },
  "& .field > input, & .field > select": {
    ...FIELD_CONTROL,
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
  "& .bar button, & .strip button, & .state button": BUTTON,
  "& .bar button.main[aria-disabled='false']": {
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
  ".wd-choices": { listStyle: "none", margin: 0, padding: 0 },
  ".wd-choices > li": { display: "flex", alignItems: "center", gap: 4, minBlockSize: 44 },
  ".wd-choices > li > :first-child": { flex: 1, minInlineSize: 0, marginInlineEnd: 0 },
  ".wd-names": { margin: "0 0 12px", paddingInlineStart: 20, maxBlockSize: "40vh", overflow: "auto" },
} as const;
