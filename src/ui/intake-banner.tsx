/** Says so when no signals come in, or late, or not all: a quiet screen must not be taken for a quiet night. */
import ReportProblemOutlined from "@mui/icons-material/ReportProblemOutlined";
import ScheduleOutlined from "@mui/icons-material/ScheduleOutlined";
import SensorsOffOutlined from "@mui/icons-material/SensorsOffOutlined";
import { useTranslation } from "react-i18next";
import type { IntakeKind } from "../../domain/live/beat";
import { formatTime } from "../lib/date-time";
import { AgeText } from "./age-text";
import { BannerLine } from "./banner-line";

export interface IntakeProps {
  readonly kind: IntakeKind;
  /** Epoch ms by the server's clock; 0 = not known. */
  readonly since: number;
  /** Signals that the server does not take. */
  readonly count: number;
  /** Which receiver it is about; "" = all there are. */
  readonly receiver: string;
}

const ICONS = {
  silent: SensorsOffOutlined,
  full: SensorsOffOutlined,
  disk: SensorsOffOutlined,
  late: ScheduleOutlined,
  parked: ReportProblemOutlined,
  twin: ReportProblemOutlined,
} as const;

/** A line across the page while something is wrong with the way from the panels to the server; nothing otherwise. */
export function IntakeBanner({ kind, since, count, receiver }: IntakeProps) {
  const { t } = useTranslation("common");
  if (kind === "ok") return null;
  const Icon = ICONS[kind];
  return (
    <BannerLine
      name="intake-banner"
      urgent={kind !== "parked" && kind !== "twin"}
      icon={<Icon fontSize="small" aria-hidden />}
    >
      {kind === "silent" && receiver !== "" && (
        <>
          <strong>{t("intake.silentOne", { receiver, time: formatTime(since) })}</strong> {t("intake.silentOneCause")}
        </>
      )}
      {kind === "silent" && receiver === "" && (
        <>
          <strong>{since > 0 ? t("intake.silentSince", { time: formatTime(since) }) : t("intake.silentAlways")}</strong>{" "}
          {t("intake.silentCause")}
        </>
      )}
      {kind === "full" && (
        <>
          <strong>{receiver === "" ? t("intake.full") : t("intake.fullOne", { receiver })}</strong>{" "}
          {t("intake.fullCause")}
        </>
      )}
      {kind === "disk" && (
        <>
          <strong>{t("intake.disk")}</strong> {t("intake.diskCause")}
        </>
      )}
      {kind === "late" && (
        <>
          <strong>{t("intake.late")}</strong> {t("intake.lateSince", { time: formatTime(since) })}
        </>
      )}
      {kind === "twin" && t("intake.twin", { receiver })}
      {kind === "parked" && t("intake.parked", { count })}{" "}
      {since > 0 && <AgeText since={since} label={t("live.lasting")} />}
    </BannerLine>
  );
}
