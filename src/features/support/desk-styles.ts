/** How a customer's ticket is laid out: the conversation, and the customer beside it where there is room, else below. */
import { styled } from "@mui/material/styles";
import { RecordRoot } from "../../resources/records/record/record-styles";
import { COARSE } from "../../ui/density";
import { BUTTON, FIELD_CONTROL } from "../../ui/page-frame";

const LINE = "1px solid var(--wd-line)";

/** The frame. */
export const DeskRoot = styled(RecordRoot)({
  "& .body": { containerType: "inline-size" },
  "& .desk": { display: "grid", gap: 24, padding: "4px 16px 24px" },
  "& .desk > *": { minInlineSize: 0 },
  "@container (min-width: 580px)": { "& .desk": { gridTemplateColumns: "minmax(0, 3fr) minmax(220px, 2fr)" } },
  "& h3": { margin: 0, fontSize: 15, lineHeight: "22px", fontWeight: 600 },
  "& h4": { margin: "0 0 4px", fontSize: 14, lineHeight: "20px", fontWeight: 600 },
  "& p": { margin: 0 },
  "& .quiet": { color: "var(--wd-quiet)" },
  "& .talk, & .customer": { display: "grid", gap: 16, alignContent: "start" },
  "& .talk section": { display: "grid", gap: 10 },
  "& button": BUTTON,
  "& button.link": {
    border: 0,
    background: "none",
    paddingInline: 0,
    textAlign: "start",
    textDecoration: "underline",
    color: "inherit",
  },
  "& button[aria-disabled='true']": { color: "var(--wd-quiet)", borderStyle: "dashed", cursor: "not-allowed" },
  "& .acts": { display: "flex", flexWrap: "wrap", alignItems: "center", gap: 8 },
  "& .asked, & .lines p": { whiteSpace: "pre-wrap", overflowWrap: "anywhere" },
  "& .asked": { paddingBlockEnd: 10, borderBlockEnd: LINE },
  "& .lines, & ul": { listStyle: "none", margin: 0, padding: 0 },
  "& .lines": { display: "grid", gap: 12 },
  "& .lines li": { paddingInlineStart: 10, borderInlineStart: "3px solid var(--wd-line)" },
  "& .lines .asker": { borderInlineStartColor: "var(--wd-interactive)" },
  "& .lines .note": { borderInlineStartStyle: "dashed" },
  "& .write, & .write > label": { display: "grid", gap: 6 },
  "& textarea": {
    ...FIELD_CONTROL,
    inlineSize: "100%",
    boxSizing: "border-box",
    minBlockSize: 72,
    paddingBlock: 8,
    resize: "vertical",
  },
  "& select, & input": { ...FIELD_CONTROL, maxInlineSize: "100%" },
  "& .wd-fields": { margin: 0 },
  "& .word": { display: "flex", flexWrap: "wrap", alignItems: "end", gap: 8 },
  "& .word label": { display: "grid", gap: 2, minInlineSize: 0, flex: "1 1 140px" },
  "& .word select, & .word input": { inlineSize: "100%", minInlineSize: 0 },
  "& .word label > span, & .write > label > span": { color: "var(--wd-quiet)", fontSize: 13 },
  "& .customer li": {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    gap: "0 10px",
    minBlockSize: 32,
    borderBlockEnd: LINE,
    [COARSE]: { minBlockSize: 44 },
  },
  "& .customer li a": { color: "inherit", paddingBlock: 6, [COARSE]: { paddingBlock: 12 } },
  "& .customer h3 a": { color: "inherit" },
  "& .alarm": { fontWeight: 600 },
  "& .alarm::before": { content: '"▲ "', color: "var(--wd-p1-outline)" },
});
