/** The leading edge of a row in its priority's colour: 4 px, outlined where the fill alone is too faint. */
import Box from "@mui/material/Box";
import { priorityToken } from "./theme/css-variables";
import { priorityName } from "./theme/tokens";

/** Stands in a positioned row. */
export function PriorityEdge({ priority }: { priority: number }) {
  const name = priorityName(priority);
  return (
    <Box
      component="span"
      aria-hidden
      sx={{ position: "absolute", insetInlineStart: 0, insetBlock: 0, width: 4, boxSizing: "border-box" }}
      style={{
        backgroundColor: priorityToken(name, "fill"),
        borderInlineEnd: `1px solid ${priorityToken(name, "outline")}`,
      }}
    />
  );
}
