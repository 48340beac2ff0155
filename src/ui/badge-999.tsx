/** A count on an icon: '999+' above 999 (specification section 9). */
import Badge from "@mui/material/Badge";
import type { ReactNode } from "react";

export interface Badge999Props {
  readonly count: number;
  /** `alarm` draws the eye, `quiet` does not. */
  readonly tone?: "alarm" | "quiet";
  readonly children: ReactNode;
}

/** Hidden at 0. The name of the control around it says the count; the badge itself is for the eye. */
export function Badge999({ count, tone = "alarm", children }: Badge999Props) {
  const colours =
    tone === "alarm"
      ? { backgroundColor: "var(--wd-p1-fill)", color: "var(--wd-p1-ink)" }
      : { backgroundColor: "var(--wd-quiet)", color: "var(--wd-ground)" };
  return (
    <Badge
      max={999}
      badgeContent={count}
      overlap="rectangular"
      slotProps={{
        badge: {
          "aria-hidden": true,
          sx: { ...colours, fontWeight: 700, fontVariantNumeric: "tabular-nums", whiteSpace: "nowrap" },
        } as never,
      }}
    >
      {children}
    </Badge>
  );
}
