/** Counts up from a moment, by the server's time. */
import Box from "@mui/material/Box";
import { parseDate } from "../lib/date-time";
import { useAge } from "./use-age";
import { useServerNow } from "./use-server-now";

/** `since` is a date of the store or epoch ms; nothing is shown when there is none. */
export function AgeText({ since, label }: { since: string | number; label?: string }) {
  const now = useServerNow();
  const age = useAge();
  const from = typeof since === "string" ? parseDate(since) : since;
  if (Number.isNaN(from)) return null;
  return (
    <Box
      component="bdi"
      role="timer"
      aria-live="off"
      aria-label={label}
      sx={{ fontVariantNumeric: "tabular-nums", whiteSpace: "nowrap" }}
    >
      {age(now - from)}
    </Box>
  );
}
