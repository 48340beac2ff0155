/** How a site looks that is read and not changed. */
import { styled } from "@mui/material/styles";
import { RecordRoot } from "../../resources/records/record/record-styles";
import { areaRules, noteRules, personRules, planRules, timesRules } from "../../resources/site/site-rules";
import { COARSE } from "../../ui/density";
import { BUTTON, FIELD_CONTROL } from "../../ui/page-frame";

const icon = {
  font: "inherit",
  fontSize: 12,
  color: "var(--wd-quiet)",
  background: "none",
  border: 0,
  padding: 0,
  minInlineSize: 36,
  minBlockSize: 36,
  cursor: "pointer",
  display: "inline-flex",
  alignItems: "center",
  justifyContent: "center",
  [COARSE]: { minInlineSize: 44, minBlockSize: 44 },
} as const;

/** The frame. */
export const SitePanelRoot = styled(RecordRoot)({
  "& .site": { display: "grid", gap: 16, padding: "4px 16px 24px", maxInlineSize: 720 },
  "& .site > *": { minInlineSize: 0, margin: 0 },
  "& .site h3": { margin: 0, fontSize: 14, lineHeight: "20px", fontWeight: 600 },
  "& .about": { display: "flex", flexWrap: "wrap", alignItems: "center", gap: "4px 12px" },
  "& .said": { padding: 0 },
  "& .site-lines": { display: "grid", gap: 8, "& p": { margin: 0 } },
  "& .calls ol": { listStyle: "none", margin: 0, padding: 0 },
  "& .call-card": { paddingBlock: 8, borderBlockEnd: "1px solid var(--wd-line)" },
  "& button.icon": icon,
  "& .areas": { display: "flex", flexWrap: "wrap", gap: 24, alignItems: "flex-start", ...areaRules },
  "& .areas p": { flex: "1 0 100%", margin: 0 },
  "& .areas.one table": { flexBasis: "100%" },
  // Mirrored by the theme; `start` would follow the text.
  "& .areas th": { textAlign: "left", fontWeight: 400, color: "var(--wd-quiet)", paddingInlineEnd: 10 },
  "& .portal": { display: "grid", gap: 8, "& p": { margin: 0 } },
  "& .portal ul": { listStyle: "none", margin: 0, padding: 0 },
  "& .portal li": {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    gap: 8,
    paddingBlock: 8,
    borderBlockEnd: "1px solid var(--wd-line)",
  },
  "& .portal .person": { flex: "1 1 240px", minInlineSize: 0, display: "grid", overflowWrap: "anywhere" },
  "& .portal .add": { display: "flex", flexWrap: "wrap", alignItems: "end", gap: 8 },
  "& .portal .add label": { display: "grid", gap: 2, flex: "0 1 300px", minInlineSize: 0 },
  "& .portal select": FIELD_CONTROL,
  "& .portal button": BUTTON,
  "& .portal button[aria-disabled=true]": { color: "var(--wd-quiet)", borderStyle: "dashed", cursor: "default" },
  "& .unseen": { position: "absolute", inlineSize: 1, blockSize: 1, overflow: "hidden", clipPath: "inset(50%)" },
  ...personRules,
  ...noteRules,
  ...planRules,
  ...timesRules,
});
