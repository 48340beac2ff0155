/** A line across the page, below the header, about what concerns every page. */
import Box from "@mui/material/Box";
import type { ReactNode } from "react";

export interface BannerLineProps {
  readonly icon: ReactNode;
  /** A screen reader says it at once, and its edge is marked. */
  readonly urgent?: boolean;
  /** Name for tests. */
  readonly name: string;
  /** What can be done about it, and what counts by itself: not part of what is said at once. */
  readonly action?: ReactNode;
  readonly children: ReactNode;
}

/** The line. */
export function BannerLine({ icon, urgent = false, name, action, children }: BannerLineProps) {
  return (
    <Box
      data-testid={name}
      sx={{
        display: "flex",
        alignItems: "center",
        flexWrap: "wrap",
        columnGap: 2,
        paddingInline: 2,
        paddingBlock: 0.5,
        minHeight: 36,
        color: "text.primary",
        backgroundColor: "var(--wd-notice)",
        borderBlockEnd: "1px solid var(--wd-line)",
        borderInlineStart: urgent ? "4px solid var(--wd-p2-outline)" : "none",
      }}
    >
      <Box role={urgent ? "alert" : "status"} sx={{ display: "flex", alignItems: "center", gap: 1, flex: "1 1 320px" }}>
        {icon}
        <span>{children}</span>
      </Box>
      {action}
    </Box>
  );
}
