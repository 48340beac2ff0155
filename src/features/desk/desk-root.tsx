/** The desk's grid and looks. Plain rules by class, so that thousands of rows cost no style objects. */
import { styled } from "@mui/material/styles";
import { alarmRules } from "./styles/alarm-rules";
import { controlRules } from "./styles/control-rules";
import { doRules } from "./styles/do-rules";
import { queueRules } from "./styles/queue-rules";

/** The root; `wide` shows three columns, `narrow` one. */
export const DeskRoot = styled("div")({
  position: "relative",
  blockSize: "100%",
  minBlockSize: 0,
  minInlineSize: 0,
  flex: 1,
  color: "var(--wd-text)",
  background: "var(--wd-ground)",
  fontSize: 14,
  lineHeight: "20px",
  "&.wide": {
    display: "grid",
    gridTemplateColumns: "clamp(320px, 26vw, 400px) minmax(0, 1fr) clamp(340px, 26vw, 380px)",
    gridTemplateRows: "minmax(0, 1fr)",
    gap: 1,
  },
  "&.wide > *": { gridRow: 1 },
  "&.wide > .queue": { gridColumn: 1 },
  "&.wide > .alarm": { gridColumn: 2 },
  "&.wide > .do": { gridColumn: 3 },
  "&.wide > .missing": { gridColumn: "2 / -1" },
  "&.narrow": { display: "flex", flexDirection: "column" },
  "&.narrow > .queue, &.narrow > .alarm": { flex: 1 },
  ...controlRules,
  ...queueRules,
  ...alarmRules,
  ...doRules,
});
