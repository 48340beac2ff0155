/** What stands where rows would be: nothing there, no right, not loaded, or gone wrong. */
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import type { ReactNode } from "react";

export interface EmptyStateProps {
  readonly title: string;
  readonly detail?: string;
  readonly icon?: ReactNode;
  readonly action?: ReactNode;
}

/** A calm sentence in the middle. */
export function EmptyState({ title, detail, icon, action }: EmptyStateProps) {
  return (
    <Stack
      role="status"
      spacing={1}
      sx={{
        alignItems: "center",
        justifyContent: "center",
        textAlign: "center",
        padding: 4,
        minHeight: 160,
        height: "100%",
        color: "text.secondary",
      }}
    >
      {icon}
      <Typography variant="h2" component="p" sx={{ color: "text.primary" }}>
        {title}
      </Typography>
      {detail !== undefined && <Typography sx={{ maxWidth: 440 }}>{detail}</Typography>}
      {action}
    </Stack>
  );
}
