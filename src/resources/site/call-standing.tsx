/** Why somebody on the list is not the one to call now, with the day or the hours by the site's clock. */
import { useTranslation } from "react-i18next";
import { useFormat } from "../use-format";
import { daysText, type Standing } from "./call-terms";
import { clockText } from "./opening-words";

export interface StandingLineProps {
  readonly standing: Standing;
  /** Of the site. */
  readonly timeZone: string;
}

/** The reason; "" where he may be called now. */
export function useStandingText({ standing, timeZone }: StandingLineProps): string {
  const { now, validFromMs, validUntilMs, hours } = standing;
  const { t } = useTranslation("alarms");
  const format = useFormat();
  if (now === "now") return "";
  if (now === "expired") return t("calls.expired", { day: format.day(validUntilMs, { timeZone }) });
  if (now === "not_yet") return t("calls.not_yet", { day: format.day(validFromMs, { timeZone }) });
  const written = hours.map(
    ({ days, from, to }) => `${daysText(days, format.weekdayShort)} ${clockText(`${from}–${to}`)}`,
  );
  return t("calls.outside_hours", { hours: written.join(", ") });
}

/** The line below the name; nothing where he may be called now. */
export function StandingLine(props: StandingLineProps) {
  const text = useStandingText(props);
  return text === "" ? null : <p className="standing-line">{text}</p>;
}
