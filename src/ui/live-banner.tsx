/** Says so when the screen is not live, and since when; a small sign in the header says when it is. */
import CloudOffOutlined from "@mui/icons-material/CloudOffOutlined";
import ScheduleOutlined from "@mui/icons-material/ScheduleOutlined";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { useTranslation } from "react-i18next";
import { formatTime } from "../lib/date-time";
import { AgeText } from "./age-text";
import { BannerLine } from "./banner-line";
import { COARSE } from "./density";
import { useServerNow } from "./use-server-now";

export type LiveStatus = "connecting" | "live" | "not_live" | "offline";

export interface LiveProps {
  readonly status: LiveStatus;
  /** Epoch ms by the server's clock. */
  readonly since: number;
}

const SKEW_WARN_MS = 60_000;

export interface LiveBannerProps extends LiveProps {
  readonly skewMs: number;
  /** Something else answers in the store's place. */
  readonly foreign: boolean;
  /** When the store is asked next, epoch ms by this workstation; 0 = not planned. */
  readonly nextTryAt: number;
  readonly onTryNow: () => void;
}

/** A line across the page while the screen is not live, or the workstation's clock is wrong; nothing otherwise. */
export function LiveBanner({ status, since, skewMs, foreign, nextTryAt, onTryNow }: LiveBannerProps) {
  const { t } = useTranslation("common");
  if (status === "not_live" || status === "offline") {
    const cause = status === "not_live" ? "asked" : foreign ? "foreign" : "offline";
    return (
      <BannerLine
        name="live-banner"
        icon={<CloudOffOutlined fontSize="small" aria-hidden />}
        urgent
        action={<NextTry at={nextTryAt - skewMs} onTryNow={onTryNow} />}
      >
        <strong>{t("live.since", { time: formatTime(since) })}</strong> {t(`live.${cause}`)}{" "}
        {cause !== "asked" && t("live.works")} <AgeText since={since} label={t("live.lasting")} />
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

/** When it is tried next, and a way not to wait for it. `at` is by the server's clock. */
function NextTry({ at, onTryNow }: { at: number; onTryNow: () => void }) {
  const { t } = useTranslation("common");
  const seconds = Math.ceil((at - useServerNow()) / 1_000);
  return (
    <Box sx={{ display: "flex", alignItems: "center", gap: 1, marginInlineStart: "auto" }}>
      <Box component="span" sx={{ fontVariantNumeric: "tabular-nums", whiteSpace: "nowrap" }}>
        {seconds > 0 ? t("live.nextTry", { count: seconds }) : t("live.trying")}
      </Box>
      <Button
        size="small"
        variant="outlined"
        color="inherit"
        onClick={onTryNow}
        sx={{ minHeight: 32, whiteSpace: "nowrap", [COARSE]: { minHeight: 44 } }}
      >
        {t("live.tryNow")}
      </Button>
    </Box>
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
  const { t } = useTranslation("common");
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
