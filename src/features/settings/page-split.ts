/** How a page of records is laid out: tabs above, the list, and the record beside it. */
import { styled } from "@mui/material/styles";
import { COARSE } from "../../ui/density";

/** The frame. */
export const PageSplit = styled("div")({
  blockSize: "100%",
  minBlockSize: 0,
  display: "flex",
  flexDirection: "column",
  background: "var(--wd-ground)",
  "& .page-tabs": {
    flex: "none",
    display: "flex",
    gap: 4,
    overflowX: "auto",
    paddingInline: 12,
    borderBlockEnd: "1px solid var(--wd-line)",
  },
  "& .page-tabs > button": {
    font: "inherit",
    fontSize: 14,
    color: "var(--wd-quiet)",
    background: "none",
    border: 0,
    borderBlockEnd: "2px solid transparent",
    minBlockSize: 40,
    paddingInline: 12,
    cursor: "pointer",
    whiteSpace: "nowrap",
    [COARSE]: { minBlockSize: 44 },
  },
  "& .page-tabs > button[aria-selected=true]": {
    color: "var(--wd-text)",
    fontWeight: 600,
    borderBlockEndColor: "var(--wd-interactive)",
  },
  "& .split": { flex: 1, minBlockSize: 0, display: "flex" },
  "& .records": { flex: 1, minInlineSize: 0 },
  "& .beside": {
    flex: "none",
    inlineSize: "min(60%, 640px)",
    minInlineSize: 0,
    borderInlineStart: "1px solid var(--wd-line)",
  },
  "& .whole": { flex: 1, minInlineSize: 0 },
});
