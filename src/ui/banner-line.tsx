/** A line across the page, below the header, about what concerns every page. */
import Box from "@mui/material/Box";
import type { ReactNode } from "react";

export interface BannerLineProps {
  readonly icon: ReactNode;
  /** A screen reader says it at once, and its edge is marked. */
  readonly urgent?: boolean;
  /** Name for tests. */
  readonly name: string;
  readonly children: ReactNode;
}

/** The line. */
export function BannerLine({ icon, urgent = false, name, children }: BannerLineProps) {
  return (
    <Box
      role={urgent ? "alert" : "status"}
      data-testid={name}
      sx={{
        display: "flex",
        alignItems: "center",
        gap: 1,
        paddingInline: 2,
        minHeight: 36,
        color: "text.primary",
        backgroundColor: "var(--wd-notice)",
        borderBlockEnd: "1px solid var(--wd-line)",
        borderInlineStart: urgent ? "4px solid var(--wd-p2-outline)" : "none",
      }}
    >
      {icon}
      <span>{children}</span>
    </Box>
  );
}
