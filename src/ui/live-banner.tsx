/** Says so when the screen is not live, and since when; a small sign in the header says when it is. */
import CloudOffOutlined from "@mui/icons-material/CloudOffOutlined";
import ScheduleOutlined from "@mui/icons-material/ScheduleOutlined";
import Box from "@mui/material/Box";
import { useTranslation } from "react-i18next";
import { formatTime } from "../lib/date-time";
import { AgeText } from "./age-text";
import { BannerLine } from "./banner-line";

export type LiveStatus = "connecting" | "live" | "not_live" | "offline";

export interface LiveProps {
  readonly status: LiveStatus;
  /** Epoch ms by the server's clock. */
  readonly since: number;
}

const SKEW_WARN_MS = 60_000;

/** A line across the page while the screen is not live, or the workstation's clock is wrong; nothing otherwise. */
export function LiveBanner({ status, since, skewMs }: LiveProps & { skewMs: number }) {
  const { t } = useTranslation("app");
  if (status === "not_live" || status === "offline") {
    return (
      <BannerLine name="live-banner" icon={<CloudOffOutlined fontSize="small" aria-hidden />} urgent>
        <strong>{t("live.since", { time: formatTime(since) })}</strong> {t("live.old")}{" "}
        {status === "offline" && t("live.offline")} <AgeText since={since} label={t("live.lasting")} />
      </BannerLine>
    );
  }
  if (Math.abs(skewMs) <= SKEW_WARN_MS) return null;
  return (
    <BannerLine name="live-banner" icon={<ScheduleOutlined fontSize="small" aria-hidden />}>
      {t(skewMs > 0 ? "live.clockFast" : "live.clockSlow", { count: Math.round(Math.abs(skewMs) / 60_000) })}
    </BannerLine>
  );
}

const MARKS: Readonly<Record<LiveStatus | "unsaved", string>> = {
  live: "var(--wd-good)",
  unsaved: "var(--wd-p2-outline)",
  connecting: "var(--wd-quiet)",
  not_live: "var(--wd-p2-outline)",
  offline: "var(--wd-p2-outline)",
};

export interface LivePillProps {
  readonly status: LiveStatus;
  /** What is sent goes unanswered, though the stream may live. */
  readonly unsaved: boolean;
}

/** The sign in the header: a filled dot when live, a ring when not, and the word beside it. */
export function LivePill({ status: line, unsaved }: LivePillProps) {
  const { t } = useTranslation("app");
  const status = line === "live" && unsaved ? "unsaved" : line;
  return (
    <Box
      component="span"
      data-testid="live-pill"
      data-status={status}
      sx={{
        display: "inline-flex",
        alignItems: "center",
        gap: 0.75,
        fontSize: 13,
        color: "text.secondary",
        whiteSpace: "nowrap",
      }}
    >
      <Box
        component="span"
        aria-hidden
        sx={{
          width: 10,
          height: 10,
          borderRadius: "50%",
          border: `2px solid ${MARKS[status]}`,
          backgroundColor: status === "live" ? MARKS[status] : "transparent",
        }}
      />
      {t(`live.status.${status}`)}
    </Box>
  );
}
