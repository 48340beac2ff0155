/** Looks of the column with calls and forms. */
import { personRules, planRules } from "../../../resources/site/site-rules";

export const doRules = {
  "& .do": {
    display: "flex",
    flexDirection: "column",
    minBlockSize: 0,
    minInlineSize: 0,
    background: "var(--wd-surface)",
  },
  "& .calls": { flex: 1, minBlockSize: 0, display: "flex", flexDirection: "column" },
  "& .calls h2": { flex: "none", margin: 0, padding: "12px 16px 4px", fontSize: 14, fontWeight: 600 },
  "& .calls ol": {
    flex: "0 1 auto",
    minBlockSize: 0,
    overflow: "auto",
    listStyle: "none",
    margin: 0,
    padding: 0,
    outlineOffset: -2,
  },
  "& .call-card": { padding: "8px 16px", borderBlockEnd: "1px solid var(--wd-line)" },
  // Whose result the digits book.
  "& .call-card.is-current": { outline: "2px solid var(--wd-interactive)", outlineOffset: -2 },
  ...personRules,
  ...planRules,
  "& .do > .plan": { flex: "none", "& summary": { paddingInline: 16 } },
  "& .do > p.plan": { margin: 0, padding: "8px 16px" },
  // Whom to call stays in sight below it.
  "& .do > .plan .plan-steps": { paddingInline: 16, maxBlockSize: "32vh" },
  // A line of its own: whatever stands beside the number, what became of the call is never cut.
  "& .phone .last-call": { margin: 0, paddingBlockEnd: 4, fontSize: 12, lineHeight: "16px" },
  "& .phone-line .choose": { marginInlineStart: "auto", flex: "none", whiteSpace: "nowrap" },
  "& .call-results": {
    display: "grid",
    gridTemplateColumns: "repeat(auto-fit, minmax(112px, 1fr))",
    gap: 6,
    paddingBlockEnd: 4,
    "& button": { fontSize: 13, paddingInline: 6, gap: 6 },
    "& .why-not": { gridColumn: "1 / -1", margin: 0, fontSize: 12, lineHeight: "16px" },
  },
  "& .do-forms": { flex: "none", borderBlockStart: "1px solid var(--wd-line)", background: "var(--wd-raised)" },
  "& .do-forms .tab-row": { paddingInline: 12 },
  "& .do-form": {
    // One height for both forms: the buttons below the list of reasons never move.
    blockSize: 312,
    "@media (pointer: coarse)": { blockSize: 404 },
    boxSizing: "border-box",
    display: "flex",
    flexDirection: "column",
    gap: 6,
    padding: "10px 16px 12px",
    "& label": { fontSize: 13 },
    "& .help": { margin: 0, fontSize: 12, lineHeight: "16px" },
  },
  // The form has no line to spare: what is said of the field stands beside its name.
  "& .label-line": { display: "flex", alignItems: "baseline", justifyContent: "space-between", gap: 8 },
  "& .field-row": {
    display: "flex",
    alignItems: "center",
    gap: 8,
    // Six ready-made figures beside it stand on one line in a column of 340 px.
    "& input": { inlineSize: 62, flex: "none" },
    "& .quick": { flex: 1 },
    "& .quick button": { paddingInline: 4 },
  },
  "& .quick": {
    display: "flex",
    flexWrap: "wrap",
    gap: 4,
    "& button": { paddingInline: 8, fontSize: 12 },
  },
  "& .why-list": {
    flex: 1,
    // As much on a line as fits; what a large text size leaves no room for is scrolled to, and lies under nothing.
    display: "flex",
    flexWrap: "wrap",
    alignContent: "flex-start",
    columnGap: 12,
    overflow: "auto",
    margin: 0,
    padding: 0,
    listStyle: "none",
    fontSize: 13,
    minBlockSize: 22,
    "& li": { display: "flex", alignItems: "center", minBlockSize: 22 },
    // The line keeps its height, and the button its reach; the ring of the focus stays off the lines around it.
    "& button.link": { marginBlock: -7, outlineOffset: -5, "@media (pointer: coarse)": { marginBlock: 0 } },
    "& li::before": { content: '"– "', whiteSpace: "pre", color: "var(--wd-quiet)" },
  },
} as const;
