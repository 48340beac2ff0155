/** Priority as number inside shape inside colour, so that no one of the three has to be seen alone. */
import Box from "@mui/material/Box";
import { keyframes } from "@emotion/react";
import { useTranslation } from "react-i18next";
import { priorityToken } from "./theme/css-variables";
import { priorityName } from "./theme/tokens";

/** Outlines in a box of 24, and where the number sits (the triangle's middle is low). */
const SHAPES = {
  p1: { path: "M7.6 1.5h8.8l6.1 6.1v8.8l-6.1 6.1H7.6l-6.1-6.1V7.6z", textY: 12.4 },
  p2: { path: "M12 1.6 23 21.6H1z", textY: 15.4 },
  p3: { path: "M12 .9 23.1 12 12 23.1.9 12z", textY: 12.4 },
  p4: { path: "M2.5 2.5h19v19h-19z", textY: 12.4 },
  p5: { path: "M12 1.8a10.2 10.2 0 1 1 0 20.4 10.2 10.2 0 0 1 0-20.4z", textY: 12.4 },
} as const;

const pulse = keyframes({ "0%, 100%": { opacity: 0.15 }, "50%": { opacity: 0.9 } });

export interface PriorityBadgeProps {
  readonly priority: number;
  readonly size?: number;
  /** Nobody has it yet: a ring that pulses at most once a second, or stands still with reduced motion. */
  readonly unclaimed?: boolean;
  readonly confirmed?: boolean;
}

/** The badge; it says its priority to a screen reader. */
export function PriorityBadge({ priority, size = 24, unclaimed = false, confirmed = false }: PriorityBadgeProps) {
  const { t } = useTranslation("common");
  const name = priorityName(priority);
  const { path, textY } = SHAPES[name];
  const label = t(confirmed ? "priority.confirmed" : "priority.label", { priority });
  return (
    <Box
      component="span"
      role="img"
      aria-label={label}
      sx={{ display: "inline-flex", flexShrink: 0, position: "relative", width: size, height: size }}
    >
      <svg viewBox="0 0 24 24" width={size} height={size} aria-hidden="true" overflow="visible">
        {unclaimed && <Ring path={path} colour={priorityToken(name, "outline")} />}
        <path
          d={path}
          strokeWidth={1.6}
          strokeLinejoin="round"
          style={{ fill: priorityToken(name, "fill"), stroke: priorityToken(name, "outline") }}
        />
        <text
          x={12}
          y={textY}
          textAnchor="middle"
          dominantBaseline="central"
          fontSize={12.5}
          fontWeight={700}
          style={{ fill: priorityToken(name, "ink") }}
        >
          {priority}
        </text>
        {confirmed && <Chevrons colour={priorityToken(name, "outline")} />}
      </svg>
    </Box>
  );
}

function Ring({ path, colour }: { path: string; colour: string }) {
  return (
    <Box
      component="path"
      d={path}
      sx={{
        fill: "none",
        stroke: colour,
        strokeWidth: 1.6,
        transformBox: "fill-box",
        transformOrigin: "center",
        transform: "scale(1.28)",
        animation: `${pulse} 1.2s ease-in-out infinite`,
        "@media (prefers-reduced-motion: reduce)": { animation: "none", opacity: 0.7 },
      }}
    />
  );
}

/** Confirmed: a double chevron above the shape. */
function Chevrons({ colour }: { colour: string }) {
  return (
    <g style={{ fill: "none", stroke: colour, strokeWidth: 1.8 }}>
      <path d="M7 -2.2 12 -6l5 3.8" />
      <path d="M7 -5.6 12 -9.4l5 3.8" />
    </g>
  );
}
