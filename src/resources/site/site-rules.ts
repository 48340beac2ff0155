/** Looks of what is shown of a site: people to call, notes, partitions and zones. */

export const personRules = {
  "& .call-card .who": { margin: 0, display: "flex", alignItems: "center", gap: 8, flexWrap: "wrap" },
  "& .call-card .order": { color: "var(--wd-quiet)", minInlineSize: 14, fontVariantNumeric: "tabular-nums" },
  "& .call-card.standing-expired .name, & .call-card.standing-not_yet .name": { textDecoration: "line-through" },
  "& .call-card.standing-expired, & .call-card.standing-not_yet, & .call-card.standing-outside_hours": {
    "& .name": { fontWeight: 400, color: "var(--wd-quiet)" },
  },
  "& .standing-line": {
    margin: 0,
    marginInlineStart: 22,
    fontSize: 13,
    fontWeight: 600,
    fontVariantNumeric: "tabular-nums",
  },
  "& .has-keys": { display: "inline-flex", color: "var(--wd-quiet)" },
  "& .phone": { marginInlineStart: 22 },
  "& .phone-line": { display: "flex", alignItems: "center", gap: 4, minBlockSize: 36 },
  "& .phone-line a": {
    color: "var(--wd-interactive)",
    fontSize: 15,
    fontVariantNumeric: "tabular-nums",
    whiteSpace: "nowrap",
    textDecoration: "none",
    display: "inline-flex",
    alignItems: "center",
    minBlockSize: 36,
    "@media (pointer: coarse)": { minBlockSize: 44 },
    "&:hover": { textDecoration: "underline" },
  },
  "& .phone-line .phone-kind": {
    minInlineSize: 0,
    whiteSpace: "nowrap",
    overflow: "hidden",
    textOverflow: "ellipsis",
  },
} as const;

/** Below an element `site-lines`. */
export const noteRules = {
  "& .site-lines .must-read, & .site-lines .access": {
    display: "block",
    padding: "6px 10px",
    borderRadius: 4,
    maxBlockSize: 84,
    overflow: "auto",
    whiteSpace: "pre-line",
  },
  "& .site-lines .must-read": {
    background: "var(--wd-notice)",
    borderInlineStart: "4px solid var(--wd-p2-outline)",
  },
  "& .site-lines .access": { paddingBlock: 0, paddingInline: 0 },
} as const;

/** In the element `areas`. */
export const areaRules = {
  "& table": { flex: "1 1 220px", borderCollapse: "collapse", fontSize: 13 },
  "& caption": { textAlign: "start", fontWeight: 600, paddingBlockEnd: 4 },
  "& td": { paddingBlock: 4, paddingInlineEnd: 10, borderBlockEnd: "1px solid var(--wd-line)", verticalAlign: "top" },
  "& tr[aria-current]": { fontWeight: 600, background: "var(--wd-raised)" },
  "& td:last-of-type": { whiteSpace: "nowrap", paddingInlineEnd: 0 },
  "& td:only-of-type": { whiteSpace: "normal" },
  "& .standing": { fontWeight: 600 },
} as const;

/** An action plan that folds, wherever it stands. */
export const planRules = {
  "& .plan": { borderBlockEnd: "1px solid var(--wd-line)" },
  "& .plan summary": {
    display: "list-item",
    listStylePosition: "inside",
    paddingBlock: 8,
    minBlockSize: 36,
    boxSizing: "border-box",
    cursor: "pointer",
    outlineOffset: -2,
    "& b": { marginInlineStart: 4 },
    "@media (pointer: coarse)": { minBlockSize: 44, paddingBlock: 12 },
  },
  // Folded or not, it is read with the plan's name.
  "& .plan-lack": { display: "block", fontSize: 13, lineHeight: "18px", fontWeight: 600 },
  "& .plan-steps": { listStyle: "none", margin: 0, padding: 0, overflow: "auto", outlineOffset: -2 },
  "& .plan-steps li": { display: "flex", gap: 8, paddingBlock: 6 },
  "& .plan-steps p": { margin: 0, fontSize: 13, lineHeight: "18px" },
  "& .plan-order": { color: "var(--wd-quiet)", minInlineSize: 18, fontVariantNumeric: "tabular-nums" },
  "& .plan-person": { marginInlineEnd: 10, "& a": { whiteSpace: "nowrap" } },
  "& .plan-steps a": { color: "var(--wd-interactive)" },
  "& .plan-detail": { whiteSpace: "pre-line" },
} as const;

/** Opening times: the week as a table, and what differs below it. */
export const timesRules = {
  "& .times ul": { margin: 0, paddingBlock: 6, paddingInlineStart: 18, fontSize: 13 },
  "& .times table": { inlineSize: "100%", maxInlineSize: 480 },
  // Mirrored by the theme; `start` would follow the text.
  "& .times th": { textAlign: "left", fontWeight: 400, fontSize: 13, color: "var(--wd-quiet)" },
  "& .times td": { fontVariantNumeric: "tabular-nums", whiteSpace: "nowrap" },
} as const;
