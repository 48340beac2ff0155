/** The full-screen loader of every route change, and the overlay it is: it covers nothing until the wait is felt. */
import Box from "@mui/material/Box";
import CircularProgress from "@mui/material/CircularProgress";
import { keyframes } from "@emotion/react";
import { useRouterState } from "@tanstack/react-router";

const appear = keyframes({ from: { opacity: 0 }, to: { opacity: 1 } });
/** Shorter waits would only flicker. */
const FELT_MS = 250;

/** Over the whole window; the page below it can be used. A screen reader is told by the page itself. */
export function LoadingOverlay() {
  return (
    <Box
      aria-hidden
      data-testid="loading-overlay"
      sx={{
        position: "fixed",
        inset: 0,
        zIndex: 1350,
        display: "grid",
        placeItems: "center",
        pointerEvents: "none",
        animation: `${appear} 100ms ${FELT_MS}ms both`,
      }}
    >
      <CircularProgress size={40} thickness={3} color="secondary" />
    </Box>
  );
}

/** There from the press until the next page is. */
export function RouteLoader() {
  const changes = useRouterState({
    select: ({ status, location, resolvedLocation }) =>
      status === "pending" && location.pathname !== resolvedLocation?.pathname,
  });
  return changes ? <LoadingOverlay /> : null;
}
