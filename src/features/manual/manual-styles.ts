/** Looks of the manual: a list of contents beside the text, above it where there is no room for both. */
import { styled } from "@mui/material/styles";
import { TIGHT } from "../../ui/density";
import { FIELD_CONTROL, FRAME } from "../../ui/page-frame";

const WAY = { display: "flex", alignItems: "center", minBlockSize: 44, color: "var(--wd-text)" } as const;

/** The page. */
export const ManualRoot = styled("div")({
  ...FRAME,
  "& .bar": { ...FRAME["& .bar"], borderBlockEnd: "1px solid var(--wd-line)" },
  "& .look": { flex: "0 1 320px", minInlineSize: 160, marginInlineStart: "auto" },
  "& .look input": { ...FIELD_CONTROL, inlineSize: "100%", minBlockSize: 44 },
  "& .split": { flex: 1, minBlockSize: 0, display: "flex", [TIGHT]: { display: "block", overflow: "auto" } },
  "& nav": {
    flex: "0 0 280px",
    overflow: "auto",
    padding: "8px 8px 24px",
    borderInlineEnd: "1px solid var(--wd-line)",
    [TIGHT]: { overflow: "visible", borderInlineEnd: 0, borderBlockEnd: "1px solid var(--wd-line)" },
  },
  "& nav h2": { margin: "12px 8px 4px", fontSize: 12, fontWeight: 600, color: "var(--wd-quiet)" },
  "& nav ul": { listStyle: "none", margin: 0, padding: 0 },
  "& nav ul.chapters": { [TIGHT]: { columns: 2, columnGap: 8 } },
  "& nav ul.chapters > li": { breakInside: "avoid" },
  "& nav a": { ...WAY, paddingInline: 8, borderRadius: 4, textDecoration: "none", textAlign: "start" },
  "& nav a:hover": { background: "var(--wd-raised)" },
  "& nav a[aria-current]": { background: "var(--wd-selected)", fontWeight: 600 },
  "& nav ul ul a": { paddingInlineStart: 24 },
  "& .text": {
    flex: 1,
    minInlineSize: 0,
    overflow: "auto",
    padding: "8px 32px 64px",
    fontSize: 16,
    lineHeight: "26px",
    [TIGHT]: { overflow: "visible", paddingInline: 16 },
  },
  "& .text > *": { maxInlineSize: 720 },
  "& .text h2": { margin: "12px 0 4px", fontSize: 24, lineHeight: "32px", fontWeight: 600 },
  "& .text h3": {
    inlineSize: "fit-content",
    margin: "28px 0 4px",
    fontSize: 18,
    lineHeight: "26px",
    fontWeight: 600,
    scrollMarginBlockStart: 16,
  },
  "& .text h3:focus-visible": { outline: "2px solid var(--wd-interactive)", outlineOffset: 4 },
  "& .text h4": { margin: "20px 0 4px", fontSize: 16, fontWeight: 600 },
  "& .text p": { margin: "8px 0" },
  "& .text ul": { margin: "8px 0", paddingInlineStart: 24 },
  "& .text li": { marginBlock: 4 },
  "& .text b": { fontWeight: 600 },
  "& .text a": { color: "var(--wd-interactive)" },
  "& .text .way": { ...WAY, display: "inline-flex", color: "var(--wd-interactive)" },
  "& .text .place": { margin: 0, color: "var(--wd-quiet)", fontSize: 14 },
  "& kbd": {
    font: "inherit",
    fontSize: 13,
    paddingInline: 6,
    border: "1px solid var(--wd-quiet)",
    borderRadius: 3,
    whiteSpace: "nowrap",
  },
  "& dl": { margin: 0 },
  "& dl > div": { display: "grid", gridTemplateColumns: "208px 1fr", gap: 8, alignItems: "baseline", paddingBlock: 4 },
  "& dt": { display: "flex", flexWrap: "wrap", gap: 4 },
  "& dd": { margin: 0 },
});
