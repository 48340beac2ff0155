/** The leading edge of a row in its priority's colour: 4 px, outlined where the fill alone is too faint. */
import type { CSSProperties } from "react";
import { priorityToken } from "./theme/css-variables";
import { priorityName } from "./theme/tokens";

/** Above cells that stay at the start while the others scroll. */
const EDGE: CSSProperties = {
  position: "absolute",
  zIndex: 2,
  insetInlineStart: 0,
  insetBlock: 0,
  inlineSize: 4,
  boxSizing: "border-box",
};

/** Stands in a positioned row. */
export function PriorityEdge({ priority }: { readonly priority: number }) {
  const name = priorityName(priority);
  return (
    <span
      aria-hidden
      style={{
        ...EDGE,
        backgroundColor: priorityToken(name, "fill"),
        borderInlineEnd: `1px solid ${priorityToken(name, "outline")}`,
      }}
    />
  );
}
