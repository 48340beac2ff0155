/** What pages with a bar above a list have in common: the frame, its bar and fields, and the controls in them. */
import { COARSE } from "./density";

/** A button, a field, a choice. */
export const CONTROL = {
  font: "inherit",
  color: "inherit",
  minBlockSize: 36,
  boxSizing: "border-box",
  borderRadius: 4,
  [COARSE]: { minBlockSize: 44 },
} as const;

/** A button that is not the page's main one. */
export const BUTTON = {
  ...CONTROL,
  background: "var(--wd-surface)",
  border: "1px solid var(--wd-line)",
  paddingInline: 12,
  cursor: "pointer",
  whiteSpace: "nowrap",
} as const;

/** The frame; the list takes the rest of the height. */
export const FRAME = {
  blockSize: "100%",
  minBlockSize: 0,
  display: "flex",
  flexDirection: "column",
  background: "var(--wd-ground)",
  color: "var(--wd-text)",
  fontSize: 14,
  lineHeight: "20px",
  "& .bar": { flex: "none", display: "flex", flexWrap: "wrap", alignItems: "end", gap: 8, padding: "8px 16px" },
  "& .bar h1": { margin: 0, marginInlineEnd: 8, fontSize: 20, lineHeight: "36px", fontWeight: 600 },
  "& .field": { display: "grid", gap: 2, fontSize: 12, color: "var(--wd-quiet)" },
} as const;

/** What is typed into or chosen from. */
export const FIELD_CONTROL = {
  ...CONTROL,
  fontSize: 14,
  color: "var(--wd-text)",
  padding: "4px 8px",
  background: "var(--wd-raised)",
  border: "1px solid var(--wd-quiet)",
} as const;
