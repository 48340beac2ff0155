/** The operator's shift in the header: a clock of one shape a status, and on hover and focus which shift it is about. */
import HistoryOutlined from "@mui/icons-material/HistoryOutlined";
import HistoryToggleOffOutlined from "@mui/icons-material/HistoryToggleOffOutlined";
import ScheduleOutlined from "@mui/icons-material/ScheduleOutlined";
import WatchLater from "@mui/icons-material/WatchLater";
import Box from "@mui/material/Box";
import IconButton from "@mui/material/IconButton";
import Tooltip from "@mui/material/Tooltip";
import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import type { ShiftStatus } from "../../../domain/shifts/status";
import { pagesOf } from "../../resources/landing";
import { useFormat } from "../../resources/use-format";
import { useSession } from "../../resources/use-session";
import { type OwnShift, useOwnShift } from "./use-own-shift";

/** Told apart without colour: a full clock, an empty one, one that runs back, a broken line. */
const SHAPES = {
  active: WatchLater,
  not_started: ScheduleOutlined,
  expired: HistoryOutlined,
  none: HistoryToggleOffOutlined,
} as const satisfies Record<ShiftStatus, unknown>;

const COLOURS: Readonly<Record<ShiftStatus, object>> = {
  active: { color: "var(--wd-good)" },
  // Yellow alone is too light for a light ground: the outline carries the shape.
  not_started: { color: "var(--wd-p3-fill)", stroke: "var(--wd-p3-outline)", strokeWidth: 0.7 },
  expired: { color: "var(--wd-p1-outline)" },
  none: { color: "var(--wd-quiet)" },
};

/** Nothing for who is no operator. */
export function ShiftClock() {
  const shift = useOwnShift();
  return shift && <Clock shift={shift} />;
}

/** The page of shifts, where one has it. */
function useShiftsPage(): string | undefined {
  const { user } = useSession();
  const has = user && pagesOf(user, "operator").some(({ id }) => id === "shift_management");
  return has ? "/operator/shift_management" : undefined;
}

function Clock({ shift }: { readonly shift: OwnShift }) {
  const { t } = useTranslation("common");
  const format = useFormat();
  const page = useShiftsPage();
  const { status, name, startMs, endMs } = shift;
  const title = t(`shift.clock.${status}`);
  const of = (ms: number): string => format.time(ms, { short: true });
  const lines =
    status === "none"
      ? [title]
      : [title, `${t(`shift.which.${status}`)}: ${name}`, t("shift.times", { from: of(startMs), until: of(endMs) })];
  const Shape = SHAPES[status];
  const detail = (
    <Box component="span" data-testid="shift-detail" sx={{ display: "grid" }}>
      {lines.map((line) => (
        <span key={line}>{line}</span>
      ))}
    </Box>
  );
  return (
    <Tooltip title={detail} enterTouchDelay={0}>
      <IconButton
        {...(page === undefined ? {} : { component: Link, to: page })}
        aria-label={lines.join(". ")}
        data-testid="shift-clock"
        data-status={status}
      >
        <Shape sx={COLOURS[status]} />
      </IconButton>
    </Tooltip>
  );
}
