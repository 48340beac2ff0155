/** Rules for badges, ages, marks, traces and frames, wherever they stand. Left and right are mirrored by the theme. */
import GlobalStyles from "@mui/material/GlobalStyles";

const ages = {
  ".wd-age": { position: "relative", whiteSpace: "nowrap", fontVariantNumeric: "tabular-nums", textAlign: "right" },
  ".wd-age-warn, .wd-age-late": { fontWeight: 700 },
  ".wd-age-bar": {
    display: "block",
    blockSize: 3,
    marginBlockStart: 1,
    background: "var(--wd-line)",
    borderRadius: 2,
    overflow: "hidden",
    "& > span": { display: "block", blockSize: "100%", background: "var(--wd-quiet)" },
  },
  ".wd-age-warn .wd-age-bar > span": { background: "var(--wd-p2-fill)" },
  ".wd-age-late .wd-age-bar > span": { background: "var(--wd-p1-fill)" },
} as const;

const marks = {
  ".unseen": {
    position: "absolute",
    inlineSize: 1,
    blockSize: 1,
    margin: -1,
    overflow: "hidden",
    clipPath: "inset(50%)",
    whiteSpace: "nowrap",
  },
  ".quiet": { color: "var(--wd-quiet)" },
  ".test": {
    border: "1px solid var(--wd-quiet)",
    borderRadius: 2,
    paddingInline: 4,
    fontSize: 11,
    fontWeight: 700,
    letterSpacing: "0.04em",
    lineHeight: "16px",
  },
  ".odd": {
    border: "1px dashed var(--wd-quiet)",
    borderRadius: 2,
    paddingInline: 4,
    fontSize: 12,
    fontWeight: 600,
    whiteSpace: "nowrap",
  },
} as const;

const details = {
  ".wd-detail": {
    "& h3": { margin: 0, marginBlockStart: 16, fontSize: 13, fontWeight: 600, color: "var(--wd-quiet)" },
    "& > h3:not(* + h3)": { marginBlockStart: 0 },
    "& p": { margin: 0, marginBlockStart: 6 },
  },
  ".wd-trace": {
    listStyle: "none",
    margin: 0,
    marginBlockStart: 6,
    padding: 0,
    borderInlineStart: "2px solid var(--wd-line)",
    "& li": { display: "grid", gridTemplateColumns: "64px 1fr", gap: 8, paddingBlock: 3, paddingInlineStart: 10 },
    "& .step": { color: "var(--wd-quiet)" },
    "& .sentence": { display: "block", overflowWrap: "anywhere" },
  },
  ".wd-lines": {
    listStyle: "none",
    margin: 0,
    marginBlockStart: 6,
    padding: 0,
    "& li": {
      display: "grid",
      gridTemplateColumns: "max-content 1fr",
      // A link has the height that is pressed: its text stands on the line of its time.
      alignItems: "baseline",
      gap: 12,
      paddingBlock: 4,
      borderBlockEnd: "1px solid var(--wd-line)",
      overflowWrap: "anywhere",
      fontVariantNumeric: "tabular-nums",
    },
  },
  ".wd-link": {
    font: "inherit",
    color: "var(--wd-interactive)",
    background: "none",
    border: 0,
    padding: 0,
    textAlign: "left",
    textDecoration: "underline",
    textUnderlineOffset: 2,
    cursor: "pointer",
    display: "inline-flex",
    alignItems: "center",
    minBlockSize: 36,
    minInlineSize: 36,
    "@media (pointer: coarse)": { minBlockSize: 44, minInlineSize: 44 },
  },
  ".wd-dump": {
    marginBlockStart: 6,
    padding: 8,
    overflow: "auto",
    background: "var(--wd-ground)",
    border: "1px solid var(--wd-line)",
    borderRadius: 4,
    fontFamily: "ui-monospace, 'DejaVu Sans Mono', Consolas, monospace",
    fontSize: 12,
    lineHeight: "18px",
    textAlign: "left",
    "& table": { borderCollapse: "collapse" },
    "& th, & td": { whiteSpace: "pre", padding: 0, paddingInlineEnd: 16, fontWeight: 400 },
    "& th": { color: "var(--wd-quiet)" },
  },
  ".wd-fields": {
    margin: 0,
    marginBlockStart: 6,
    "& > div": {
      display: "grid",
      gridTemplateColumns: "132px 1fr",
      gap: 12,
      paddingBlock: 4,
      borderBlockEnd: "1px solid var(--wd-line)",
    },
    "& dt": { color: "var(--wd-quiet)" },
    "& dd": { margin: 0, overflowWrap: "anywhere" },
  },
  ".wd-drawer-head": {
    display: "flex",
    alignItems: "center",
    gap: 8,
    padding: "8px 8px 8px 16px",
    paddingInline: "16px 8px",
    borderBlockEnd: "1px solid var(--wd-line)",
    "& h2": { flex: 1, margin: 0, fontSize: 16, fontWeight: 600, minInlineSize: 0, overflowWrap: "anywhere" },
  },
  ".wd-drawer-body": { flex: 1, overflow: "auto", padding: 16 },
} as const;

/** Stands once on every page that shows alarms or signals. */
export function AlarmStyles() {
  return <GlobalStyles styles={{ ...ages, ...marks, ...details } as never} />;
}
